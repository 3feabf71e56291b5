import { addWeeks, type WeekId } from "#domain/time/week.ts";
import { adding, type Command, changing, deleting, together } from "#web/store/index.ts";

/** Pauses from a week on, until it is resumed. */
export const pausing = (from: WeekId): Command => adding("pause", "pause", { from });

/** Ends every pause that covers the week, since two people may both have paused. */
export const resuming = (week: WeekId): Command => ({
  name: "resume",
  edits(state, newId) {
    const over = state.of.pause.list().filter(({ from, to }) => from <= week && (to === undefined || week <= to));
    if (over.length === 0) return { ok: false, problem: "gone" };
    const ends = over.map(({ id, from }) =>
      from === week ? deleting("resume", id) : changing("resume", "pause", id, () => ({ to: addWeeks(week, -1) })),
    );
    return together("resume", ends).edits(state, newId);
  },
});
