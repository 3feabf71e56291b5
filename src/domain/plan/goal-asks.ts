import type { ExplanationInput } from "../explain.ts";
import type { Household } from "../household/household.ts";
import { type Minor, minor } from "../money/money.ts";
import { addDays, type Day } from "../time/day.ts";
import { weeksBetween } from "../time/week.ts";
import { type CalendarHistory, weekOfDay } from "../time/week-calendar.ts";
import { type Ask, floorInWords } from "./ask.ts";
import { type EmergencyMoney, type OpenGoal, openGoals } from "./open-goals.ts";
import type { GoalSavings } from "./set-aside.ts";

export interface GoalAsks {
  /** The soonest first. */
  dated: Ask[];
  /** By priority, 1 first. */
  undated: Ask[];
}

type DatedGoal = OpenGoal & { by: Day };

/** What active goals ask for this week. Sorting is stable: goals alike keep the household’s order. */
export function goalAsks(household: Household, today: Day, savings: GoalSavings, emergency: EmergencyMoney): GoalAsks {
  const open = openGoals(household, savings, emergency);
  const dated = open.flatMap((it) => (it.goal.by === undefined ? [] : [{ ...it, by: it.goal.by }]));
  return {
    dated: dated.sort((a, b) => (a.by < b.by ? -1 : Number(a.by > b.by))).map((it) => datedAsk(it, household, today)),
    undated: open.filter(({ goal }) => goal.by === undefined).map(undatedAsk),
  };
}

function datedAsk(open: DatedGoal, { calendars }: Household, today: Day): Ask {
  const weeks = weeksLeft(today, open.by, calendars);
  const inputs = [...inputsOf(open), { label: "Date", text: open.by }, { label: "Weeks left", count: weeks }];
  const formula = `(${missingInWords(open)}) ÷ weeks left, rounded up so that it is reached`;
  return { ...askOf(open), thisWeek: perWeekUp(open.remaining, weeks), why: { formula, inputs } };
}

function undatedAsk(open: OpenGoal): Ask {
  const inputs = [...inputsOf(open), { label: "Priority", count: open.goal.priority }];
  const why = { formula: `${missingInWords(open)}, by priority`, inputs };
  return { ...askOf(open), thisWeek: open.remaining, why };
}

const askOf = ({ goal, remaining }: OpenGoal) =>
  ({ target: { kind: "goal", id: goal.id }, label: goal.label, remaining }) as const;

function missingInWords({ goal, saved, owed }: OpenGoal): string {
  const atMost = owed === undefined ? "" : ", at most what is owed on debts without a step of their own";
  return `target − saved${atMost}${floorInWords(goal.target, saved)}`;
}

const inputsOf = ({ goal, saved, savedAs = "Saved", owed }: OpenGoal): ExplanationInput[] => [
  { label: "Target", amount: goal.target },
  { label: savedAs, amount: saved },
  ...(owed === undefined ? [] : [{ label: "Owed on debts without a step of their own", amount: owed }]),
];

/** Weeks that are over by the end of the date, this one included: the day after it is in the first week too late. */
const weeksLeft = (today: Day, by: Day, calendars: CalendarHistory): number =>
  Math.max(1, weeksBetween(weekOfDay(today, calendars), weekOfDay(addDays(by, 1), calendars)));

/** Whole numbers only: dividing first would lose units of large amounts. */
function perWeekUp(amount: Minor, weeks: number): Minor {
  const rest = amount % weeks;
  return minor((amount - rest) / weeks + (rest > 0 ? 1 : 0));
}
