import type { ExplanationInput } from "../explain.ts";
import { type Minor, minor } from "../money/money.ts";
import { addDays, type Day } from "../time/day.ts";
import { weeksBetween } from "../time/week.ts";
import { type CalendarHistory, weekOfDay } from "../time/week-calendar.ts";
import { type Ask, floorInWords } from "./ask.ts";
import type { OpenGoal } from "./open-goals.ts";

export type DatedGoal = OpenGoal & { by: Day };

export function datedAsk(open: DatedGoal, today: Day, calendars: CalendarHistory): Ask {
  const weeks = weeksLeft(today, open.by, calendars);
  const inputs = [...inputsOf(open), { label: "Date", text: open.by }, { label: "Weeks left", count: weeks }];
  const formula = `(${missingInWords(open)}) ÷ weeks left, rounded up so that it is reached`;
  return { ...askOf(open), thisWeek: perWeekUp(open.remaining, weeks), why: { formula, inputs } };
}

export function undatedAsk(open: OpenGoal): Ask {
  const inputs = [...inputsOf(open), { label: "Priority", count: open.goal.priority }];
  const why = { formula: `${missingInWords(open)}, by priority`, inputs };
  return { ...askOf(open), thisWeek: open.remaining, why };
}

/** A goal with a fixed amount or share of the week asks for that, and for no more than it lacks. */
export function fixedAsk(open: OpenGoal, part: Minor, putAside: Minor): Ask {
  const { funding } = open.goal;
  const isShare = funding?.by === "share";
  const inputs: ExplanationInput[] = isShare
    ? [
        { label: "Put aside this week", amount: putAside },
        { label: "Thousandths for it", count: funding.share },
      ]
    : [{ label: "Fixed a week", amount: part }];
  const words = isShare ? "its share of what is put aside, rounded down" : "its fixed amount a week";
  const why = { formula: `${words}, at most ${missingInWords(open)}`, inputs: [...inputs, ...inputsOf(open)] };
  return { ...askOf(open), thisWeek: minor(Math.min(part, open.remaining)), why };
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
