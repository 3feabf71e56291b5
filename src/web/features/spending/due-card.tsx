import { memo, useMemo, useState } from "react";
import type { Household } from "#domain/household/household.ts";
import type { Transaction } from "#domain/household/records.ts";
import { negate } from "#domain/money/money.ts";
import { dueNow, type RecurringTemplate } from "#domain/spending/recurring.ts";
import type { Day } from "#domain/time/day.ts";
import { useRun } from "#web/household/commands/use-run.ts";
import { dateWords } from "#web/household/words/date-words.ts";
import { Button } from "#web/ui/button.tsx";
import { Money } from "#web/ui/money.tsx";
import { dismissingDue, enteringDue, type IsKnown } from "./due-entries.ts";
import "./due-card.css";

/** More rows would push the rest of the page out of view. */
const mostShown = 5;

interface DueProps {
  household: Household;
  templates: readonly RecurringTemplate[];
  isKnown: IsKnown | undefined;
  today: Day;
}

/** Repeated entries that are due, each entered with one tap. Hidden when none are due. */
export const DueCard = memo(function DueCard({ household, templates, isKnown, today }: DueProps) {
  const due = useMemo(() => (isKnown ? dueNow(templates, isKnown, today) : []), [templates, isKnown, today]);
  const [isOpen, setOpen] = useState(false);
  const run = useRun();
  if (due.length === 0) return null;
  const isLong = due.length > mostShown + 1;
  const shown = isLong && !isOpen ? due.slice(0, mostShown) : due;
  const enter = (entries: readonly Transaction[]) => void run(enteringDue(entries), enteredWords(entries));
  return (
    <section className="card due-card" aria-labelledby="due-now">
      <div className="due-head">
        <h2 id="due-now" tabIndex={-1}>
          {dueTitle(due.length)}
        </h2>
        {due.length > 1 && (
          <Button variant="quiet" size="small" onClick={() => enter(due)}>
            Enter all {due.length}
          </Button>
        )}
      </div>
      <ul className="due-rows">
        {shown.map((entry) => (
          <DueRow
            key={entry.id}
            entry={entry}
            household={household}
            onEnter={() => enter([entry])}
            onDismiss={() => void run(dismissingDue(entry), dismissedWords(entry))}
          />
        ))}
      </ul>
      {isLong && (
        <Button variant="quiet" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? "Show fewer" : `Show ${due.length - mostShown} more`}
        </Button>
      )}
    </section>
  );
});

type RowProps = { entry: Transaction; household: Household; onEnter: () => void; onDismiss: () => void };

function DueRow({ entry, household, onEnter, onDismiss }: RowProps) {
  const isIn = entry.kind === "income" || entry.amount < 0;
  const amount = entry.amount < 0 ? negate(entry.amount) : entry.amount;
  const name = `${payeeWords(entry)}, ${dateWords(entry.day)}`;
  return (
    <li>
      <span className="due-what">
        <span className="due-payee">{payeeWords(entry)}</span>
        <span className="small quiet">
          <time dateTime={entry.day}>{dateWords(entry.day)}</time>
          {categoryWords(entry, household)}
        </span>
      </span>
      <Money amount={amount} format={household} tone={isIn ? "gain" : "plain"} />
      <span className="due-actions">
        <Button variant="outline" size="small" onClick={onEnter} aria-label={`Enter it: ${name}`}>
          Enter it
        </Button>
        <Button variant="quiet" size="small" onClick={onDismiss} aria-label={`Not this time: ${name}`}>
          Not this time
        </Button>
      </span>
    </li>
  );
}

const withoutPayee = { spending: "An expense", income: "Income", transfer: "A transfer" } as const;

const payeeWords = ({ payee, kind }: Transaction): string => payee || withoutPayee[kind];

const dueTitle = (count: number): string =>
  count === 1 ? "One repeated entry is due" : `${count} repeated entries are due`;

/** ", Home", or nothing if the entry has no category or a deleted one. */
function categoryWords({ categoryId, splits }: Transaction, { categories }: Household): string {
  const ids = splits ? splits.map((part) => part.categoryId) : [categoryId];
  const labels = categories.filter(({ id }) => ids.includes(id)).map(({ label }) => label);
  return labels.map((label) => `, ${label}`).join("");
}

const enteredWords = (entries: readonly Transaction[]): string =>
  entries.length === 1
    ? `${payeeWords(entries[0]!)} entered on ${dateWords(entries[0]!.day)}.`
    : `${entries.length} entries entered, each on its day.`;

const dismissedWords = (entry: Transaction): string => `${payeeWords(entry)} left out on ${dateWords(entry.day)}.`;
