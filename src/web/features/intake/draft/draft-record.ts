import type { Answers, Part } from "#domain/intake/answers.ts";
import type { draftParts } from "#sync/kinds/intake-draft.ts";
import { kinds } from "#sync/kinds/kinds.ts";
import type { LiveRecord } from "#sync/read-record.ts";
import { envelopeFields, type RecordKind } from "#sync/record.ts";

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
export const answersIn = (draft: DraftRecord): Answers =>
  Object.fromEntries(
    Object.entries(draft as Record<string, unknown>).flatMap(([name, text]) =>
      notAnswers.has(name) || typeof text !== "string" ? [] : [[answerOf(name), text]],
    ),
  );

/** A new row's record is named after its draft, so that finishing it twice makes one record. */
export const rowIdOf = (draft: Pick<DraftRecord, "id" | "of">): string => draft.of ?? `${draft.id}@row`;
