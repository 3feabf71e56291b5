import { moneyOfGoals, noMoney } from "#domain/goals/goal-money.ts";
import { fundPaymentId, payFromFund } from "#domain/goals/withdraw.ts";
import type { Bill } from "#domain/household/household.ts";
import type { Transaction } from "#domain/household/records.ts";
import { fundOf } from "#domain/plan/bill-funds.ts";
import { ok } from "#domain/result.ts";
import type { Day } from "#domain/time/day.ts";
import type { WeekId } from "#domain/time/week.ts";
import { inDomain } from "#web/household/figures/in-domain.ts";
import { adding, type Command, changing, together } from "#web/store/command.ts";
import type { HouseholdState } from "#web/store/household-state.ts";
import { enteringPaid } from "./due-commands.ts";

/** A bill that is paid, for which of its days, and from where. */
export interface PaidBill {
  bill: Bill;
  due: Day;
  entry: Transaction;
  isFromFund: boolean;
}

type Now = { week: WeekId; time: number };

/**
 * The entry that pays a bill, and with it what the goal that lays by for it has. Taking it back leaves the bill due and the
 * goal as it was.
 */
export const payingBill = (paid: PaidBill, now: Now): Command =>
  together("pay-bill", [
    enteringPaid(paid.entry),
    goingOn(paid),
    ...(paid.isFromFund ? [takingFromFund(paid, now)] : []),
  ]);

const fundIn = ({ of }: HouseholdState, bill: Bill) => fundOf(bill, inDomain(of.goal));

/** Whoever paid it: there is nothing left to lay by for until the next one. */
const goingOn = ({ bill, due }: PaidBill): Command => ({
  name: "pay-bill",
  edits(state, newId) {
    const fund = fundIn(state, bill);
    if (!fund || (fund.paidUntil !== undefined && fund.paidUntil >= due)) return ok([]);
    return changing("pay-bill", "goal", fund.id, () => ({ paidUntil: due })).edits(state, newId);
  },
});

/** What the goal holds by then, at most what was paid. The partner may have been quicker: it is taken once. */
const takingFromFund = ({ bill, due, entry }: PaidBill, now: Now): Command => ({
  name: "pay-bill",
  edits(state, newId) {
    const { of } = state;
    const fund = fundIn(state, bill);
    const money = moneyOfGoals(inDomain(of.save), inDomain(of.withdrawal));
    if (!fund || !money.ok || of.withdrawal.get(fundPaymentId(bill, due))) return ok([]);
    const held = { goal: fund, money: money.value.get(fund.id) ?? noMoney };
    const taken = payFromFund({ ...bill, amount: entry.amount }, due, held, now);
    if (!taken) return ok([]);
    const { id, ...fields } = taken;
    return adding("pay-bill", "withdrawal", fields, id).edits(state, newId);
  },
});
