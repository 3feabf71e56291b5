import type { HabitDay, HabitWeek } from "#domain/dashboard/habit-week.ts";
import { longWeekdayWords, weekdayWords } from "#web/household/words/date-words.ts";

/** "3 of 4", or "done". */
export const keptWords = ({ habit, kept, isDone }: HabitWeek): string =>
  isDone ? "done" : `${kept} of ${habit.timesAWeek}`;

/** "Cook at home, Tuesday, done". */
export const dayName = ({ habit }: HabitWeek, { day, by }: HabitDay): string =>
  `${habit.label}, ${longWeekdayWords(day)}, ${by.length > 0 ? "done" : "not ticked"}`;

/** "Mon – Sun". */
export const spanWords = (days: readonly HabitDay[]): string =>
  days.length === 0 ? "" : `${weekdayWords(days[0]!.day)} – ${weekdayWords(days.at(-1)!.day)}`;

/** "Cook at home, Tuesday". */
export const whatWords = ({ habit }: HabitWeek, { day, when }: HabitDay): string =>
  `${habit.label}, ${when === "today" ? "today" : longWeekdayWords(day)}`;
