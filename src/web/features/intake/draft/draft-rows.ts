import { currentBalances } from "#domain/dashboard/current-balances.ts";
import type { Household } from "#domain/household/household.ts";
import { type Answers, type Asked, type Part, parts, type Row } from "#domain/intake/answers.ts";
import { answersOf } from "#domain/intake/read-row.ts";
import { toDomain } from "#sync/kinds/domain-form.ts";
import type { draftParts } from "#sync/kinds/intake-draft.ts";
import { kinds } from "#sync/kinds/kinds.ts";
import type { LiveRecord } from "#sync/read-record.ts";
import { envelopeFields, type RecordKind } from "#sync/record.ts";
import { householdInDomain } from "#web/household/figures/in-domain.ts";
import type { HouseholdState } from "#web/store/household-state.ts";

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
function profileDrafts({ of }: HouseholdState): readonly DraftRecord[] {
  return of["intake-draft"].list().filter(({ part }) => part === "household");
}

export const typedProfile = (state: HouseholdState): Answers =>
  Object.assign({}, ...profileDrafts(state).map(answersIn)) as Answers;

/** The place of the next row of a list. */
export const nextOrder = (rows: readonly DraftRow[], part: DraftPart): number =>
  rows.filter((row) => row.part === part).reduce((last, { order }) => Math.max(last, order + 1), 0);

/** The household as it is, with what was last said of its accounts and debts. */
export function householdNow(state: HouseholdState, { today }: Asked): Household | null {
  const household = householdInDomain(state);
  return household && currentBalances(household, state.of.balance.list().map(toDomain), today).household;
}

/** The household's records as rows, written as their owners would type them. */
function finishedRows(state: HouseholdState, asked: Asked): DraftRow[] {
  const household = householdNow(state, asked);
  return household ? parts.flatMap((part) => rowsOf(household, part, asked)) : [];
}

function rowsOf(household: Household, part: Part, { format }: Asked): DraftRow[] {
  return listOf(household, part).map((entry, order) => ({
    ...{ id: entry.id, part, order, isFinished: true, isRemoved: false, isTouched: false, drafts: [] },
    answers: answersOf(part, entry as never, format),
  }));
}

const listOf = (household: Household, part: Part): readonly { id: string }[] =>
  part === "goals" ? [...household.goals].sort((one, other) => one.priority - other.priority) : household[part];

export type DraftRecord = LiveRecord<"intake-draft">;

/** The household's own answers are a row too, but of no list. */
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

const notAnswers: ReadonlySet<string> = new Set([
  ...envelopeFields,
  ...Object.keys(kinds["intake-draft"].schema.entries),
]);

/** `kind` names a record, so that answer is the draft's `type`, as in finished records. */
const fieldOf = (answer: string): string => (answer === "kind" ? "type" : answer);
const answerOf = (field: string): string => (field === "type" ? "kind" : field);

export const fieldsOf = (answers: Answers): Record<string, string> =>
  Object.fromEntries(Object.entries(answers).map(([name, text]) => [fieldOf(name), text]));

/** What a newer version of this app may have put beside the texts is not shown. */
const answersIn = (draft: DraftRecord): Answers =>
  Object.fromEntries(
    Object.entries(draft as Record<string, unknown>).flatMap(([name, text]) =>
      notAnswers.has(name) || typeof text !== "string" ? [] : [[answerOf(name), text]],
    ),
  );

/** A new row's record is named after its draft, so that finishing it twice makes one record. */
export const rowIdOf = (draft: Pick<DraftRecord, "id" | "of">): string => draft.of ?? `${draft.id}@row`;
