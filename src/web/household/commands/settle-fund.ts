import { fundPaymentId, payFromFund } from "#domain/goals/goal-actions.ts";
import { moneyOfGoals, noMoney } from "#domain/goals/progress.ts";
import type { Bill } from "#domain/household/household.ts";
import type { Transaction } from "#domain/household/records.ts";
import { fundOf } from "#domain/plan/bill-funds.ts";
import { ok } from "#domain/result.ts";
import type { Day } from "#domain/time/day.ts";
import type { WeekId } from "#domain/time/week.ts";
import { adding, type Command, changing, type HouseholdState, together } from "#web/store/index.ts";
import { paidFromGoalsIn } from "../figures/household-of.ts";

/** A payment of a bill on one of its due days. */
interface PaidDue {
  bill: Bill;
  due: Day;
  entry: Pick<Transaction, "amount">;
}

export type FundNow = { week: WeekId; time: number };

/** The goal that saves for a paid bill saves for the next due day. With `takes`, it pays for this one. Nothing without such a goal. */
export const settlingFund = (paid: PaidDue, now: FundNow, takes: boolean): Command =>
  together("pay-bill", [advancingFund(paid), ...(takes ? [takingFromFund(paid, now)] : [])]);

const fundIn = ({ of }: HouseholdState, bill: Bill) => fundOf(bill, of.goal.list());

const advancingFund = ({ bill, due }: PaidDue): Command => ({
  name: "pay-bill",
  edits(state, newId) {
    const fund = fundIn(state, bill);
    if (!fund || (fund.paidUntil !== undefined && fund.paidUntil >= due)) return ok([]);
    return changing("pay-bill", "goal", fund.id, () => ({ paidUntil: due })).edits(state, newId);
  },
});

/** Withdraws at most what the goal holds and what was paid. If the partner recorded it first, it is withdrawn once only. */
const takingFromFund = ({ bill, due, entry }: PaidDue, now: FundNow): Command => ({
  name: "pay-bill",
  edits(state, newId) {
    const { of } = state;
    const fund = fundIn(state, bill);
    const money = moneyOfGoals(of.save.list(), of.withdrawal.list(), paidFromGoalsIn(state));
    if (!fund || !money.ok || of.withdrawal.get(fundPaymentId(bill, due))) return ok([]);
    const held = { goal: fund, money: money.value.get(fund.id) ?? noMoney };
    const taken = payFromFund({ ...bill, amount: entry.amount }, due, held, now);
    if (!taken) return ok([]);
    return adding("pay-bill", "withdrawal", taken).edits(state, newId);
  },
});
