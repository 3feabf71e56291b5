import { type FormEvent, useId } from "react";
import type { AccountRef, Household } from "#domain/household/household.ts";
import type { Match, Reconciliation } from "#domain/ledger/reconcile.ts";
import { formatMoney, type Minor, minor, negate } from "#domain/money/money.ts";
import type { Day } from "#domain/time/day.ts";
import { listWords } from "#web/household/words/list-words.ts";
import { Announcement } from "#web/ui/announcement.tsx";
import { Button } from "#web/ui/button.tsx";
import { useAutoFocus } from "#web/ui/focus.ts";
import { Money } from "#web/ui/money.tsx";
import { MoneyField } from "#web/ui/money-field.tsx";
import { DateField } from "#web/ui/text-field.tsx";
import type { Reconciling } from "./use-reconcile.ts";
import { dayWords, entriesWords, entryName } from "./words.ts";
import "./reconcile-bar.css";

interface BarProps {
  household: Household;
  today: Day;
  of: AccountRef;
  reconciling: Reconciling;
  /** Called once the bar is gone. */
  onGone: () => void;
}

/** What the bank says, less what is ticked here, and what explains the difference. */
export function ReconcileBar({ household, today, of, reconciling, onGone }: BarProps) {
  const { typed, problems, found, form, isBusy } = reconciling;
  const heading = useId();
  const first = useAutoFocus<HTMLHeadingElement>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void reconciling.finish().then((isDone) => isDone && onGone());
  };
  const leave = () => {
    reconciling.close();
    onGone();
  };
  const isDifferent = found?.difference !== undefined && found.difference !== 0;
  return (
    <section className="reconcile" aria-labelledby={heading} data-keep-clear>
      <form ref={form} className="wrap reconcile-form" onSubmit={submit} noValidate>
        <h2 id={heading} ref={first} tabIndex={-1} className="reconcile-title">
          {of.kind === "debt" ? "What does the lender say?" : "What does the bank say?"}
        </h2>
        <div className="reconcile-fields">
          <MoneyField
            label={of.kind === "debt" ? "Owed" : "Balance"}
            value={typed.amount}
            format={household}
            onChange={reconciling.typeAmount}
            error={problems.amount}
          />
          <DateField label="On" value={typed.day} max={today} onChange={reconciling.typeDay} error={problems.day} />
        </div>
        <Sum household={household} reconciling={reconciling} />
        <div className="reconcile-hint">
          {found && <Hint household={household} today={today} found={found} reconciling={reconciling} />}
        </div>
        <div className="reconcile-actions">
          <Button type="submit" variant={isDifferent ? "outline" : "primary"} busy={isBusy}>
            {isDifferent ? "Accept and finish" : "Finish"}
          </Button>
          <Button variant="quiet" onClick={leave}>
            Later
          </Button>
        </div>
      </form>
      <Announcement text={found ? spokenSum(found, reconciling.stated, household) : ""} />
    </section>
  );
}

/** Stated less ticked is the difference, as it would be subtracted aloud. */
function Sum({ household, reconciling: { found, stated } }: { household: Household; reconciling: Reconciling }) {
  if (!found) return null;
  const { ticked, difference } = found;
  return (
    <dl className="reconcile-sum">
      <Part name="Stated" amount={stated} household={household} />
      <Operator sign="−" />
      <Part name="Ticked here" amount={ticked} household={household} />
      <Operator sign="=" />
      <Part name="Difference" amount={difference} household={household} isDifference />
    </dl>
  );
}

const Operator = ({ sign }: { sign: string }) => (
  <div className="reconcile-operator" aria-hidden="true">
    <dt />
    <dd>{sign}</dd>
  </div>
);

interface PartProps {
  name: string;
  amount: Minor | undefined;
  household: Household;
  isDifference?: boolean;
}

const Part = ({ name, amount, household, isDifference }: PartProps) => (
  <div className={isDifference && amount ? "reconcile-part reconcile-part--open" : "reconcile-part"}>
    <dt>{name}</dt>
    <dd>{amount === undefined ? "–" : <Money amount={amount} format={household} />}</dd>
  </div>
);

function spokenSum({ ticked, difference }: Reconciliation, stated: Minor | undefined, household: Household): string {
  if (stated === undefined || difference === undefined) return "";
  const words = (amount: Minor) => formatMoney(amount, household);
  const sum = `${words(stated)} minus ${words(ticked)} is ${words(difference)}`;
  return difference === 0 ? `${sum}. It matches.` : `${sum}.`;
}

interface HintProps {
  household: Household;
  today: Day;
  found: Reconciliation;
  reconciling: Reconciling;
}

/** What is not ticked yet, what amounts to the difference, and what finishing does with the rest. */
function Hint({ household, today, found, reconciling }: HintProps) {
  const { difference, open, match, anchor } = found;
  if (difference === undefined)
    return (
      <p>
        {open.length === 0 ? "Everything" : `${entriesWords(open.length)} not ticked`} since{" "}
        {dayWords(anchor.day, today)}
        {open.length === 0 ? " is ticked." : "."}
      </p>
    );
  if (difference === 0)
    return (
      <p>{open.length === 0 ? "It matches, and everything is ticked." : `It matches. ${leftWords(open.length)}`}</p>
    );
  if (!match) return <p>{acceptWords(found, household)}</p>;
  return (
    <>
      <p>{matchWords(match, difference, household, today)}</p>
      {match.kind !== "save" && (
        <Button
          size="small"
          onClick={() =>
            reconciling.tick(
              match.moves.map(({ entry }) => entry),
              true,
            )
          }
        >
          {match.moves.length === 1 ? "Tick it" : "Tick both"}
        </Button>
      )}
    </>
  );
}

function matchWords(match: Match, difference: Minor, household: Household, today: Day): string {
  const amount = formatMoney(difference < 0 ? negate(difference) : difference, household);
  if (match.kind === "save")
    return `${amount} is exactly the save of ${dayWords(match.moves[0].day, today)}. Its money may not have moved at the bank yet.`;
  const names = listWords(match.moves.map(({ entry, day }) => `${entryName(entry)} on ${dayWords(day, today)}`));
  if (match.kind === "earlier")
    return `${amount} is exactly ${names}, before the last stated balance. The bank may have booked it since.`;
  return `${amount} is exactly ${names}, not ticked.`;
}

const leftWords = (open: number): string =>
  `${entriesWords(open)} not ticked: the stated balance counts from now on, with or without ${open === 1 ? "it" : "them"}.`;

/** Entries that are not ticked count as included in the stated balance, so the line that stays may differ from the difference. */
function acceptWords({ open, beyond = minor(0) }: Reconciliation, household: Household): string {
  const left = open.length === 0 ? "Every entry is ticked." : `${entriesWords(open.length)} not ticked.`;
  const among = open.length === 0 ? "" : `, with or without ${open.length === 1 ? "it" : "them"}`;
  const rest = formatMoney(beyond, household, { sign: "always" });
  const line = beyond === 0 ? "no difference stays" : `${rest} stays visible as a line of its own`;
  return `${left} Accept, and the stated balance counts from now on${among}; ${line}. Or find the rest later.`;
}
