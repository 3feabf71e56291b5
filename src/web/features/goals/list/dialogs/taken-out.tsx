import { useRef, useState } from "react";
import type { Withdrawal } from "#domain/goals/goal-money.ts";
import { withdrawalsOf } from "#domain/goals/withdrawals-of.ts";
import type { Goal, Household } from "#domain/household/household.ts";
import { formatMoney } from "#domain/money/money.ts";
import { dayAt, yearOf } from "#domain/time/day.ts";
import { calendarOf } from "#domain/time/week-calendar.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { useRun } from "#web/household/use-run.ts";
import { dateWords } from "#web/household/words/date-words.ts";
import { Button } from "#web/ui/button.tsx";
import { Money } from "#web/ui/money.tsx";
import { ToastProvider } from "#web/ui/toast.tsx";
import { puttingBack } from "../goal-commands.ts";
import "./taken-out.css";

interface TakenOutProps {
  goal: Goal;
  figures: Figures;
}

const atFirst = 12;

/** What was taken out of a goal before, when and why. Each can be put back. */
export function TakenOut({ goal, figures: { household, withdrawals } }: TakenOutProps) {
  const [shown, setShown] = useState(atFirst);
  const heading = useRef<HTMLHeadingElement>(null);
  const taken = withdrawalsOf(goal.id, withdrawals);
  return (
    // Messages of the page lie below a dialog, out of reach.
    <ToastProvider label="What was put back">
      {taken.length > 0 && (
        <section className="taken-out" aria-labelledby="taken-out">
          <h3 id="taken-out" ref={heading} tabIndex={-1}>
            Taken out before
          </h3>
          <ul className="rows">
            {taken.slice(0, shown).map((one) => (
              <Line key={one.id} {...{ one, goal, household }} onGone={() => heading.current?.focus()} />
            ))}
          </ul>
          {taken.length > shown && (
            <Button variant="quiet" size="small" onClick={() => setShown(shown + atFirst)}>
              Show {Math.min(atFirst, taken.length - shown)} older ones
            </Button>
          )}
        </section>
      )}
    </ToastProvider>
  );
}

interface LineProps {
  one: Withdrawal;
  goal: Goal;
  household: Household;
  /** The keyboard stood on a button that is gone with its line. */
  onGone: () => void;
}

function Line({ one: { id, amount, note, week, recordedAt }, goal, household, onGone }: LineProps) {
  const run = useRun();
  const day = dayAt(recordedAt, calendarOf(week, household.calendars).timeZone);
  const when = `${dateWords(day)} ${yearOf(day)}`;
  const money = formatMoney(amount, household);
  const putBack = async () => {
    const { ok } = await run(puttingBack(id), `${money} back in ${goal.label}`);
    if (ok) onGone();
  };
  return (
    <li className="taken-out-line">
      <span className="taken-out-what">
        <time dateTime={day}>{when}</time>
        {note && <span className="small quiet">{note}</span>}
      </span>
      <span className="taken-out-end">
        <Money amount={amount} format={household} />
        <Button variant="quiet" size="small" aria-label={`Put back ${money} of ${when}`} onClick={() => void putBack()}>
          Put back
        </Button>
      </span>
    </li>
  );
}
