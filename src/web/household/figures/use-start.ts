import { useMemo } from "react";
import { currentBalances } from "#domain/dashboard/current-balances.ts";
import { moneyToPlanBy } from "#domain/dashboard/plan-for-week.ts";
import { moneyOfGoals } from "#domain/goals/progress.ts";
import { withFundTargets } from "#domain/plan/bill-funds.ts";
import type { AmountProblem } from "#domain/plan/weekly-budget.ts";
import { type AheadStart, aheadStart } from "#domain/projections/ahead.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Figures } from "./figures.ts";

/** The household with its current balances: the starting point of payoff plans, projections and what-ifs. */
export function useStart({
  household,
  ledger,
  saves,
  withdrawals,
  book,
  today,
}: Figures): Result<AheadStart, AmountProblem> {
  const { paidFromGoals } = book;
  return useMemo(() => {
    const standing = currentBalances(withFundTargets(household, today), ledger, saves, today);
    const input = moneyToPlanBy(standing, moneyOfGoals(saves, withdrawals, paidFromGoals), saves, today, "by-now");
    return input.ok ? ok(aheadStart(input.value)) : input;
  }, [household, ledger, saves, withdrawals, paidFromGoals, today]);
}
