import type { Household } from "#domain/household/household.ts";
import type { Save } from "#domain/household/records.ts";
import { memoizeLast } from "#domain/memoize-last.ts";
import { type Minor, sum } from "#domain/money/money.ts";
import { err } from "#domain/result.ts";
import { recordSave, type SaveProblem } from "#domain/saves/record-save.ts";
import { entriesBetween, type SaveShare } from "#domain/saves/split-save.ts";
import { type WeekId, weekAt } from "#domain/time/week.ts";
import { longestNote } from "#sync/kinds/fields.ts";
import { adding, type Command, deleting, together } from "#web/store/command.ts";
import { householdInDomain } from "../figures/in-domain.ts";

/** One press of the button: what goes where, put aside by whom, for which week. */
export interface SaveBatch {
  week: WeekId;
  shares: readonly SaveShare[];
  people: readonly string[];
  note: string;
  /** The instant; entries of one press have it in common. */
  at: number;
}

export interface RefusedShare<Problem = SaveProblem> {
  share: SaveShare;
  problem: Problem;
}

/** A press is looked at and then recorded, at one instant. */
const weekOfPress = memoizeLast(weekAt);

/** The first share that can't be recorded as the household is now. */
export function firstRefused({ shares, week, note, at }: SaveBatch, household: Household): RefusedShare | null {
  const now = { week: weekOfPress(at, household.calendars), time: at };
  for (const share of shares) {
    const save = recordSave({ id: "", personId: "", week, note, ...share }, now, household);
    if (!save.ok) return { share, problem: save.problem };
  }
  return null;
}

/** Records a press whole or not at all, as the household is at that moment; one undo takes all of it back. */
export const recordingSaves = ({ week, shares, people, note, at }: SaveBatch): Command => ({
  name: "set-aside",
  edits(state, newId) {
    const household = householdInDomain(state);
    if (!household) return err("gone");
    const now = { week: weekOfPress(at, household.calendars), time: at };
    const commands: Command[] = [];
    for (const entry of entriesBetween(shares, people)) {
      const save = recordSave({ id: newId(), week, note, ...entry }, now, household);
      if (!save.ok) return save;
      const { id, ...fields } = save.value;
      commands.push(adding("set-aside", "save", fields, id));
    }
    return together("set-aside", commands).edits(state, newId);
  },
});

/** Takes back what is left of a press, also one of another device or of last night. */
export const removingBatch = ({ week, at }: Pick<SaveBatch, "week" | "at">): Command => ({
  name: "take-back-save",
  edits(state, newId) {
    const own = state.of.save.list().filter((save) => save.week === week && save.recordedAt === at);
    if (own.length === 0) return err("gone");
    const deletions = own.map(({ id }) => deleting("take-back-save", id));
    return together("take-back-save", deletions).edits(state, newId);
  },
});

/** A press as it was recorded. */
export interface RecordedBatch {
  at: number;
  people: readonly string[];
  amount: Minor;
  note: string;
}

/** The presses of a week, the first one first. */
export function batchesOf(saves: readonly Save[]): RecordedBatch[] {
  const instants = [...new Set(saves.map(({ recordedAt }) => recordedAt))].sort((a, b) => a - b);
  return instants.map((at) => {
    const entries = saves.filter(({ recordedAt }) => recordedAt === at);
    const people = [...new Set(entries.map(({ personId }) => personId))];
    return { at, people, amount: sum(entries.map(({ amount }) => amount)), note: entries[0]!.note };
  });
}

/** A note that is too long is said at once, and nothing of it is cut off. */
export const noteProblemOf = (note: string): string | undefined =>
  note.trim().length > longestNote
    ? `A note has room for ${longestNote.toLocaleString("en")} characters. All of yours is still here.`
    : undefined;
