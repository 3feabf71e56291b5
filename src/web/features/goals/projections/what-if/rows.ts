import type { AnswerProblem, AnswerProblems, Answers, Asked } from "#domain/intake/answers.ts";
import { cadences } from "#domain/intake/choices.ts";
import {
  amountAboveZero,
  amountFromZero,
  day,
  type FieldReader,
  label,
  oneOf,
  optional,
  readFields,
} from "#domain/intake/fields.ts";
import type { AheadStart } from "#domain/projections/ahead.ts";
import { type TriedChange, type TriedProblem, tryOut } from "#domain/what-if/try-out.ts";
import { percent } from "../read-assumptions.ts";
import { type KindName, kindNames, kindOf, type Tried, type Values } from "./change-kinds.ts";

/** One thing that is tried, as it was typed. */
export interface Row {
  key: string;
  what: KindName;
  answers: Answers;
}

/** More would be no what-if but another household. */
export const mostRows = 20;

/** A row that changes nothing yet: its fields are as they stand today. */
export function newRow(what: KindName, tried: Tried, rows: readonly Row[]): Row {
  const kind = kindOf(what);
  const id = kind.things?.(tried)[0]?.id ?? "";
  const key = String(1 + Math.max(0, ...rows.map((row) => Number(row.key))));
  return { key, what, answers: { id, ...kind.now(tried, id) } };
}

/** Another thing is chosen: what was typed for the first is nothing to the second. */
export const withThing = ({ answers: _, ...row }: Row, id: string, tried: Tried): Row => ({
  ...row,
  answers: { id, ...kindOf(row.what).now(tried, id) },
});

export const rowsText = (rows: readonly Row[]): string => JSON.stringify(rows);

/** What this tab kept. What reads as no row is left out. */
export function rowsIn(text: string): readonly Row[] {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter(isRow).slice(0, mostRows) : [];
  } catch {
    return [];
  }
}

function isRow(kept: unknown): kept is Row {
  const { key, what, answers } = (kept ?? {}) as Partial<Record<keyof Row, unknown>>;
  const isKnown = typeof key === "string" && /^\d{1,6}$/.test(key) && kindNames.some((name) => name === what);
  const isRead = typeof answers === "object" && answers !== null;
  return isKnown && isRead && Object.values(answers).every((answer) => typeof answer === "string");
}

export type RowProblem = AnswerProblem | TriedProblem;
export type RowProblems = Readonly<Record<string, RowProblem>>;

interface RowsRead {
  /** In the order of their rows. Rows that change nothing have none. */
  changes: readonly TriedChange[];
  /** By row, and there by field. While there is one, nothing is reckoned. */
  problems: Readonly<Record<string, RowProblems>>;
}

const readers: { readonly [Name in keyof Values]-?: FieldReader<unknown> } = {
  amount: amountFromZero,
  target: amountAboveZero,
  by: optional(day),
  percent,
  label,
  cadence: oneOf(cadences),
  way: oneOf(["in", "out"]),
};

type RowRead = { row: Row; change: TriedChange | null; problems: AnswerProblems | RowProblems };

function readRow(row: Row, tried: Tried, asked: Asked): RowRead {
  const kind = kindOf(row.what);
  const { id = "" } = row.answers;
  if (kind.things && !kind.things(tried).some((thing) => thing.id === id)) return { row, change: null, problems: gone };
  const own = Object.fromEntries(kind.fields(tried, id).map(({ name }) => [name, readers[name]]));
  const { values, problems } = readFields(own, row.answers, asked);
  if (Object.keys(problems).length > 0) return { row, change: null, problems };
  return { row, change: kind.change(values as unknown as Values, tried, id), problems };
}

const gone: RowProblems = { id: "gone" };

/** Each row by itself, and then one after the other, as they are tried. */
export function readRows(rows: readonly Row[], tried: Tried, start: AheadStart, asked: Asked): RowsRead {
  const read = rows.map((row) => readRow(row, tried, asked));
  const wrong = read.filter(({ problems }) => Object.keys(problems).length > 0);
  const problems = Object.fromEntries(wrong.map(({ row, problems }) => [row.key, problems]));
  const changing = read.filter((one): one is RowRead & { change: TriedChange } => one.change !== null);
  const changes = changing.map(({ change }) => change);
  const refused = wrong.length > 0 ? null : refusedBy(start, changes);
  if (!refused) return { changes, problems };
  const { row } = changing[refused.index]!;
  return { changes, problems: { [row.key]: { [fieldOf(row, tried, refused.problem)]: refused.problem } } };
}

function refusedBy(start: AheadStart, changes: readonly TriedChange[]) {
  for (const index of changes.keys()) {
    const answer = tryOut(start, changes.slice(0, index + 1));
    if (!answer.ok) return { index, problem: answer.problem };
  }
  return null;
}

/** Where a problem is shown: a date at the day, all else at the first amount or percentage. */
function fieldOf({ what, answers }: Row, tried: Tried, problem: TriedProblem): string {
  if (problem === "gone") return "id";
  if (problem === "date-in-past") return "by";
  const fields = kindOf(what).fields(tried, answers.id ?? "");
  return fields.find(({ name }) => name === "amount" || name === "target" || name === "percent")!.name;
}
