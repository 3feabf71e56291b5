import { tickId } from "#domain/dashboard/habit-week.ts";
import { err, ok } from "#domain/result.ts";
import type { Day } from "#domain/time/day.ts";
import type { LiveRecord } from "#sync/read-record.ts";
import { adding, type Command, deleting, together } from "#web/store/command.ts";
import type { HouseholdState } from "#web/store/household-state.ts";

/** Whose tick, of which habit and day. */
export interface Ticked {
  habitId: string;
  personId: string;
  day: Day;
}

/** Someone kept a habit on a day. Ticked already, it stays ticked once; a habit that was deleted meanwhile is gone. */
export const tickingHabit = (tick: Ticked): Command => ({
  name: "tick-habit",
  edits(state, newId) {
    if (!state.of.habit.get(tick.habitId)) return err("gone");
    if (ticksOf(state, tick.habitId, tick.day).some(({ personId }) => personId === tick.personId)) return ok([]);
    const id = tickId(tick.habitId, tick.personId, tick.day);
    return adding("tick-habit", "habit-tick", { ...tick }, id).edits(state, newId);
  },
});

/** Takes a person's tick back, or everyone's where nobody knows who is here. */
export const untickingHabit = (habitId: string, day: Day, personId: string | undefined): Command => ({
  name: "untick-habit",
  edits(state, newId) {
    if (!state.of.habit.get(habitId)) return err("gone");
    const own = ticksOf(state, habitId, day).filter((tick) => personId === undefined || tick.personId === personId);
    const commands = own.map(({ id }) => deleting("untick-habit", id));
    return together("untick-habit", commands).edits(state, newId);
  },
});

const ticksOf = ({ of }: HouseholdState, habitId: string, day: Day): LiveRecord<"habit-tick">[] =>
  of["habit-tick"].list().filter((tick) => tick.habitId === habitId && tick.day === day);
