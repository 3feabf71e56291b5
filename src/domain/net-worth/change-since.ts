import type { Explanation } from "../explain.ts";
import { type Minor, minor, subtract, sum } from "../money/money.ts";
import { err, ok, type Result } from "../result.ts";
import type { Day } from "../time/day.ts";
import type { BalanceBook } from "./balance-book.ts";
import { type HoldingOn, holdingsOn } from "./holdings-on.ts";
import { type NetWorth, netWorthOn } from "./net-worth.ts";
import type { Span } from "./series.ts";

export interface NetWorthChange {
  /** Of net worth. */
  amount: Minor;
  assets: Minor;
  debts: Minor;
  /** The part of the change that is not growth or loss: accounts and debts counted for the first time. */
  firstCounted: Minor;
  /** Every account and debt that moved net worth, the largest movement first. A debt that falls moves it up. */
  parts: readonly ChangePart[];
  why: Explanation;
}

export interface ChangePart extends Pick<HoldingOn, "kind" | "id" | "label"> {
  amount: Minor;
  isFirstCounted: boolean;
}

export type ChangeProblem = "wrong-way-round" | "no-balance-then";

/** How net worth changed from the end of one day to the end of another, and by what. */
export function netWorthChange(book: BalanceBook, { from, to }: Span): Result<NetWorthChange, ChangeProblem> {
  if (from > to) return err("wrong-way-round");
  const [then, now] = [netWorthOn(book, from), netWorthOn(book, to)];
  if (then.known === 0) return err("no-balance-then");
  const parts = partsOf(book, from, to);
  const firstCounted = sum(parts.filter(({ isFirstCounted }) => isFirstCounted).map(({ amount }) => amount));
  return ok({
    amount: subtract(now.net, then.net),
    assets: subtract(now.assets, then.assets),
    debts: subtract(now.debts, then.debts),
    firstCounted,
    parts,
    why: why(then, now, firstCounted),
  });
}

function partsOf(book: BalanceBook, from: Day, to: Day): ChangePart[] {
  const then = holdingsOn(book, from);
  return holdingsOn(book, to)
    .map((holding, index) => partOf(holding, then[index]!))
    .filter(({ amount }) => amount !== 0)
    .sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount));
}

function partOf({ kind, id, label, standing }: HoldingOn, before: HoldingOn): ChangePart {
  const moved = (standing?.amount ?? 0) - (before.standing?.amount ?? 0);
  const isFirstCounted = before.standing === null && standing !== null;
  return { kind, id, label, amount: minor(kind === "debt" ? -moved : moved), isFirstCounted };
}

const why = (then: NetWorth, now: NetWorth, firstCounted: Minor): Explanation => ({
  formula:
    "Net worth now − net worth then. An account counted for the first time since then moves it " +
    "without having grown: before its first balance it was left out, not zero",
  inputs: [
    { label: `Net worth on ${then.day}`, amount: then.net },
    { label: `Net worth on ${now.day}`, amount: now.net },
    { label: "Of it counted for the first time", amount: firstCounted },
  ],
});
