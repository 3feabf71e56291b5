import { type Answers, type Part, parts } from "#domain/intake/answers.ts";
import { usePersistedFields } from "./use-persisted-fields.ts";

/** What someone found out before there was a household, as a row of the intake would have it. */
export interface HandoffRow {
  part: Part;
  answers: Answers;
}

const keyOf = (part: Part): string => `carried-${part}`;

const emptyFields: Record<string, string> = Object.fromEntries(parts.map((part) => [keyOf(part), ""]));

/** Rows on their way to the intake. They wait in this tab, as what was typed does, until they are taken or left. */
export function useIntakeHandoff() {
  const [kept, keep] = usePersistedFields("carried-rows", emptyFields);
  const write = (part: Part, rows: readonly Answers[]) => ({
    [keyOf(part)]: rows.length > 0 ? JSON.stringify(rows) : "",
  });
  return {
    rowsOf: (part: Part): readonly Answers[] => parseRows(kept[keyOf(part)] ?? ""),
    /** In place of what was carried before: the last answer counts. */
    handOff: (rows: readonly HandoffRow[]) =>
      keep({ ...emptyFields, ...Object.assign({}, ...parts.map((part) => write(part, answersOf(rows, part)))) }),
    clear: (part: Part) => keep(write(part, [])),
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
