import type { AnswerProblem, AnswerProblems, Answers, ReadOptions } from "#domain/intake/answers.ts";
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
import { type Baseline, type KindName, kindNames, kindOf, type Values } from "./change-kinds.ts";

/** One change of a what-if, as typed. */
export interface Row {
  key: string;
  what: KindName;
  answers: Answers;
}

/** A limit for the form and for what is restored from storage. */
export const maxRows = 20;

/** A new row with the current values, so that it changes nothing yet. */
export function newRow(what: KindName, baseline: Baseline, rows: readonly Row[]): Row {
  const kind = kindOf(what);
  const id = kind.subjects?.(baseline)[0]?.id ?? "";
  const key = String(1 + Math.max(0, ...rows.map((row) => Number(row.key))));
  return { key, what, answers: { id, ...kind.current(baseline, id) } };
}

/** Selects another subject and resets the fields to its current values. */
export const withSubject = ({ answers: _, ...row }: Row, id: string, baseline: Baseline): Row => ({
  ...row,
  answers: { id, ...kindOf(row.what).current(baseline, id) },
});

export const serializeRows = (rows: readonly Row[]): string => JSON.stringify(rows);

/** Parses stored rows and drops invalid ones. */
export function parseRows(text: string): readonly Row[] {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isRow).slice(0, maxRows) : [];
  } catch {
    return [];
  }
}

function isRow(stored: unknown): stored is Row {
  const { key, what, answers } = (stored ?? {}) as Partial<Record<keyof Row, unknown>>;
  const isKnown = typeof key === "string" && /^\d{1,6}$/.test(key) && kindNames.some((name) => name === what);
  const hasAnswers = typeof answers === "object" && answers !== null;
  return isKnown && hasAnswers && Object.values(answers).every((answer) => typeof answer === "string");
}

export type RowProblem = AnswerProblem | TriedProblem;
export type RowProblems = Readonly<Record<string, RowProblem>>;

interface RowsRead {
  /** In row order. Rows that change nothing are left out. */
  changes: readonly TriedChange[];
  /** By row, then by field. With a problem, nothing is computed. */
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

function readRow(row: Row, baseline: Baseline, options: ReadOptions): RowRead {
  const kind = kindOf(row.what);
  const { id = "" } = row.answers;
  if (kind.subjects && !kind.subjects(baseline).some((subject) => subject.id === id))
    return { row, change: null, problems: gone };
  const own = Object.fromEntries(kind.fields(baseline, id).map(({ name }) => [name, readers[name]]));
  const { values, problems } = readFields(own, row.answers, options);
  if (Object.keys(problems).length > 0) return { row, change: null, problems };
  return { row, change: kind.change(values as unknown as Values, baseline, id), problems };
}

const gone: RowProblems = { id: "gone" };

/** Parses each row, then applies the changes one after the other to find conflicts. */
export function readRows(rows: readonly Row[], baseline: Baseline, start: AheadStart, options: ReadOptions): RowsRead {
  const read = rows.map((row) => readRow(row, baseline, options));
  const invalid = read.filter(({ problems }) => Object.keys(problems).length > 0);
  const problems = Object.fromEntries(invalid.map(({ row, problems }) => [row.key, problems]));
  const changing = read.filter((one): one is RowRead & { change: TriedChange } => one.change !== null);
  const changes = changing.map(({ change }) => change);
  const rejected = invalid.length > 0 ? null : rejectedBy(start, changes);
  if (!rejected) return { changes, problems };
  const { row } = changing[rejected.index]!;
  return { changes, problems: { [row.key]: { [fieldOf(row, baseline, rejected.problem)]: rejected.problem } } };
}

function rejectedBy(start: AheadStart, changes: readonly TriedChange[]) {
  for (const index of changes.keys()) {
    const answer = tryOut(start, changes.slice(0, index + 1));
    if (!answer.ok) return { index, problem: answer.problem };
  }
  return null;
}

/** The field that shows a problem: the date, or else the first amount or percentage. */
function fieldOf({ what, answers }: Row, baseline: Baseline, problem: TriedProblem): string {
  if (problem === "gone") return "id";
  if (problem === "date-in-past") return "by";
  const fields = kindOf(what).fields(baseline, answers.id ?? "");
  return fields.find(({ name }) => name === "amount" || name === "target" || name === "percent")!.name;
}
