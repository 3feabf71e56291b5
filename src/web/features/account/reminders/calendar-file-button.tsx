import type { MoneyDate } from "#domain/money-date/money-date.ts";
import { Button } from "#web/ui/button.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { saveCalendar } from "./save-calendar.ts";

export function CalendarFileButton({ date }: { date: MoneyDate }) {
  const { show } = useToast();
  const save = () => {
    saveCalendar(date);
    show({ text: "Open the file, and your calendar takes the money date in." });
  };
  return (
    <Button variant="outline" size="small" icon="download" onClick={save}>
      Save a calendar file
    </Button>
  );
}
