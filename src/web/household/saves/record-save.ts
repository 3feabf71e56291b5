import type { Household } from "#domain/household/household.ts";
import type { Save, Transaction } from "#domain/household/records.ts";
import { memoizeLast } from "#domain/memoize-last.ts";
import { type Minor, sum } from "#domain/money/money.ts";
import { err } from "#domain/result.ts";
import { recordSave, type SaveProblem } from "#domain/saves/record-save.ts";
import { accountFieldsOf, type SaveAccounts, saveAccountProblem } from "#domain/saves/save-accounts.ts";
import { entriesBetween, type SaveShare } from "#domain/saves/split-save.ts";
import { type WeekId, weekAt } from "#domain/time/week.ts";
import { longestNote } from "#sync/kinds/fields.ts";
import { adding, type Command, changing, deleting, type HouseholdState, together } from "#web/store/index.ts";
import { householdOf } from "../figures/household-of.ts";

/** The saves of one button press: what goes where, set aside by whom, for which week. */
export interface SaveBatch {
  week: WeekId;
  shares: readonly SaveShare[];
  people: readonly string[];
  note: string;
  /** Where it comes from and goes to; absent: the usual accounts. */
  accounts?: SaveAccounts;
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
export function firstRefused(
  { shares, week, note, accounts = {}, at }: SaveBatch,
  household: Household,
): RefusedShare | null {
  const now = { week: weekOfBatch(at, household.calendars), time: at };
  for (const share of shares) {
    const places = accountFieldsOf(share.target, accounts, household);
    const save = recordSave({ id: "", personId: "", week, note, ...share, ...places }, now, household);
    if (!save.ok) return { share, problem: save.problem };
  }
  return null;
}

/** Records all saves of a batch or none, against the household's state at that moment; one undo reverts all. */
export const recordingSaves = ({ week, shares, people, note, accounts = {}, at }: SaveBatch): Command => ({
  name: "set-aside",
  edits(state, newId) {
    const household = householdOf(state);
    if (!household) return err("gone");
    const now = { week: weekOfBatch(at, household.calendars), time: at };
    const commands: Command[] = [];
    for (const entry of entriesBetween(shares, people)) {
      const places = accountFieldsOf(entry.target, accounts, household);
      const save = recordSave({ id: newId(), week, note, ...entry, ...places }, now, household);
      if (!save.ok) return save;
      commands.push(adding("set-aside", "save", save.value));
    }
    return together("set-aside", commands).edits(state, newId);
  },
});

type BatchName = Pick<SaveBatch, "week" | "at">;

const savesOfBatch = ({ of }: HouseholdState, { week, at }: BatchName) =>
  of.save.list().filter((save) => save.week === week && save.recordedAt === at);

/**
 * Changes where the saves of a batch come from and go to. Refused if an imported entry carried one of them out: that entry
 * moves its account in the save's place, so the save's accounts are those of the bank.
 */
export const changingAccounts = (batch: BatchName, accounts: SaveAccounts): Command => ({
  name: "change-save",
  edits(state, newId) {
    const household = householdOf(state);
    const own = savesOfBatch(state, batch);
    if (!household || own.length === 0) return err("gone");
    if (isCarriedOut(own, state.of.transaction.list())) return err("paired-save");
    const commands: Command[] = [];
    for (const { id, target, fromAccountId: oldFrom, toAccountId: oldTo } of own) {
      const { fromAccountId, toAccountId } = accountFieldsOf(target, accounts, household);
      const problem = saveAccountProblem(
        {
          ...(fromAccountId !== undefined && fromAccountId !== oldFrom && { fromAccountId }),
          ...(toAccountId !== undefined && toAccountId !== oldTo && { toAccountId }),
        },
        household,
      );
      if (problem) return err(problem);
      commands.push(changing("change-save", "save", id, () => ({ fromAccountId, toAccountId })));
    }
    return together("change-save", commands).edits(state, newId);
  },
});

function isCarriedOut(saves: readonly Pick<Save, "id">[], entries: readonly Transaction[]): boolean {
  const ids = new Set(saves.map(({ id }) => id));
  return entries.some(({ pairedWith }) => pairedWith?.kind === "save" && ids.has(pairedWith.id));
}

/** Deletes what is left of a batch, even one from another device or another day. */
export const removingBatch = ({ week, at }: BatchName): Command => ({
  name: "take-back-save",
  edits(state, newId) {
    const own = savesOfBatch(state, { week, at });
    if (own.length === 0) return err("gone");
    const deletions = own.map(({ id }) => deleting("take-back-save", id));
    return together("take-back-save", deletions).edits(state, newId);
  },
});

/** A batch as it was recorded. */
export interface RecordedBatch {
  at: number;
  saves: readonly Save[];
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
    return { at, saves: entries, people, amount: sum(entries.map(({ amount }) => amount)), note: entries[0]!.note };
  });
}

/** Reports a note that is too long at once; the text is never cut off. */
export const noteProblemOf = (note: string): string | undefined =>
  note.trim().length > longestNote
    ? `A note has room for ${longestNote.toLocaleString("en")} characters. All of yours is still here.`
    : undefined;
