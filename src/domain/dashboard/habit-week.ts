import type { Habit, Household } from "../household/household.ts";
import { addDays, type Day, daysBetween } from "../time/day.ts";
import { endOfWeek, startOfWeek, type WeekId } from "../time/week.ts";

/** A person did a habit on a day. */
export interface HabitTick {
  id: string;
  habitId: string;
  personId: string;
  day: Day;
}

export interface HabitDay {
  day: Day;
  when: "past" | "today" | "ahead";
  /** Ids of the people who ticked it. A day counts once, however many did. */
  by: readonly string[];
}

export interface HabitWeek {
  habit: Habit;
  days: readonly HabitDay[];
  daysDone: number;
  isDone: boolean;
}

/** The longest id that a record may have. */
const longestId = 80;

/** A tick's id is derived from its content, so that two devices create the same one. Undefined when it would be too long. */
export function tickId(habitId: string, personId: string, day: Day): string | undefined {
  const id = `${habitId}@${day}:${personId}`;
  return id.length <= longestId ? id : undefined;
}

/** Each habit over the days of a week. A week may have fewer or more than seven days when the calendar changes. */
export function habitWeeks(
  { habits, calendars }: Pick<Household, "habits" | "calendars">,
  ticks: readonly HabitTick[],
  week: WeekId,
  today: Day,
): HabitWeek[] {
  const [from, to] = [startOfWeek(week, calendars), endOfWeek(week, calendars)];
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
  const ofWeek = ticks.filter(({ day }) => day >= from && day <= to);
  return habits.map((habit) => {
    const own = ofWeek.filter(({ habitId }) => habitId === habit.id);
    const marked = days.map((day) => ({ day, when: whenIs(day, today), by: tickedBy(own, day) }));
    const daysDone = marked.filter(({ by }) => by.length > 0).length;
    return { habit, days: marked, daysDone, isDone: daysDone >= habit.timesAWeek };
  });
}

const whenIs = (day: Day, today: Day): HabitDay["when"] => (day === today ? "today" : day < today ? "past" : "ahead");

const tickedBy = (ticks: readonly HabitTick[], day: Day): string[] => [
  ...new Set(ticks.filter((tick) => tick.day === day).map(({ personId }) => personId)),
];
