import type { AnswerProblem, AnswerProblems, Asked } from "#domain/intake/answers.ts";
import { cadences } from "#domain/intake/choices.ts";
import { amountAboveZero, amountFromZero, day, label, oneOf, optional } from "#domain/intake/fields.ts";
import { type FieldReader, readFields } from "#domain/intake/read-fields.ts";
import type { AheadStart } from "#domain/projections/ahead-start.ts";
import type { TriedChange, TriedProblem } from "#domain/what-if/change.ts";
import { tryOut } from "#domain/what-if/try-out.ts";
import { percent } from "../leads/read-assumptions.ts";
import type { Tried, Values } from "./kind.ts";
import { kindOf } from "./kinds.ts";
import type { Row } from "./rows.ts";

export type RowProblem = AnswerProblem | TriedProblem;
export type RowProblems = Readonly<Record<string, RowProblem>>;

export interface RowsRead {
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
