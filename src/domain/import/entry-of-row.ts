import { longestLabel } from "../household/limits.ts";
import type { Transaction } from "../household/records.ts";
import { type Minor, minor } from "../money/money.ts";
import type { Day } from "../time/day.ts";
import type { ImportMapping } from "./mapping.ts";
import { bare, clip, tidy } from "./row-text.ts";

/** An entry as a file has it. Who paid, the category and the source are for the one who imports to say. */
export interface ReadEntry extends Pick<Transaction, "day" | "amount" | "payee" | "note"> {
  line: number;
  kind: "spending" | "income";
  /** The row as the bank wrote it; `imported.key` of the entry. */
  key: string;
}

const longestKey = 200;
const longestNote = 2_000;

/** `out` is how much went out of the account; below zero is what came in. */
export function entryOf(
  row: { line: number; cells: readonly string[]; day: Day; out: Minor },
  { payee, note, moneyIn }: ImportMapping,
): ReadEntry {
  const { line, cells, day, out } = row;
  const named = textIn(cells, payee);
  const said = textIn(cells, note);
  const isIncome = out < 0 && moneyIn === "income";
  return {
    line,
    day,
    amount: isIncome ? minor(-out) : out,
    kind: isIncome ? "income" : "spending",
    ...labelled(named, said),
    key: clip(`${day} ${out} ${named || said}`, longestKey),
  };
}

const textIn = (cells: readonly string[], column: number | undefined): string =>
  column === undefined ? "" : tidy(bare(clip(cells[column] ?? "", 2 * longestNote)));

/** A payee that is too long is cut, and stands in full in the note; one that is missing is the note. */
function labelled(named: string, said: string): Pick<ReadEntry, "payee" | "note"> {
  const payee = clip(named || said, longestLabel).trim();
  const rest = named === "" ? (payee === said ? "" : said) : said === named ? "" : said;
  const note = named.length > longestLabel ? [named, rest].filter(Boolean).join(" · ") : rest;
  return { payee, note: clip(note, longestNote) };
}
