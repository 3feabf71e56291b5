import { type Answers, type Part, parts } from "#domain/intake/answers.ts";
import { usePersistedFields } from "./use-persisted-fields.ts";

/** A result of a tool, in the form of an intake row, from before there is a household. */
export interface HandoffRow {
  part: Part;
  answers: Answers;
}

const keyOf = (part: Part): string => `carried-${part}`;

const emptyFields: Record<string, string> = Object.fromEntries(parts.map((part) => [keyOf(part), ""]));

/** Rows that a tool hands off to the intake. Stored in this tab until they are accepted or declined. */
export function useIntakeHandoff() {
  const [stored, store] = usePersistedFields("carried-rows", emptyFields);
  const write = (part: Part, rows: readonly Answers[]) => ({
    [keyOf(part)]: rows.length > 0 ? JSON.stringify(rows) : "",
  });
  return {
    rowsOf: (part: Part): readonly Answers[] => parseRows(stored[keyOf(part)] ?? ""),
    /** Replaces all earlier rows. */
    handOff: (rows: readonly HandoffRow[]) =>
      store({ ...emptyFields, ...Object.assign({}, ...parts.map((part) => write(part, answersOf(rows, part)))) }),
    clear: (part: Part) => store(write(part, [])),
  };
}

const answersOf = (rows: readonly HandoffRow[], part: Part): Answers[] =>
  rows.filter((row) => row.part === part).map(({ answers }) => answers);

function parseRows(text: string): readonly Answers[] {
  try {
    const rows: unknown = JSON.parse(text || "[]");
    return Array.isArray(rows) ? rows.filter(isAnswers) : [];
  } catch {
    return [];
  }
}

const isAnswers = (row: unknown): row is Answers =>
  typeof row === "object" && row !== null && Object.values(row).every((text) => typeof text === "string");
