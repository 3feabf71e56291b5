import { maxRows } from "#domain/household/household.ts";
import type { AnswerProblem, AnswerProblems, Part, Row } from "#domain/intake/answers.ts";
import { firstYear, lastYear } from "#domain/time/day.ts";
import { kindNames } from "#web/household/words/kind-names.ts";
import { capital } from "#web/household/words/number-words.ts";
import { amountProblemText } from "#web/ui/money-field.tsx";
import { kindOfPart } from "../draft/draft-rows.ts";

/** Only for answers written by a newer version of the app. */
const unknown = "This version can’t read the answer. It is kept as it is.";

/** The message for a problem with an answer. */
export const problemText = (part: Part, field: string, problem: AnswerProblem): string =>
  (special[`${part}.${field}`] ?? byAnswer[unnumbered(field)])?.[problem] ?? unknown;

/** The parts of a goal in several accounts share their words. */
const unnumbered = (field: string): string => field.replace(/\d+$/, "");

/** The message for an invalid date in a line, quoted as typed. */
export function unreadDateText(date: string): string {
  const years = (date.match(/\d{4}/g) ?? []).map(Number);
  return years.some((year) => year < firstYear || year > lastYear)
    ? `“${date}” is too far away: years from ${firstYear} to ${lastYear} fit here.`
    : `“${date}” is not a date on the calendar.`;
}

/** The message for a field, if it has a problem. */
export function errorOf(part: Part, problems: AnswerProblems, field: string): string | undefined {
  const problem = problems[field];
  return problem && problemText(part, field, problem);
}

const fieldNames: Readonly<Record<string, string>> = {
  name: "name",
  label: "name",
  amount: "amount",
  low: "lean amount",
  usual: "usual amount",
  nextDue: "next due date",
  nextOn: "next payday",
  birthYear: "birth year",
  balance: "balance",
  apr: "interest rate",
  minimum: "minimum",
  target: "target",
  by: "date",
  alreadySaved: "already saved",
  alsoAmount: "part in another account",
  timesAWeek: "times a week",
  cadence: "how often",
  kind: "kind",
  per: "span of time",
  "": "",
  "accounts.low": "lower end",
  "accounts.high": "higher end",
  "debts.balance": "what is owed",
};

const fieldName = (part: Part, field: string): string =>
  fieldNames[`${part}.${field}`] ?? fieldNames[unnumbered(field)] ?? field;

/** The singular name of a list's rows: "bill". */
export const oneOfPart = (part: Part): string => kindNames[kindOfPart[part]][0];

export const manyOfPart = (part: Part): string => kindNames[kindOfPart[part]][1];

/** The row's name, or a text saying that it has none. */
export function rowName({ part, answers }: Pick<Row, "part" | "answers">): string {
  const name = (answers.label ?? answers.name ?? "").trim();
  return name || `${capital(oneOfPart(part))} without a name`;
}

/** Everything wrong with a row, in one line. */
export function unfinishedWords(part: Part, problems: AnswerProblems): string {
  const fields = Object.keys(problems);
  const missing = fields.filter((field) => problems[field] === "empty").map((field) => fieldName(part, field));
  const wrong = fields.filter((field) => problems[field] !== "empty");
  const wrongWords = wrong.map((field) => problemLine(part, field, problems));
  return [...(missing.length > 0 ? [`Still missing: ${missing.join(", ")}.`] : []), ...wrongWords].join(" ");
}

/** The answer's name and its problem: "Amount: this doesn’t read as an amount." */
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

/** One line per problem, starting with the row's name. */
export const problemsOfRows = (unfinished: readonly Unfinished[]) =>
  unfinished.flatMap(({ row, problems }) =>
    Object.keys(problems).map((field) => ({
      rowId: row.id,
      field,
      text: `${rowName(row)}. ${problemLine(row.part, field, problems)}`,
    })),
  );

export const summaryTitle = (count: number): string =>
  count === 1 ? "One row needs a look" : `${count} rows need a look`;

type Words = Readonly<Partial<Record<AnswerProblem, string>>>;

const stillHere = "What you typed is still here.";

const label: Words = {
  empty: "Enter a name.",
  "too-long": `Up to 80 characters fit here. ${stillHere}`,
};

const amount: Words = {
  ...amountProblemText,
  negative: `This can’t be below zero. ${stillHere}`,
};

const year: Words = {
  unreadable: `This doesn’t read as a year. ${stillHere}`,
  ambiguous: "This can be read in two ways. Write the year’s four digits.",
  "too-many-decimals": "A year has no decimals. Write its four digits.",
  "too-small": "The earliest year that fits here is 1900.",
  "in-the-future": "This year is still to come. You can leave it open.",
};

const rate: Words = {
  unreadable: `This doesn’t read as a percentage. ${stillHere}`,
  ambiguous: "This can be read in two ways. Leave out the thousands separator to make it clear.",
  "too-many-decimals": "Up to three decimals fit here.",
  "too-small": "A rate can’t be below 0 %.",
  "too-large": "The highest rate that fits here is 100 %.",
};

const times: Words = {
  unreadable: `This doesn’t read as a number. ${stillHere}`,
  ambiguous: "This can be read in two ways. A whole number from 1 to 7 is clear.",
  "too-many-decimals": "Whole times only, from 1 to 7.",
  "too-small": "Once a week is the least that can be ticked.",
  "too-large": "Seven times a week is the most: once a day.",
};

const day: Words = { "not-a-day": `This is no day of the calendar. ${stillHere}` };

/** Messages by `part.answer`, where they differ from those in `byAnswer`. */
export const special: Readonly<Record<string, Words>> = {
  "incomes.usual": {
    ...amount,
    "upside-down": "The usual amount is below the lean one. They may have changed places.",
  },
  "accounts.balance": {
    ...amountProblemText,
    "upside-down": "The balance lies outside the two ends you gave. Change it, or leave it open.",
  },
  "accounts.low": amountProblemText,
  "accounts.high": {
    ...amountProblemText,
    "upside-down": "The higher end is below the lower one. They may have changed places.",
  },
  "goals.target": { ...amount, "too-small": "A goal needs an amount above zero." },
  "goals.by": { ...day, "too-small": "This day is over. Choose a later one, or leave it open." },
};

/** Messages by answer, for all parts. */
export const byAnswer: Readonly<Record<string, Words>> = {
  name: label,
  label,
  amount,
  low: amount,
  balance: amount,
  minimum: amount,
  alreadySaved: amount,
  alsoAmount: {
    ...amount,
    empty: "Enter what this account holds of it.",
    "too-small": "Enter an amount above zero, or choose no other account.",
    "too-large": "Together that is more than what is already saved.",
  },
  nextDue: day,
  nextOn: day,
  birthYear: year,
  apr: rate,
  timesAWeek: times,
  "": { "too-large": `A list holds up to ${maxRows} rows. This one is kept, but the plan leaves it out.` },
};
