import { useMemo, useState } from "react";
import { sinkingFund } from "#domain/goals/sinking-fund.ts";
import type { Bill, Goal, Household } from "#domain/household/household.ts";
import { formatMoney, minor } from "#domain/money/money.ts";
import { canHaveFund } from "#domain/plan/bill-funds.ts";
import type { Day } from "#domain/time/day.ts";
import type { WeekId } from "#domain/time/week.ts";
import { useRun } from "#web/household/commands/use-run.ts";
import { dateWords } from "#web/household/words/date-words.ts";
import { explanationWords } from "#web/household/words/explanation-words.ts";
import { Button } from "#web/ui/button.tsx";
import { Why } from "#web/ui/why.tsx";
import { addingGoal } from "./goal-commands.ts";
import "#web/ui/blocks.css";
import "./goals.css";

interface BillsProps {
  household: Household;
  today: Day;
  week: WeekId;
}

/** With fewer goals than this the section starts open. */
const fewGoals = 4;

/** Yearly and quarterly bills that have no sinking fund yet. */
export function BillsToLayBy({ household, today, week }: BillsProps) {
  const bills = useMemo(() => billsWithoutFund(household), [household]);
  // Only the initial state; from then on the user opens and closes it.
  const [isOpen] = useState(household.goals.length < fewGoals);
  if (bills.length === 0) return null;
  return (
    <details className="fold lay-by" open={isOpen}>
      <summary>Bills to lay by for ({bills.length})</summary>
      <ul className="rows">
        {bills.map((bill) => (
          <BillLine key={bill.id} bill={bill} household={household} today={today} week={week} />
        ))}
      </ul>
    </details>
  );
}

function BillLine({ bill, household, today, week }: BillsProps & { bill: Bill }) {
  const run = useRun();
  const fund = sinkingFund(bill, today, household.calendars);
  if (!fund.ok) return null;
  const { perWeek, nextDue } = fund.value;
  const layBy = () =>
    run(addingGoal(fundFor(bill, nextDue, week), household.goals.length), `${bill.label} is laid by for from now on.`);
  return (
    <li className="lay-by-row">
      <span>
        {bill.label}{" "}
        <span className="small quiet">
          {formatMoney(bill.amount, household)} on {dateWords(nextDue)} {nextDue.slice(0, 4)}
        </span>
      </span>
      <span className="lay-by-end">
        <span>
          {formatMoney(perWeek.amount, household)} a week{" "}
          <Why about={`${bill.label}, a week`} {...explanationWords(perWeek.why, household)} />
        </span>
        <Button variant="outline" size="small" onClick={() => void layBy()}>
          Lay by<span className="visually-hidden"> for {bill.label}</span>
        </Button>
      </span>
    </li>
  );
}

/** Infrequent bills that no open goal saves for. */
function billsWithoutFund({ bills, goals }: Pick<Household, "bills" | "goals">): readonly Bill[] {
  const open = goals.filter(({ state }) => state === "active" || state === "paused");
  const taken = new Set(open.map(({ billId }) => billId));
  return bills.filter((bill) => canHaveFund(bill) && !taken.has(bill.id));
}

/** A goal that takes its amount and date from the bill, and follows both. */
const fundFor = ({ id, label, amount }: Bill, due: Day, week: WeekId): Goal => ({
  id: "new",
  label,
  kind: "own",
  target: amount,
  by: due,
  priority: 1,
  alreadySaved: minor(0),
  since: week,
  state: "active",
  billId: id,
});
