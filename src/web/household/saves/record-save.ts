import type { Household } from "#domain/household/household.ts";
import type { Save } from "#domain/household/records.ts";
import { memoizeLast } from "#domain/memoize-last.ts";
import { type Minor, sum } from "#domain/money/money.ts";
import { err } from "#domain/result.ts";
import { recordSave, type SaveProblem } from "#domain/saves/record-save.ts";
import { entriesBetween, type SaveShare } from "#domain/saves/split-save.ts";
import { type WeekId, weekAt } from "#domain/time/week.ts";
import { longestNote } from "#sync/kinds/fields.ts";
import { adding, type Command, deleting, together } from "#web/store/index.ts";
import { householdOf } from "../figures/household-of.ts";

/** The saves of one button press: what goes where, set aside by whom, for which week. */
export interface SaveBatch {
  week: WeekId;
  shares: readonly SaveShare[];
  people: readonly string[];
  note: string;
  /** The time; all saves of a batch share it. */
  at: number;
}

export interface RefusedShare<Problem = SaveProblem> {
  share: SaveShare;
  problem: Problem;
}

/** Memoized: a batch is checked and then recorded at the same time. */
const weekOfBatch = memoizeLast(weekAt);

/** The first share that can't be recorded in the household's current state. */
export function firstRefused({ shares, week, note, at }: SaveBatch, household: Household): RefusedShare | null {
  const now = { week: weekOfBatch(at, household.calendars), time: at };
  for (const share of shares) {
    const save = recordSave({ id: "", personId: "", week, note, ...share }, now, household);
    if (!save.ok) return { share, problem: save.problem };
  }
  return null;
}

/** Records all saves of a batch or none, against the household's state at that moment; one undo reverts all. */
export const recordingSaves = ({ week, shares, people, note, at }: SaveBatch): Command => ({
  name: "set-aside",
  edits(state, newId) {
    const household = householdOf(state);
    if (!household) return err("gone");
    const now = { week: weekOfBatch(at, household.calendars), time: at };
    const commands: Command[] = [];
    for (const entry of entriesBetween(shares, people)) {
      const save = recordSave({ id: newId(), week, note, ...entry }, now, household);
      if (!save.ok) return save;
      commands.push(adding("set-aside", "save", save.value));
    }
    return together("set-aside", commands).edits(state, newId);
  },
});

/** Deletes what is left of a batch, even one from another device or another day. */
export const removingBatch = ({ week, at }: Pick<SaveBatch, "week" | "at">): Command => ({
  name: "take-back-save",
  edits(state, newId) {
    const own = state.of.save.list().filter((save) => save.week === week && save.recordedAt === at);
    if (own.length === 0) return err("gone");
    const deletions = own.map(({ id }) => deleting("take-back-save", id));
    return together("take-back-save", deletions).edits(state, newId);
  },
});

/** A batch as it was recorded. */
export interface RecordedBatch {
  at: number;
  people: readonly string[];
  amount: Minor;
  note: string;
}

/** The batches of a week, oldest first. */
export function batchesOf(saves: readonly Save[]): RecordedBatch[] {
  const instants = [...new Set(saves.map(({ recordedAt }) => recordedAt))].sort((a, b) => a - b);
  return instants.map((at) => {
    const entries = saves.filter(({ recordedAt }) => recordedAt === at);
    const people = [...new Set(entries.map(({ personId }) => personId))];
    return { at, people, amount: sum(entries.map(({ amount }) => amount)), note: entries[0]!.note };
  });
}

/** Reports a note that is too long at once; the text is never cut off. */
export const noteProblemOf = (note: string): string | undefined =>
  note.trim().length > longestNote
    ? `A note has room for ${longestNote.toLocaleString("en")} characters. All of yours is still here.`
    : undefined;
