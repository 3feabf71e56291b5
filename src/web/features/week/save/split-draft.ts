import type { Household } from "#domain/household/household.ts";
import type { SaveTarget } from "#domain/household/records.ts";
import { type Minor, minor, sum } from "#domain/money/money.ts";
import { amountAsTyped } from "#domain/money/parse-amount.ts";
import { type SaveShare, sharesOf } from "#domain/saves/split-save.ts";
import { targetKey } from "#domain/saves/totals.ts";
import { goneProblem, goneWords, nothingRecorded, type Place, targetWords } from "#web/household/saves/places.ts";
import { readAmount } from "#web/household/saves/set-aside.tsx";
import { splitOf, type ThisWeek } from "#web/household/saves/this-week.ts";

/** The amount of one target as typed. Stores the label, since the target may be deleted meanwhile. */
export interface DraftRow {
  key: string;
  target: SaveTarget;
  label: string;
  text: string;
}

export interface SplitDraft {
  rows: readonly DraftRow[];
  /** As typed; null while it is computed from the rows. */
  total: string | null;
  /** Submit was attempted, so errors are shown. */
  isTried: boolean;
}

const rowOf = ({ target, amount }: SaveShare, household: Household): DraftRow => ({
  key: targetKey(target),
  target,
  label: targetWords(target, household),
  text: amount > 0 ? amountAsTyped(amount, household) : "",
});

export const draftOf = (shares: readonly SaveShare[], household: Household, isTried = false): SplitDraft => ({
  rows: shares.map((share) => rowOf(share, household)),
  isTried,
  total: shares.length > 0 ? null : "",
});

export const withText = (draft: SplitDraft, key: string, text: string): SplitDraft => ({
  ...draft,
  rows: draft.rows.map((row) => (row.key === key ? { ...row, text } : row)),
  total: null,
});

/** Splits a valid total by the plan; an invalid one leaves the rows unchanged. */
export function withTotal(draft: SplitDraft, text: string, week: ThisWeek): SplitDraft {
  const amount = readAmount(text, week.household);
  const split = amount.ok ? splitOf(week, amount.value) : null;
  if (!split?.ok) return { ...draft, total: text };
  return { ...draft, rows: sharesOf(split.value).map((share) => rowOf(share, week.household)), total: text };
}

export const withPlace = (draft: SplitDraft, { key, target, label }: Place): SplitDraft => ({
  ...draft,
  rows: [...draft.rows, { key, target, label, text: "" }],
});

/** Moves the row's amount to another target, adding to its existing row. */
export function movedTo(draft: SplitDraft, key: string, place: Place, household: Household): SplitDraft {
  const moved = draft.rows.find((row) => row.key === key)!;
  const there = draft.rows.find((row) => row.key === place.key);
  const { target, label } = place;
  if (!there) {
    const rows = draft.rows.map((row) => (row === moved ? { ...row, key: place.key, target, label } : row));
    return { ...draft, rows };
  }
  const text = amountAsTyped(minor(amountOf(there, household) + amountOf(moved, household)), household);
  const rows = draft.rows.filter((row) => row !== moved).map((row) => (row === there ? { ...row, text } : row));
  return { ...draft, rows };
}

/** An empty field is zero. */
const read = ({ text }: DraftRow, household: Household) =>
  text.trim() === "" ? ({ ok: true, value: minor(0) } as const) : readAmount(text, household);

const amountOf = (row: DraftRow, household: Household): Minor => {
  const amount = read(row, household);
  return amount.ok ? amount.value : minor(0);
};

export interface ReadRow extends DraftRow {
  isGone: boolean;
  problem: string | undefined;
}

export interface ReadDraft {
  rows: readonly ReadRow[];
  totalText: string;
  totalProblem: string | undefined;
  /** What submit would record; null while there are errors. */
  shares: readonly SaveShare[] | null;
}

export function readDraft(draft: SplitDraft, household: Household): ReadDraft {
  const rows = draft.rows.map((row) => readRow(row, draft, household));
  const amounts = draft.rows.map((row) => read(row, household));
  const total = sum(amounts.map((amount) => (amount.ok ? amount.value : minor(0))));
  const isReadable = amounts.every(({ ok }) => ok);
  const totalText = draft.total ?? (isReadable ? amountAsTyped(total, household) : "");
  const totalProblem = totalProblemOf(draft, total, isReadable, household);
  const isReady = isReadable && !totalProblem && rows.every(({ isGone }) => !isGone);
  const shares = draft.rows.map((row) => ({ target: row.target, amount: amountOf(row, household) }));
  return {
    rows,
    totalText,
    totalProblem: draft.isTried ? totalProblem : undefined,
    shares: isReady ? sharesOf(shares) : null,
  };
}

function readRow(row: DraftRow, { isTried }: SplitDraft, household: Household): ReadRow {
  const gone = goneProblem(row.target, household);
  const amount = read(row, household);
  if (!gone) return { ...row, isGone: false, problem: isTried && !amount.ok ? amount.problem : undefined };
  const words = goneWords(row.label, gone, amountOf(row, household), household);
  return { ...row, isGone: true, problem: isTried ? `${words} ${nothingRecorded}` : words };
}

function totalProblemOf(draft: SplitDraft, total: Minor, isReadable: boolean, household: Household) {
  const typed = draft.total === null ? null : readAmount(draft.total, household);
  if (typed && !typed.ok) return typed.problem;
  return isReadable && total === 0 ? "Nothing is to be set aside yet. Type an amount, or go back." : undefined;
}
