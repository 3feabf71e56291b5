import { type FormEvent, useState } from "react";
import type { Settling } from "#domain/household/household.ts";
import { addMonths, type Day, dayOf, monthOf, parseDay, yearOf } from "#domain/time/day.ts";
import { useRun } from "#web/household/use-run.ts";
import { Button } from "#web/ui/button.tsx";
import { DateField } from "#web/ui/date-field.tsx";
import { Segments } from "#web/ui/segments.tsx";
import { changingSettling } from "./settle-commands.ts";
import { sinceWords } from "./share-words.ts";

export const ways: readonly { value: Settling["by"]; label: string }[] = [
  { value: "equal", label: "Equally" },
  { value: "income", label: "By income" },
];

const noDay = "Choose a day that is in the calendar, up to today.";

/** Off until someone wants it: most households have one pot. */
export function NotSettling({ today }: { today: Day }) {
  const run = useRun();
  const [text, setText] = useState<string>(dayOf(yearOf(today), monthOf(today), 1));
  const [by, choose] = useState<Settling["by"]>("equal");
  const [isWrong, setWrong] = useState(false);
  const day = parseDay(text);
  const since = day.ok && day.value <= today ? day.value : undefined;
  const begin = (event: FormEvent) => {
    event.preventDefault();
    setWrong(since === undefined);
    if (since) void run(changingSettling({ since, by }), `Shared costs are settled from ${sinceWords(since, today)}.`);
  };
  return (
    <div className="columns">
      <p className="lede shares-why">
        If each of you pays from an own account, this adds up who paid what for the household and says who owes whom.
        What was for one person alone stays theirs. Nothing is moved: you hand it over, and note that here.
      </p>
      <form className="shares-begin" onSubmit={begin} noValidate>
        <DateField
          label="Settle shared costs from"
          value={text}
          min={addMonths(today, -240)}
          max={today}
          error={isWrong && !since && noDay}
          onChange={setText}
        />
        <Segments label="Shares" value={by} options={ways} onChange={choose} />
        <Button type="submit" variant="outline">
          Settle shared costs{since ? ` from ${sinceWords(since, today)}` : ""}
        </Button>
      </form>
    </div>
  );
}
