import type { Explanation } from "../explain.ts";
import { type Minor, minor, subtract, sum } from "../money/money.ts";
import { err, ok, type Result } from "../result.ts";
import { type Day, yearOf } from "../time/day.ts";
import type { BalanceBook, Holding } from "./balance-book.ts";
import { type HoldingOn, holdingsOn } from "./holdings.ts";
import { type NetWorth, netWorthOn, type Span } from "./net-worth.ts";

interface NetWorthChange {
  /** The change of net worth. */
  amount: Minor;
  assets: Minor;
  debts: Minor;
  /** The part of the change that is not growth or loss: accounts and debts counted for the first time. */
  firstCounted: Minor;
  /** Every account and debt that changed net worth, largest change first. A falling debt counts as positive. */
  parts: readonly ChangePart[];
  why: Explanation;
}

interface ChangePart extends Pick<HoldingOn, "kind" | "id" | "label"> {
  amount: Minor;
  isFirstCounted: boolean;
}

type ChangeProblem = "wrong-way-round" | "no-balance-then";

/** How and why net worth changed between the ends of two days. */
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

interface ChangeThisYear {
  from: Day;
  /** The start of the year, or the first balance if that is later. */
  since: "january" | "first-balance";
  change: NetWorthChange;
}

/** How net worth changed this year. Null on the day of the first balance, when there is nothing to compare with. */
export function changeSinceJanuary(book: BalanceBook, today: Day): ChangeThisYear | null {
  const newYearsEve = `${yearOf(today) - 1}-12-31` as Day;
  const isKnownThen = netWorthOn(book, newYearsEve).known > 0;
  const from = isKnownThen ? newYearsEve : book.entries[0]?.entry.day;
  if (from === undefined || from >= today) return null;
  const change = netWorthChange(book, { from, to: today });
  return change.ok ? { from, since: isKnownThen ? "january" : "first-balance", change: change.value } : null;
}

/** A notable step in the net worth chart. */
export interface WorthStep extends Pick<Holding, "kind" | "id" | "label"> {
  what: "counted" | "cleared";
  day: Day;
  /** The amount counted, or the most that was owed before the debt was cleared. */
  amount: Minor;
}

/**
 * The steps in a span, largest first: items counted for the first time after the household's first balances, and debts that
 * were paid off.
 */
export function largestSteps({ holdings, entries }: BalanceBook, { from, to }: Span): WorthStep[] {
  const opening = entries[0]?.entry.day;
  const steps = holdings.flatMap((holding) => [...firstCounted(holding, opening), ...cleared(holding)]);
  return steps
    .filter(({ day, amount }) => day > from && day <= to && amount !== 0)
    .sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount) || (a.day < b.day ? -1 : 1));
}

function firstCounted({ kind, id, label, entries }: Holding, opening: Day | undefined): WorthStep[] {
  // The last balance of a day counts.
  const first = entries.findLast(({ day }) => day === entries[0]!.day);
  if (!first || first.day === opening) return [];
  return [{ what: "counted", kind, id, label, day: first.day, amount: first.amount }];
}

function cleared({ kind, id, label, entries }: Holding): WorthStep[] {
  if (kind !== "debt") return [];
  const said = entries.filter(({ day }, index) => entries[index + 1]?.day !== day);
  return said.flatMap(({ day, amount }, index) => {
    const before = said[index - 1];
    if (amount !== 0 || !before || before.amount <= 0) return [];
    return [{ what: "cleared" as const, kind, id, label, day, amount: mostSince(said, index) }];
  });
}

/** The most that was owed since the debt was last zero. */
function mostSince(said: Holding["entries"], index: number): Minor {
  const start = said.findLastIndex(({ amount }, at) => at < index && amount <= 0);
  return Math.max(...said.slice(start + 1, index).map(({ amount }) => amount)) as Minor;
}
