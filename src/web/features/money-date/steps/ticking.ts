import { err } from "#domain/result.ts";
import type { Day } from "#domain/time/day.ts";
import { adding, type Command, deleting, together } from "#web/store/command.ts";

/** The partner may have deleted the habit while it was shown. */
export const ticking = (habitId: string, personId: string, day: Day, id: string | undefined): Command => ({
  name: "tick-habit",
  edits: (household, newId) =>
    household.of.habit.get(habitId)
      ? adding("tick-habit", "habit-tick", { habitId, personId, day }, id).edits(household, newId)
      : err("gone"),
});

/** A day counts once however many ticked it, so taking it off takes off everyone's. */
export const unticking = (habitId: string, day: Day): Command => ({
  name: "untick-habit",
  edits(household, newId) {
    const ticks = household.of["habit-tick"].list().filter((tick) => tick.habitId === habitId && tick.day === day);
    if (ticks.length === 0) return err("gone");
    return together(
      "untick-habit",
      ticks.map(({ id }) => deleting("untick-habit", id)),
    ).edits(household, newId);
  },
});
