import type { Explanation } from "../explain.ts";
import type { Household } from "../household/household.ts";
import type { SaveTarget } from "../household/records.ts";
import type { Minor } from "../money/money.ts";
import { planAhead, projectedSavings, type WeekAhead } from "../plan/plan-ahead.ts";
import { bufferTarget, emergencyTarget, isHighApr } from "../plan/safety-asks.ts";
import { emergencyMoney } from "../plan/set-aside.ts";
import { weeklyBudget } from "../plan/weekly-budget.ts";
import type { Day } from "../time/day.ts";
import { addWeeks, endOfWeek, weekOfDay } from "../time/week.ts";

export interface FirstMilestone {
  target: SaveTarget;
  label: string;
  /** The last day of the week in which the plan reaches it. */
  day: Day;
  /** Weeks of the plan until then, this one included. */
  weeks: number;
  why: Explanation;
}

export const maxMilestones = 6;

/** Thirty years. */
export const maxWeeksAhead = 1_560;

interface Mark {
  target: SaveTarget;
  label: string;
  isThere: (week: WeekAhead) => boolean;
}

/** The milestones that the plan reaches if every week is like this one, earliest first. Empty when the week is short. */
export function firstMilestones(household: Household, today: Day): FirstMilestone[] {
  const [budget, setAside] = [weeklyBudget(household), emergencyMoney(household)];
  if (!budget.ok || !setAside.ok || budget.value.left.amount < 0) return [];
  const now = weekOfDay(today, household.calendars);
  return marksAhead(household, today, setAside.value.amount).map(({ mark: { target, label }, weeks }) => ({
    target,
    label,
    weeks,
    day: endOfWeek(addWeeks(now, weeks - 1), household.calendars),
    why: whyThen(budget.value.canSave.amount, weeks),
  }));
}

function marksAhead(household: Household, today: Day, setAside: Minor): { mark: Mark; weeks: number }[] {
  const found: { mark: Mark; weeks: number }[] = [];
  let open: Mark[] | undefined;
  let weeks = 0;
  for (const week of planAhead(household, today, setAside)) {
    const reached = (open ?? []).filter(({ isThere }) => isThere(week));
    found.push(...reached.map((mark) => ({ mark, weeks })));
    // Targets that are met from the start are no milestones.
    open = (open ?? marksOf(household)).filter(({ isThere }) => !isThere(week));
    if (open.length === 0 || found.length >= maxMilestones || weeks === maxWeeksAhead) break;
    weeks++;
  }
  return found.slice(0, maxMilestones);
}

function marksOf(household: Household): Mark[] {
  const { currency, debts, goals } = household;
  const active = goals.filter(({ state }) => state === "active");
  return [
    {
      target: { kind: "buffer" },
      label: "Starter buffer",
      isThere: ({ outlook, capacity }) => outlook.setAside >= bufferTarget(capacity.monthlyNeeds, currency),
    },
    ...debts.filter(isHighApr).map(({ id, label }): Mark => {
      return { target: { kind: "debt", id }, label, isThere: ({ outlook }) => outlook.owed.get(id)! <= 0 };
    }),
    {
      target: { kind: "emergency" },
      label: "Emergency fund",
      isThere: ({ outlook, capacity }) => outlook.setAside >= emergencyTarget(capacity.monthlyNeeds),
    },
    ...active.map((goal): Mark => {
      const target = { kind: "goal", id: goal.id } as const;
      return { target, label: goal.label, isThere: ({ outlook }) => projectedSavings(goal, outlook) >= goal.target };
    }),
  ];
}

const whyThen = (canSave: Minor, weeks: number): Explanation => ({
  formula:
    "this week’s plan, week after week: pay, bills and budgets stay as they are, debts cost their interest, " +
    "the minimum of a debt that is paid off is saved from then on, and savings earn nothing",
  inputs: [
    { label: "Can be saved a week now", amount: canSave },
    { label: "Weeks, with this one", count: weeks },
  ],
});
