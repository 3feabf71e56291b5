import { currency } from "../money/currency.ts";
import { type Minor, minor } from "../money/money.ts";
import { ok } from "../result.ts";
import { directionOf } from "./direction-words.ts";
import { type AmountRead, readAmount } from "./read-amount.ts";
import type { CellProblem, RowProblemName, RowReader } from "./read-row.ts";
import { bare } from "./row-text.ts";

type MoneyRead<Value> = { ok: true; value: Value } | CellProblem;

/** How much went out of the account; below zero is what came in. */
export function readMoneyOut(cells: readonly string[], reader: RowReader): MoneyRead<Minor> {
  const { money, currency: named } = reader.mapping;
  if (named !== undefined && !isOwn(cells[named] ?? "", reader)) return problem("other-currency", named);
  if (money.kind === "two") return twoColumns(cells, reader, money);
  const read = amountIn(cells, money.column, reader);
  if (!read.ok) return read;
  const { amount, says } = read.value;
  if (says) return ok(signed(amount, says === "out"));
  if (money.kind === "one") return ok(money.out === "above-zero" ? amount : signed(amount, false));
  const direction = directionOf(bare(cells[money.mark] ?? ""));
  return direction ? ok(signed(sizeOf(amount), direction === "out")) : problem("no-direction", money.mark);
}

/** Some banks write what went out below zero, though it stands in its own column. An empty one or zero is the other way. */
function twoColumns(
  cells: readonly string[],
  reader: RowReader,
  columns: { out: number; in: number },
): MoneyRead<Minor> {
  const out = amountOrNone(cells, columns.out, reader);
  if (!out.ok) return out;
  const into = amountOrNone(cells, columns.in, reader);
  if (!into.ok) return into;
  if (out.value === undefined && into.value === undefined) return problem("no-amount", columns.out);
  if (out.value && into.value) return problem("both-ways", columns.in);
  return ok(out.value ? out.value : signed(into.value ?? minor(0), false));
}

function amountOrNone(cells: readonly string[], column: number, reader: RowReader): MoneyRead<Minor | undefined> {
  if (/^[\s–—-]*$/.test(bare(cells[column] ?? ""))) return ok(undefined);
  const read = amountIn(cells, column, reader);
  return read.ok ? ok(sizeOf(read.value.amount)) : read;
}

function amountIn(cells: readonly string[], column: number, { format }: RowReader): MoneyRead<AmountRead> {
  const read = readAmount(bare(cells[column] ?? ""), format);
  return read.ok ? read : problem(read.problem, column);
}

/** A row that names no currency is in the household's. */
function isOwn(cell: string, { format }: RowReader): boolean {
  const code = currency(bare(cell));
  return !code.ok || code.value === format.currency;
}

const sizeOf = (amount: Minor): Minor => minor(Math.abs(amount));
const signed = (amount: Minor, isOut: boolean): Minor => minor(isOut ? amount : -amount);
const problem = (why: RowProblemName, column: number): CellProblem => ({ ok: false, problem: why, column });
