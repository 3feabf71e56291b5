import { useState } from "react";
import type { RecordedWeek } from "#domain/history/weeks-on-record.ts";
import type { Save } from "#domain/household/records.ts";
import { formatMoney } from "#domain/money/money.ts";
import { useRun } from "#web/household/use-run.ts";
import { nameOf } from "#web/household/words/people-words.ts";
import { targetWords } from "#web/household/words/target-words.ts";
import { deleting } from "#web/store/command.ts";
import { Button } from "#web/ui/button.tsx";
import { PersonMark } from "./person-mark.tsx";
import type { Past } from "./use-history.ts";

/** Each save of a week: who, what for, how much, and a way to take it off the record. */
export function WeekSaves({ past, week }: { past: Past; week: RecordedWeek }) {
  if (week.saves.length === 0) return <p className="small quiet">No saves in this week.</p>;
  return (
    <ul className="rows period-saves">
      {week.saves.map((save) => (
        <SaveLine key={save.id} past={past} save={save} />
      ))}
    </ul>
  );
}

function SaveLine({ past: { household }, save }: { past: Past; save: Save }) {
  const [what, who] = [targetWords(save.target, household), nameOf(household.people, save.personId)];
  const amount = formatMoney(save.amount, household);
  const { isBusy, remove } = useRemoving(save.id, `Removed: ${amount} for ${what}.`);
  return (
    <li>
      <span className="period-save">
        <PersonMark household={household} id={save.personId} />
        <span>
          {save.amount === 0 ? "Nothing, decided" : what} <span className="quiet">by {who}</span>
          {save.note && <span className="period-note">{save.note}</span>}
        </span>
      </span>
      <span className="period-save-end">
        {amount}
        <Button
          {...{ variant: "quiet", size: "small", busy: isBusy }}
          aria-label={`Remove ${amount} for ${what} by ${who}`}
          onClick={({ currentTarget }) => void remove(currentTarget)}
        >
          Remove
        </Button>
      </span>
    </li>
  );
}

function useRemoving(id: string, said: string) {
  const run = useRun();
  const [isBusy, setBusy] = useState(false);
  const remove = async (button: HTMLElement) => {
    const line = button.closest("details")?.querySelector("summary");
    setBusy(true);
    const written = await run(deleting("remove-save", id), said);
    setBusy(false);
    // The button goes with its save; whoever pressed it stays at the week.
    if (written.ok) line?.focus();
  };
  return { isBusy, remove };
}
