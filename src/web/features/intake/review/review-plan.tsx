import { useMemo } from "react";
import { withoutSavesOf } from "#domain/dashboard/current-balances.ts";
import { moneyToPlanBy } from "#domain/dashboard/plan-for-week.ts";
import { moneyOfGoals } from "#domain/goals/progress.ts";
import type { Household } from "#domain/household/household.ts";
import type { ReadOptions } from "#domain/intake/answers.ts";
import { type FirstMilestone, firstMilestones } from "#domain/intake/first-milestones.ts";
import { type Minor, type MoneyFormat, negate, subtract } from "#domain/money/money.ts";
import { savedFor } from "#domain/plan/set-aside.ts";
import { type Change, shortfallPlan } from "#domain/plan/shortfall.ts";
import { type WeekPlan, weekPlan } from "#domain/plan/waterfall.ts";
import { type WeeklyBudget, weeklyBudget } from "#domain/plan/weekly-budget.ts";
import { err, ok, type Result } from "#domain/result.ts";
import type { Day } from "#domain/time/day.ts";
import { weekOfDay } from "#domain/time/week.ts";
import { paidFromGoalsIn } from "#web/household/figures/household-of.ts";
import { monthWords } from "#web/household/words/date-words.ts";
import { explanationWords } from "#web/household/words/explanation-words.ts";
import { type HouseholdState, openHouseholdOf, useStoreState } from "#web/store/index.ts";
import { Money } from "#web/ui/money.tsx";
import { Why } from "#web/ui/why.tsx";
import "./review.css";

interface BeforeAndAfterProps {
  before: Household;
  after: Household;
  format: MoneyFormat;
}

const rows: readonly [label: string, figure: keyof WeeklyBudget][] = [
  ["Money in", "income"],
  ["Bills and debts", "committed"],
  ["Everyday spending", "everyday"],
  ["Left to save", "left"],
];

/** The week's figures at the last finish and with the changes since. */
export function BeforeAndAfter({ before, after, format }: BeforeAndAfterProps) {
  const [was, is] = [figuresOf(before), figuresOf(after)];
  return (
    <section className="section review-part">
      <h2>Before and after</h2>
      <table className="before-after">
        <thead>
          <tr>
            <th scope="col">A week</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, figure]) => (
            <CompareRow key={figure} label={label} was={was(figure)} is={is(figure)} format={format} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps {
  label: string;
  was: Minor | null;
  is: Minor | null;
  format: MoneyFormat;
}

function CompareRow({ label, was, is, format }: RowProps) {
  const change = was !== null && is !== null && was !== is ? subtract(is, was) : null;
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{was === null ? "–" : <Money amount={was} format={format} />}</td>
      <td>{is === null ? "–" : <Money amount={is} format={format} />}</td>
      <td>{change === null ? "–" : <Money amount={change} format={format} sign="always" />}</td>
    </tr>
  );
}

/** Null for every figure if the household has no budget. */
function figuresOf(household: Household): (figure: keyof WeeklyBudget) => Minor | null {
  const budget = weeklyBudget(household);
  return (figure) => (budget.ok ? budget.value[figure].amount : null);
}

/** Where the plan leads if every week is like this one. In months, because a day would suggest false precision. */
export function FirstMilestones({ household, options }: { household: Household; options: ReadOptions }) {
  const milestones = firstMilestones(household, options.today);
  if (milestones.length === 0) return null;
  return (
    <section className="section review-part">
      <h2>At this pace</h2>
      <ol className="rows">
        {milestones.map((milestone) => (
          <li key={keyOf(milestone)}>
            <span>
              {wordsOf(milestone)} <Why about={milestone.label} {...explanationWords(milestone.why, options.format)} />
            </span>
            <span className="number">{monthWords(milestone.day)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const wordsOf = ({ target, label }: FirstMilestone): string => (target.kind === "debt" ? `${label}, paid off` : label);

const keyOf = ({ target }: FirstMilestone): string => `${target.kind} ${"id" in target ? target.id : ""}`;

const words: Record<Change["kind"], (label: string) => string> = {
  "spend-less": (label) => `Less for ${label}`,
  "drop-bill": (label) => `Without ${label}`,
  "cheaper-bill": (label) => `A better price for ${label}, perhaps`,
};

/** Changes that would cover a short week, smallest first. Options, not advice. */
export function ShortWeek({ household, format }: { household: Household; format: MoneyFormat }) {
  const plan = shortfallPlan(household);
  if (!plan.ok) return null;
  const { changes, uncovered } = plan.value;
  return (
    <section className="section review-part">
      <h2>What would cover it</h2>
      <ol className="rows">
        {changes.map(({ kind, id, label, weekly, why }) => (
          <li key={`${kind} ${id}`}>
            <span>
              {words[kind](label)} <Why about={label} {...explanationWords(why, format)} />
            </span>
            <Money amount={weekly} format={format} sign="always" />
          </li>
        ))}
        {uncovered.amount > 0 && (
          <li>
            <span>Still missing</span>
            <Money amount={negate(uncovered.amount)} format={format} />
          </li>
        )}
      </ol>
      <p className="small quiet review-note">These are figures, not advice: you know what can wait.</p>
    </section>
  );
}

interface PlannedWeek {
  plan: WeekPlan;
  /** The household with the current savings of its goals, for projections. */
  current: Household;
}

/** This week's plan including the changes in the draft. */
export function usePlan(household: Household, today: Day): Result<PlannedWeek, string> {
  const state = useStoreState(openHouseholdOf);
  return useMemo(() => (state ? planOf(state, household, today) : err("empty-household")), [state, household, today]);
}

function planOf(state: HouseholdState, household: Household, today: Day) {
  const { of } = state;
  const saves = of.save.list();
  const money = moneyOfGoals(saves, of.withdrawal.list(), paidFromGoalsIn(state));
  const startOfWeek = withoutSavesOf(weekOfDay(today, household.calendars), household, saves);
  const input = moneyToPlanBy({ household, startOfWeek }, money, saves, today, "start-of-week");
  if (!input.ok) return input;
  const plan = weekPlan(input.value);
  const { goalSavings } = input.value;
  const goals = household.goals.map((goal) => ({ ...goal, alreadySaved: savedFor(goal, goalSavings) }));
  return plan.ok ? ok({ plan: plan.value, current: { ...household, goals } }) : plan;
}
