import type { Minor } from "../money/money.ts";
import type { Day } from "../time/day.ts";
import type { BalanceBook, Holding } from "./balance-book.ts";
import type { Span } from "./series.ts";

/** A day on which the line makes a step that has a name. */
export interface WorthStep extends Pick<Holding, "kind" | "id" | "label"> {
  what: "counted" | "cleared";
  day: Day;
  /** What was counted, or the most that was owed before it was cleared. */
  amount: Minor;
}

/**
 * The largest steps in a span, largest first: what was counted for the first time after the household's first balances,
 * and debts that came down to nothing.
 */
export function largestSteps({ holdings, entries }: BalanceBook, { from, to }: Span): WorthStep[] {
  const opening = entries[0]?.entry.day;
  const steps = holdings.flatMap((holding) => [...firstCounted(holding, opening), ...cleared(holding)]);
  return steps
    .filter(({ day, amount }) => day > from && day <= to && amount !== 0)
    .sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount) || (a.day < b.day ? -1 : 1));
}

function firstCounted({ kind, id, label, entries }: Holding, opening: Day | undefined): WorthStep[] {
  // Of several on one day the last one counts.
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

/** The most that was owed since the last time nothing was. */
function mostSince(said: Holding["entries"], index: number): Minor {
  const start = said.findLastIndex(({ amount }, at) => at < index && amount <= 0);
  return Math.max(...said.slice(start + 1, index).map(({ amount }) => amount)) as Minor;
}
