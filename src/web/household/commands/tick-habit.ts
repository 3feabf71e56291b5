import { tickId } from "#domain/dashboard/habit-week.ts";
import { err, ok } from "#domain/result.ts";
import type { Day } from "#domain/time/day.ts";
import type { Fields } from "#sync/kinds/kinds.ts";
import { adding, type Command, deleting, type HouseholdState, together } from "#web/store/index.ts";

export interface Ticked {
  habitId: string;
  personId: string;
  day: Day;
}

/** Ticks a habit for a person and day. Idempotent; fails as "gone" if the habit was deleted meanwhile. */
export const tickingHabit = (tick: Ticked): Command => ({
  name: "tick-habit",
  edits(state, newId) {
    if (!state.of.habit.get(tick.habitId)) return err("gone");
    if (ticksOf(state, tick.habitId, tick.day).some(({ personId }) => personId === tick.personId)) return ok([]);
    const id = tickId(tick.habitId, tick.personId, tick.day);
    return adding("tick-habit", "habit-tick", { ...tick, id }).edits(state, newId);
  },
});

/** Removes a person's tick, or everyone's if the current person is unknown. */
export const untickingHabit = (habitId: string, day: Day, personId: string | undefined): Command => ({
  name: "untick-habit",
  edits(state, newId) {
    if (!state.of.habit.get(habitId)) return err("gone");
    const own = ticksOf(state, habitId, day).filter((tick) => personId === undefined || tick.personId === personId);
    const commands = own.map(({ id }) => deleting("untick-habit", id));
    return together("untick-habit", commands).edits(state, newId);
  },
});

const ticksOf = ({ of }: HouseholdState, habitId: string, day: Day): Fields<"habit-tick">[] =>
  of["habit-tick"].list().filter((tick) => tick.habitId === habitId && tick.day === day);
