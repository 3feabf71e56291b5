import type { Minor, MoneyFormat } from "../money/money.ts";
import { type AmountProblem, parseAmount, spell } from "../money/parse-amount.ts";
import { err, ok, type Result } from "../result.ts";
import { type Day, daysInMonth, parseDay } from "../time/day.ts";

/** A day and what stood there. */
export interface ColumnEntry {
  day: Day;
  amount: Minor;
}

export type ColumnProblem = AmountProblem | "no-day" | "impossible-date" | "in-the-future" | "negative" | "said-twice";

export interface LineProblem {
  /** From 1. */
  line: number;
  text: string;
  problem: ColumnProblem;
}

export interface ColumnRead {
  entries: readonly ColumnEntry[];
  problems: readonly LineProblem[];
  /** Whether there were more lines than are read at once. */
  isTooLong: boolean;
}

export interface ColumnAsked {
  format: MoneyFormat;
  today: Day;
  /** What is owed has no minus. */
  isDebt: boolean;
}

/** Twenty years of weeks. */
export const mostLines = 1_040;

/** Reads balances as people paste or type them: a line for each, the day first, then what stood there. */
export function readColumn(text: string, asked: ColumnAsked): ColumnRead {
  const lines = text.split(/\r\n|\r|\n/).map((line, index) => ({ line: index + 1, text: line.trim() }));
  const written = lines.filter((line) => line.text !== "");
  const entries = new Map<Day, ColumnEntry>();
  const problems: LineProblem[] = [];
  for (const line of written.slice(0, mostLines)) {
    const read = readLine(line.text, asked);
    if (!read.ok) problems.push({ ...line, problem: read.problem });
    else if (entries.has(read.value.day)) problems.push({ ...line, problem: "said-twice" });
    else entries.set(read.value.day, read.value);
  }
  return { entries: [...entries.values()], problems, isTooLong: written.length > mostLines };
}

// A year first, then month and day in any of the usual separators; the day may be left out.
const dayFirst = /^(\d{4})([-/.])(\d{1,2})(?:\2(\d{1,2}))?(?=[\s,;:]|$)[\s,;:]*/;

function readLine(text: string, { format, today, isDebt }: ColumnAsked): Result<ColumnEntry, ColumnProblem> {
  const found = dayFirst.exec(spell(text));
  if (!found) return err("no-day");
  const day = dayFrom(found, today);
  if (!day.ok) return day;
  const amount = parseAmount(spell(text).slice(found[0].length), format);
  if (!amount.ok) return amount;
  return isDebt && amount.value < 0 ? err("negative") : ok({ day: day.value, amount: amount.value });
}

/** A month without a day is its end, and the present one is today. */
function dayFrom([, year, , month, date]: readonly (string | undefined)[], today: Day): Result<Day, ColumnProblem> {
  const name = `${year}-${month!.padStart(2, "0")}`;
  if (date === undefined && name === today.slice(0, 7)) return ok(today);
  const day = parseDay(`${name}-${(date ?? lastOf(Number(year), Number(month))).padStart(2, "0")}`);
  if (!day.ok) return err("impossible-date");
  return day.value > today ? err("in-the-future") : day;
}

const lastOf = (year: number, month: number): string =>
  month >= 1 && month <= 12 ? String(daysInMonth(year, month)) : "00";
