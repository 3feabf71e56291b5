import type { Goal, Household } from "../household/household.ts";
import { type Minor, minor } from "../money/money.ts";
import { addDays, type Day } from "../time/day.ts";
import { weeksBetween } from "../time/week.ts";
import { type CalendarHistory, weekOfDay } from "../time/week-calendar.ts";
import { type Ask, missingOf } from "./ask.ts";
import { type GoalSavings, isEmergencyGoal, savedFor } from "./set-aside.ts";

export interface GoalAsks {
  /** The soonest first. */
  dated: Ask[];
  /** By priority, 1 first. */
  undated: Ask[];
}

export interface EmergencyMoney {
  setAside: Minor;
  /** What the emergency fund aims at. */
  target: Minor;
}

type OpenGoal = { goal: Goal; saved: Minor };
type DatedGoal = OpenGoal & { by: Day };

/** What active goals ask for this week. Sorting is stable: goals alike keep the household’s order. */
export function goalAsks(household: Household, today: Day, savings: GoalSavings, emergency: EmergencyMoney): GoalAsks {
  const open = openGoals(household.goals, savings, emergency).sort((a, b) => a.goal.priority - b.goal.priority);
  const dated = open.flatMap(({ goal, saved }) => (goal.by === undefined ? [] : [{ goal, saved, by: goal.by }]));
  return {
    dated: dated.sort((a, b) => (a.by < b.by ? -1 : Number(a.by > b.by))).map((it) => datedAsk(it, household, today)),
    undated: open.filter(({ goal }) => goal.by === undefined).map(undatedAsk),
  };
}

/**
 * An emergency goal is the emergency fund’s own: the fund’s step fills it as far as the fund goes, from the same money. Only
 * what the goal wants beyond that waits among the goals; of several such goals the largest holds the others.
 */
function openGoals(goals: readonly Goal[], savings: GoalSavings, emergency: EmergencyMoney): OpenGoal[] {
  const others = goals.filter((goal) => goal.state === "active" && !isEmergencyGoal(goal));
  const [largest] = goals.filter(isEmergencyGoal).sort((a, b) => b.target - a.target);
  const isBeyond = largest !== undefined && largest.target > emergency.target;
  const covered = minor(Math.max(emergency.setAside, emergency.target));
  return [
    ...others.map((goal) => ({ goal, saved: savedFor(goal, savings) })),
    ...(isBeyond ? [{ goal: largest, saved: covered }] : []),
  ];
}

function datedAsk({ goal, saved, by }: DatedGoal, { calendars }: Household, today: Day): Ask {
  const remaining = missingOf(goal.target, saved);
  const weeks = weeksLeft(today, by, calendars);
  const inputs = [
    { label: "Target", amount: goal.target },
    { label: "Saved", amount: saved },
    { label: "Date", text: by },
    { label: "Weeks left", count: weeks },
  ];
  const why = { formula: "(target − saved) ÷ weeks left, rounded up so that it is reached", inputs };
  return {
    target: { kind: "goal", id: goal.id },
    label: goal.label,
    remaining,
    thisWeek: perWeekUp(remaining, weeks),
    why,
  };
}

function undatedAsk({ goal, saved }: OpenGoal): Ask {
  const remaining = missingOf(goal.target, saved);
  const inputs = [
    { label: "Target", amount: goal.target },
    { label: "Saved", amount: saved },
    { label: "Priority", count: goal.priority },
  ];
  const why = { formula: "target − saved, by priority", inputs };
  return { target: { kind: "goal", id: goal.id }, label: goal.label, remaining, thisWeek: remaining, why };
}

/** Weeks that are over by the end of the date, this one included: the day after it is in the first week too late. */
const weeksLeft = (today: Day, by: Day, calendars: CalendarHistory): number =>
  Math.max(1, weeksBetween(weekOfDay(today, calendars), weekOfDay(addDays(by, 1), calendars)));

/** Whole numbers only: dividing first would lose units of large amounts. */
function perWeekUp(amount: Minor, weeks: number): Minor {
  const rest = amount % weeks;
  return minor((amount - rest) / weeks + (rest > 0 ? 1 : 0));
}
