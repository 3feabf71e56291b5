import { currentBalances } from "#domain/dashboard/current-balances.ts";
import type { Household } from "#domain/household/household.ts";
import { type Answers, type Part, parts, type ReadOptions, type Row } from "#domain/intake/answers.ts";
import { answersOf } from "#domain/intake/read-row.ts";
import { weekOfDay } from "#domain/time/week.ts";
import type { draftParts } from "#sync/kinds/household.ts";
import { type Fields, kinds } from "#sync/kinds/kinds.ts";
import type { FieldValues, RecordKind } from "#sync/record.ts";
import { ledgerOf } from "#web/household/figures/household-ledger.ts";
import { householdOf } from "#web/household/figures/household-of.ts";
import type { HouseholdState } from "#web/store/index.ts";

/** One row of an intake list: the saved record, if any, with the draft on top. */
export interface DraftRow extends Row {
  order: number;
  /** A record of it is saved already. */
  isFinished: boolean;
  /** To be deleted with the next finish. */
  isRemoved: boolean;
  /** The draft has answers for it that no record has yet. */
  isTouched: boolean;
  /** Oldest first. More than one if two people started to edit the row at the same time. */
  drafts: readonly DraftRecord[];
}

/** The rows of all lists: finished records with their drafts applied on top. */
export function draftRows(state: HouseholdState, options: ReadOptions): readonly DraftRow[] {
  const rows = new Map<string, DraftRow>(finishedRows(state, options).map((row) => [row.id, row]));
  for (const draft of state.of["intake-draft"].list()) {
    if (draft.part === "household") continue;
    const id = rowIdOf(draft);
    rows.set(id, withDraft(rows.get(id) ?? newRow(id, draft.part, draft.order), draft));
  }
  return [...rows.values()].sort(inOrder);
}

const newRow = (id: string, part: Part, order: number): DraftRow => ({
  id,
  part,
  order,
  answers: {},
  isFinished: false,
  isRemoved: false,
  isTouched: true,
  drafts: [],
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

/** Drafts of the household's own answers. */
function profileDrafts({ of }: HouseholdState): readonly DraftRecord[] {
  return of["intake-draft"].list().filter(({ part }) => part === "household");
}

export const typedProfile = (state: HouseholdState): Answers =>
  Object.assign({}, ...profileDrafts(state).map(answersIn)) as Answers;

/** The position of the next new row in a list. */
export const nextOrder = (rows: readonly DraftRow[], part: DraftPart): number =>
  rows.filter((row) => row.part === part).reduce((last, { order }) => Math.max(last, order + 1), 0);

/** The household with the balances of today. */
export function householdNow(state: HouseholdState, { today }: ReadOptions): Household | null {
  const household = householdOf(state);
  if (!household) return null;
  const began = state.of.household.list()[0]!.began ?? weekOfDay(today, household.calendars);
  const ledger = ledgerOf(state, household, began, today);
  return currentBalances(household, ledger, state.of.save.list(), today).household;
}

/** The saved records as rows, formatted the way people type. */
function finishedRows(state: HouseholdState, options: ReadOptions): DraftRow[] {
  const household = householdNow(state, options);
  return household ? parts.flatMap((part) => rowsOf(household, part, options)) : [];
}

function rowsOf(household: Household, part: Part, { format }: ReadOptions): DraftRow[] {
  return listOf(household, part).map((entry, order) => ({
    id: entry.id,
    part,
    order,
    isFinished: true,
    isRemoved: false,
    isTouched: false,
    drafts: [],
    answers: answersOf(part, entry as never, format),
  }));
}

const listOf = (household: Household, part: Part): readonly { id: string }[] =>
  part === "goals" ? [...household.goals].sort((one, other) => one.priority - other.priority) : household[part];

export type DraftRecord = Fields<"intake-draft">;

/** The household's own answers form a row too, outside of any list. */
export type DraftPart = (typeof draftParts)[number];

export const kindOfPart = {
  people: "person",
  incomes: "income",
  bills: "bill",
  categories: "category",
  accounts: "account",
  debts: "debt",
  goals: "goal",
  habits: "habit",
} as const satisfies Record<Part, RecordKind>;

const notAnswers: ReadonlySet<string> = new Set(Object.keys(kinds["intake-draft"].schema.entries));

/** Ignores fields that a newer version of the app may have added. */
const answersIn = (draft: DraftRecord): Answers =>
  Object.fromEntries(
    Object.entries(draft as FieldValues).flatMap(([name, text]) =>
      notAnswers.has(name) || typeof text !== "string" ? [] : [[name, text]],
    ),
  );

/** A new row's record ID derives from its draft, so finishing twice creates one record. */
export const rowIdOf = (draft: Pick<DraftRecord, "id" | "of">): string => draft.of ?? `${draft.id}@row`;
