import type { Household } from "#domain/household/household.ts";
import { onIntent } from "#web/app/lazy/use-chunk.ts";
import { paths } from "#web/paths.ts";
import { hasCapability } from "#web/platform/capabilities.ts";
import { Link } from "#web/platform/router/router.tsx";
import { Button } from "#web/ui/button.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { calendarFileChunk, saveCalendar } from "./save-calendar.ts";
import { weekdayNames } from "./weekday-names.ts";
import "./next-date.css";

/** How the next money date is not forgotten. */
export function NextDate({ household }: { household: Household }) {
  const { show } = useToast();
  const save = async () => {
    const isSaved = await saveCalendar(household);
    if (isSaved) show({ text: "Open the file, and your calendar takes the money date in." });
    else show({ text: "The file could not be made. Try again.", stays: true });
  };
  return (
    <section className="section next-date">
      <h3>The next one is on {weekdayNames[household.moneyDate - 1]}</h3>
      <p className="small quiet">
        {hasCapability("reminders")
          ? "A weekly mail, or another time of day, is chosen"
          : "Another time of day is chosen"}{" "}
        <Link to={`${paths.account}#reminders-heading`}>in your account</Link>.
      </p>
      <Button
        variant="outline"
        size="small"
        icon="download"
        {...onIntent(calendarFileChunk)}
        onClick={() => void save()}
      >
        Put it in your calendar
      </Button>
    </section>
  );
}
