import type { PayoffOrder } from "../debts/payoff-plan.ts";
import type { Rhythm } from "../debts/rhythm.ts";
import type { Minor } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import type { Day } from "../time/day.ts";

/** How a household pays its debts off, as it was adopted. One choice: its parts were weighed together. */
export interface PayoffChoice {
  order: PayoffOrder;
  rhythm: Rhythm;
  /** Beyond the minimums, each period of the rhythm. */
  extra: Minor;
  /** A debt that is paid off frees its minimum for the week's plan, and not for the next debt; absent: for the next debt. */
  keepsFreed?: boolean;
  oneOffs?: readonly PlannedOneOff[];
}

/** Money on top, once, on a day to come. */
export interface PlannedOneOff {
  on: Day;
  amount: Minor;
  debtId?: string;
}

/** What nobody can know of the years ahead, as the household assumes it. */
export interface Assumptions {
  /** What investments earn in a year, nominal. */
  growth: Rate;
  /** How much dearer life gets in a year. */
  inflation: Rate;
  /** The share of its investments that an independent household spends in a year. */
  withdrawal: Rate;
}
