import type { AnswerProblem, AnswerProblems, Part, Row } from "#domain/intake/answers.ts";
import { firstYear, lastYear } from "#domain/time/day.ts";
import { kindNames } from "#web/household/kind-names.ts";
import { capital } from "#web/household/words/number-words.ts";
import { kindOfPart } from "../draft/draft-rows.ts";
import { byAnswer, special } from "./problem-table.ts";

/** Only what a newer version of this app wrote comes here: every choice that can be made can be read. */
const unknown = "This version can’t read the answer. It is kept as it is.";

/** What is wrong with an answer, and what is safe. */
export const problemText = (part: Part, field: string, problem: AnswerProblem): string =>
  (special[`${part}.${field}`] ?? byAnswer[field])?.[problem] ?? unknown;

/** About a date in a line, in the words that were typed. */
export function unreadDateText(date: string): string {
  const years = (date.match(/\d{4}/g) ?? []).map(Number);
  return years.some((year) => year < firstYear || year > lastYear)
    ? `“${date}” is too far away: years from ${firstYear} to ${lastYear} fit here.`
    : `“${date}” is not a date on the calendar.`;
}

/** The message for a field, where it has one to show. */
export function errorOf(part: Part, problems: AnswerProblems, field: string): string | undefined {
  const problem = problems[field];
  return problem && problemText(part, field, problem);
}

const fieldNames: Readonly<Record<string, string>> = {
  ...{ name: "name", label: "name", amount: "amount", low: "lean amount", usual: "usual amount" },
  ...{ nextDue: "next due date", nextOn: "next payday", birthYear: "birth year", balance: "balance" },
  ...{ apr: "interest rate", minimum: "minimum", target: "target", by: "date", alreadySaved: "already saved" },
  ...{ timesAWeek: "times a week", cadence: "how often", kind: "kind", per: "span of time", "": "" },
  ...{ "accounts.low": "lower end", "accounts.high": "higher end", "debts.balance": "what is owed" },
};

const fieldName = (part: Part, field: string): string => fieldNames[`${part}.${field}`] ?? fieldNames[field] ?? field;

/** What one row of a list is called: "bill". */
export const oneOfPart = (part: Part): string => kindNames[kindOfPart[part]][0];

export const manyOfPart = (part: Part): string => kindNames[kindOfPart[part]][1];

/** What someone called a row, or that it has no name yet. */
export function rowName({ part, answers }: Pick<Row, "part" | "answers">): string {
  const name = (answers.label ?? answers.name ?? "").trim();
  return name || `${capital(oneOfPart(part))} without a name`;
}

/** What a row lacks until it counts, in a line. */
export function unfinishedWords(part: Part, problems: AnswerProblems): string {
  const fields = Object.keys(problems);
  const missing = fields.filter((field) => problems[field] === "empty").map((field) => fieldName(part, field));
  const wrong = fields.filter((field) => problems[field] !== "empty");
  const said = wrong.map((field) => problemLine(part, field, problems));
  return [...(missing.length > 0 ? [`Still missing: ${missing.join(", ")}.`] : []), ...said].join(" ");
}

/** An answer's name and what is wrong with it: "Amount: this doesn’t read as an amount." */
function problemLine(part: Part, field: string, problems: AnswerProblems): string {
  const problem = problems[field]!;
  const name = capital(fieldName(part, field));
  if (problem === "empty") return `${name}: still missing.`;
  const text = problemText(part, field, problem);
  return name ? `${name}: ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;
}

interface Unfinished {
  row: Row;
  problems: AnswerProblems;
}

/** One line for each answer that needs a look, with the row it stands in. */
export const problemsOfRows = (unfinished: readonly Unfinished[]) =>
  unfinished.flatMap(({ row, problems }) =>
    Object.keys(problems).map((field) => ({
      ...{ rowId: row.id, field },
      text: `${rowName(row)}. ${problemLine(row.part, field, problems)}`,
    })),
  );

export const summaryTitle = (count: number): string =>
  count === 1 ? "One row needs a look" : `${count} rows need a look`;
