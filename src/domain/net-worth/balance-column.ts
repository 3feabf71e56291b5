import type { Minor, MoneyFormat } from "../money/money.ts";
import { type AmountProblem, parseAmount, spell } from "../money/parse-amount.ts";
import { err, ok, type Result } from "../result.ts";
import { type Day, daysInMonth, parseDay } from "../time/day.ts";

/** A balance on a day. */
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
  /** Whether there were more lines than the limit. */
  isTooLong: boolean;
}

export interface ColumnOptions {
  format: MoneyFormat;
  today: Day;
  /** Debts are entered without a minus sign. */
  isDebt: boolean;
}

/** Twenty years of weeks. */
export const maxLines = 1_040;

/** Parses pasted or typed balances, one per line: the day, then the amount. */
export function readColumn(text: string, asked: ColumnOptions): ColumnRead {
  const lines = text.split(/\r\n|\r|\n/).map((line, index) => ({ line: index + 1, text: line.trim() }));
  const written = lines.filter((line) => line.text !== "");
  const entries = new Map<Day, ColumnEntry>();
  const problems: LineProblem[] = [];
  for (const line of written.slice(0, maxLines)) {
    const read = readLine(line.text, asked);
    if (!read.ok) problems.push({ ...line, problem: read.problem });
    else if (entries.has(read.value.day)) problems.push({ ...line, problem: "said-twice" });
    else entries.set(read.value.day, read.value);
  }
  return { entries: [...entries.values()], problems, isTooLong: written.length > maxLines };
}

// Year, month and day with any usual separator; the day is optional.
const dayFirst = /^(\d{4})([-/.])(\d{1,2})(?:\2(\d{1,2}))?(?=[\s,;:]|$)[\s,;:]*/;

function readLine(text: string, { format, today, isDebt }: ColumnOptions): Result<ColumnEntry, ColumnProblem> {
  const found = dayFirst.exec(spell(text));
  if (!found) return err("no-day");
  const day = dayFrom(found, today);
  if (!day.ok) return day;
  const amount = parseAmount(spell(text).slice(found[0].length), format);
  if (!amount.ok) return amount;
  return isDebt && amount.value < 0 ? err("negative") : ok({ day: day.value, amount: amount.value });
}

/** A month without a day means its last day, or today for the current month. */
function dayFrom([, year, , month, date]: readonly (string | undefined)[], today: Day): Result<Day, ColumnProblem> {
  const name = `${year}-${month!.padStart(2, "0")}`;
  if (date === undefined && name === today.slice(0, 7)) return ok(today);
  const day = parseDay(`${name}-${(date ?? lastOf(Number(year), Number(month))).padStart(2, "0")}`);
  if (!day.ok) return err("impossible-date");
  return day.value > today ? err("in-the-future") : day;
}

const lastOf = (year: number, month: number): string =>
  month >= 1 && month <= 12 ? String(daysInMonth(year, month)) : "00";
