import type { HabitWeek } from "../dashboard/habit-week.ts";
import type { Bill } from "../household/household.ts";
import type { Minor } from "../money/money.ts";
import type { Day } from "../time/day.ts";
import { occurrences } from "../time/occurrences.ts";

export interface DueBill {
  id: string;
  label: string;
  amount: Minor;
  day: Day;
}

/** Every bill that falls due between two days, both included, in the order of days. */
export const billsBetween = (bills: readonly Bill[], from: Day, to: Day): DueBill[] =>
  bills
    .flatMap(({ id, label, amount, cadence, nextDue }) =>
      occurrences({ cadence, on: nextDue }, from > nextDue ? from : nextDue, to).map((day) => ({
        id,
        label,
        amount,
        day,
      })),
    )
    .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : one.label < other.label ? -1 : 1));

/** The habit that came off worst: the one furthest from what it asks, and of those the one named first. */
export function habitToMind(habits: readonly HabitWeek[]): HabitWeek | null {
  const missing = ({ habit, kept }: HabitWeek) => 1 - kept / habit.timesAWeek;
  return habits.filter(({ isDone }) => !isDone).toSorted((one, other) => missing(other) - missing(one))[0] ?? null;
}
