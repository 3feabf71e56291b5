import type { Bill, Household, Pay } from "../household/household.ts";
import type { Minor } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import type { Day } from "../time/day.ts";

/** One thing that someone tries out. Amounts are in the thing's own cadence. */
export type TriedChange =
  /** Irregular pay counts at its low, so that is what changes. */
  | { what: "income"; id: string; amount: Minor }
  | { what: "new-income"; label: string; pay: Pay }
  /** Nothing: the bill is given up. */
  | { what: "bill"; id: string; amount: Minor }
  | { what: "new-bill"; label: string; amount: Minor; cadence: Bill["cadence"] }
  | { what: "budget"; id: string; weekly: Minor }
  /** Put aside this much a week, and not all that can be saved. */
  | { what: "save"; weekly: Minor }
  /** Money that comes once, now, for the buffer, goals and debts in the plan's order. Below nothing it is spent. */
  | { what: "one-off"; amount: Minor }
  /** `by: null` takes the date away. */
  | { what: "goal"; id: string; target?: Minor; by?: Day | null; isPaused?: boolean }
  | { what: "debt"; id: string; apr?: Rate; minimum?: Minor; paidNow?: Minor }
  /** Beyond the minimums, each period of the household's rhythm. */
  | { what: "extra"; extra: Minor }
  | { what: "order"; order: NonNullable<Household["payoff"]>["order"] }
  | { what: "rate"; growth?: Rate; inflation?: Rate; withdrawal?: Rate };

export type TriedProblem =
  | "gone"
  | "negative-amount"
  | "too-large"
  | "date-in-past"
  | "target-not-above-zero"
  | "rate-out-of-range"
  | "above-balance";
