import { type Answers, type Asked, type Part, parts, type Row } from "#domain/intake/answers.ts";
import type { HouseholdState } from "#web/store/household-state.ts";
import { answersIn, type DraftPart, type DraftRecord, rowIdOf } from "./draft-record.ts";
import { finishedRows } from "./finished-rows.ts";

/** A row with where it comes from. */
export interface DraftRow extends Row {
  order: number;
  /** There is a record of it already. */
  isFinished: boolean;
  /** It is to go. */
  isRemoved: boolean;
  /** Something was typed for it that is in no record yet. */
  isTouched: boolean;
  /** What was typed for it, oldest first: two people may have begun to change it at once. */
  drafts: readonly DraftRecord[];
}

/** All rows of the intake, of all lists: the finished records, with what was typed since on top. */
export function draftRows(state: HouseholdState, asked: Asked): readonly DraftRow[] {
  const rows = new Map<string, DraftRow>(finishedRows(state, asked).map((row) => [row.id, row]));
  for (const draft of state.of["intake-draft"].list()) {
    if (draft.part === "household") continue;
    const id = rowIdOf(draft);
    rows.set(id, withDraft(rows.get(id) ?? newRow(id, draft.part, draft.order), draft));
  }
  return [...rows.values()].sort(inOrder);
}

const newRow = (id: string, part: Part, order: number): DraftRow => ({
  ...{ id, part, order, answers: {}, isFinished: false, isRemoved: false, isTouched: true, drafts: [] },
});

const withDraft = (row: DraftRow, draft: DraftRecord): DraftRow => ({
  ...row,
  order: draft.order,
  answers: { ...row.answers, ...answersIn(draft) },
  isRemoved: row.isRemoved || draft.removed === true,
  isTouched: true,
  drafts: [...row.drafts, draft],
});

function inOrder(one: DraftRow, other: DraftRow): number {
  const lists = parts.indexOf(one.part) - parts.indexOf(other.part);
  return lists || one.order - other.order || (one.id < other.id ? -1 : 1);
}

/** What was typed of the household itself. */
function ownDrafts({ of }: HouseholdState): readonly DraftRecord[] {
  return of["intake-draft"].list().filter(({ part }) => part === "household");
}

export const ownTyped = (state: HouseholdState): Answers =>
  Object.assign({}, ...ownDrafts(state).map(answersIn)) as Answers;

/** The place of the next row of a list. */
export const nextOrder = (rows: readonly DraftRow[], part: DraftPart): number =>
  rows.filter((row) => row.part === part).reduce((last, { order }) => Math.max(last, order + 1), 0);
