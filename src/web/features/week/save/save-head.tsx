import { useState } from "react";
import type { WeeklyBudget } from "#domain/plan/weekly-budget.ts";
import { explanationWords } from "#web/household/explanation-words.ts";
import type { ThisWeek } from "#web/household/this-week/this-week.ts";
import { weekDaysWords } from "#web/household/words/date-words.ts";
import { markOf } from "#web/household/words/people-words.ts";
import { shortMoney } from "#web/household/words/short-money.ts";
import { faceNames, WeekMarks, type WeekState } from "#web/ui/week-cell.tsx";
import { Why } from "#web/ui/why.tsx";
import { budgetWhy } from "./budget-why.ts";

interface SaveHeadProps {
  id: string;
  week: ThisWeek;
  state: WeekState;
  isFolded: boolean;
}

/** The week by its days and its number, and the money that it plans with. */
export function SaveHead({ id, week, state, isFolded }: SaveHeadProps) {
  const { household, plan } = week;
  return (
    <div className="save-head">
      <div className="save-head-words">
        <h2 id={id} tabIndex={-1}>
          This week’s save
        </h2>
        <p>{weekDaysWords(week.week, household.calendars)}</p>
        {plan.ok && <BudgetLine budget={plan.value.budget} week={week} />}
      </div>
      <Cell week={week} state={state} isFolded={isFolded} />
    </div>
  );
}

function BudgetLine({ budget, week: { household } }: { budget: WeeklyBudget; week: ThisWeek }) {
  const { income, committed, everyday } = budget;
  const out = [
    [committed.amount, household.debts.length > 0 ? "bills and debts" : "bills"] as const,
    [everyday.amount, "everyday"] as const,
  ].filter(([amount]) => amount > 0);
  const words = out.map(([amount, name]) => ` − ${shortMoney(amount, household)} ${name}`);
  return (
    <p className="save-budget">
      {shortMoney(income.amount, household)} in
      {words} <Why about="This week’s money" {...explanationWords(budgetWhy(budget), household)} />
    </p>
  );
}

/** The cell of the year, as it will be there: stamped the moment the week is saved. */
function Cell({ week: { household, week, saves }, state, isFolded }: Omit<SaveHeadProps, "id">) {
  const isStamped = useStamped(state === "saved");
  const saved = new Set(saves.map(({ personId }) => markOf(household.people, personId)));
  const marks = (["disc", "diamond"] as const).filter((mark) => saved.has(mark));
  const face = faceNames(state === "paused" ? "now" : state, isFolded);
  const number = Number(week.slice(6));
  return (
    <span className={`${face} save-cell${isStamped ? " week-face--stamped" : ""}`}>
      <span className="visually-hidden">Week </span>
      {number}
      {marks.length > 0 && <WeekMarks marks={marks} />}
    </span>
  );
}

/** True from the moment it becomes saved before someone's eyes; a week that was saved before stands still. */
function useStamped(isSaved: boolean): boolean {
  const [was, setWas] = useState(isSaved);
  const [isStamped, setStamped] = useState(false);
  if (was !== isSaved) {
    setWas(isSaved);
    setStamped(isSaved);
  }
  return isStamped;
}
