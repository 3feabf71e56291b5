import type { Minor } from "#domain/money/money.ts";
import type { WeeklyBudget } from "#domain/plan/weekly-budget.ts";

/** Which of the week's figures someone has answered: nothing answered is not the same as zero. */
export interface Answered {
  income: boolean;
  committed: boolean;
  everyday: boolean;
}

/** The figure at the foot of the week. */
export interface WeekSoFar {
  label: "Left so far" | "Left to save" | "Short each week";
  /** Null until money in is known: what is left of nothing is no figure. */
  amount: Minor | null;
  /** What the figure does not count yet, or needs first; empty where nothing is missing. */
  note: string;
  isShort: boolean;
}

export function weekSoFar(budget: WeeklyBudget | null, answered: Answered): WeekSoFar {
  const isWhole = answered.committed && answered.everyday;
  if (!budget || !answered.income) {
    return { label: "Left so far", amount: null, note: "as soon as money in is known", isShort: false };
  }
  const { amount } = budget.left;
  const isShort = amount < 0;
  const label = isShort ? "Short each week" : isWhole ? "Left to save" : "Left so far";
  return { label, amount, note: missingWords(answered), isShort };
}

function missingWords({ committed, everyday }: Answered): string {
  const missing = [...(committed ? [] : ["bills"]), ...(everyday ? [] : ["everyday"])];
  return missing.length > 0 ? `before ${missing.join(" and ")}` : "";
}
