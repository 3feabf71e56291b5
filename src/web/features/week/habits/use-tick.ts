import type { HabitDay, HabitWeek } from "#domain/dashboard/habit-week.ts";
import type { Person } from "#domain/household/household.ts";
import { tickingHabit, untickingHabit } from "#web/household/habits/ticking-habit.ts";
import { useRun } from "#web/household/use-run.ts";
import { adultsOf, nameOf, youWords } from "#web/household/words/people-words.ts";
import { useToast } from "#web/ui/toast.tsx";
import { whatWords } from "./habit-words.ts";

/** Ticks a day, or takes one's own tick back. Nobody takes back what the other ticked. */
export function useTick(people: readonly Person[], self: string | undefined) {
  const run = useRun();
  const { show } = useToast();
  return (week: HabitWeek, day: HabitDay) => {
    const what = whatWords(week, day);
    const isOwn = day.by.length > 0 && (self === undefined || day.by.includes(self));
    const other = day.by.find((personId) => personId !== self);
    if (isOwn) return void run(untickingHabit(week.habit.id, day.day, self), takenBackWords(what, people, self, other));
    if (other)
      return show({ text: `${what}: ${nameOf(people, other)} ticked it, and it counts for ${youWords(people)}.` });
    const personId = self ?? adultsOf(people)[0]?.id;
    if (personId !== undefined)
      void run(tickingHabit({ habitId: week.habit.id, personId, day: day.day }), `${what}: ticked`);
  };
}

/** The day stays kept by whoever else ticked it. */
const takenBackWords = (what: string, people: readonly Person[], self?: string, other?: string): string =>
  self !== undefined && other !== undefined
    ? `${what}: your tick is taken back, ${nameOf(people, other)}’s stays`
    : `${what}: tick taken back`;
