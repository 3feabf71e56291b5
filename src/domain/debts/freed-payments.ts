import type { Debt } from "../household/household.ts";
import { type Minor, sum } from "../money/money.ts";
import { minimumFor, type Rhythm } from "./rhythm.ts";

type Paid = Pick<Debt, "balance" | "minimum"> & { listedAsBill?: boolean };

/** What debts that are gone asked for each period. One listed as a bill is paid there for as long as the bill stands. */
export const freedPayments = (debts: readonly Paid[], rhythm: Rhythm): Minor =>
  sum(
    debts
      .filter(({ balance, listedAsBill = false }) => balance <= 0 && !listedAsBill)
      .map(({ minimum }) => minimumFor(minimum, rhythm)),
  );
