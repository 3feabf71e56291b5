import { useMemo, useState } from "react";
import { heldBy } from "#domain/goals/goal-actions.ts";
import { moneyOfGoals, noMoney } from "#domain/goals/progress.ts";
import type { Bill, Goal, Household } from "#domain/household/household.ts";
import type { Transaction } from "#domain/household/records.ts";
import { accountOfKey, closedAccount } from "#domain/ledger/account-choices.ts";
import { accountKey, defaultAccountOf, isOpenOn } from "#domain/ledger/accounts.ts";
import { formatMoney, type Minor } from "#domain/money/money.ts";
import { amountAsTyped, parseAmount } from "#domain/money/parse-amount.ts";
import { fundOf } from "#domain/plan/bill-funds.ts";
import { paymentOf } from "#domain/spending/recurring.ts";
import { type Day, parseDay } from "#domain/time/day.ts";
import { weekOfDay } from "#domain/time/week.ts";
import { closedWords } from "#web/household/account-field.tsx";
import { type FundNow, settlingFund } from "#web/household/commands/settle-fund.ts";
import { useRun } from "#web/household/commands/use-run.ts";
import { useFigures } from "#web/household/figures/use-figures.ts";
import { adultsOf } from "#web/household/words/people-words.ts";
import { currentTime } from "#web/platform/clock.ts";
import { type Command, together } from "#web/store/index.ts";
import { enteringPaid } from "../due-entries.ts";
import { failedWriteText } from "../words.ts";
import type { BillDue } from "./pay-bill.tsx";

interface PaymentProps {
  due: BillDue;
  household: Household;
  self: string | undefined;
  today: Day;
  onClose: () => void;
}

interface PaymentDraft {
  amount: string;
  day: string;
  personId: string;
  categoryId: string;
  /** From `accountKey`; "" is none. Undefined follows the payer. */
  account?: string | undefined;
  /** Whether to pay from the goal that saves for the bill. */
  isFromFund: boolean;
}

export type PaymentForm = ReturnType<typeof usePayment>;

/** The payment form. Prefilled with the bill's amount, on its due day or today, whichever is earlier. */
export function usePayment({ due: { bill, day: due }, household, self, today, onClose }: PaymentProps) {
  const run = useRun();
  const [draft, setDraft] = useState<PaymentDraft>({
    amount: amountAsTyped(bill.amount, household),
    day: due < today ? due : today,
    personId: self ?? adultsOf(household.people)[0]?.id ?? "",
    categoryId: bill.categoryId ?? "",
    isFromFund: true,
  });
  const preset = defaultAccountOf(household, draft.personId);
  const account = draft.account ?? (preset ? accountKey(preset) : "");
  const [problems, setProblems] = useState<PaymentProblems>({});
  const [failed, setFailed] = useState("");
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    const read = readPayment({ ...draft, account }, household, today);
    setProblems(read.ok ? {} : read.problems);
    if (!read.ok) return;
    setBusy(true);
    const message = `${bill.label}, ${formatMoney(read.payment.amount, household)}: paid`;
    const paid = {
      bill,
      due,
      entry: paymentOf(bill, due, { ...read.payment, ...debtOf(bill, household, read.payment.day) }),
      isFromFund: draft.isFromFund,
    };
    const now = { week: weekOfDay(today, household.calendars), time: currentTime() };
    const written = await run(payingBill(paid, now), message);
    setBusy(false);
    if (written.ok) onClose();
    else setFailed(failedWriteText(written.problem));
  };
  return {
    ...draft,
    account,
    isDebtPayment: debtOf(bill, household, today) !== undefined,
    problems,
    failed,
    isBusy,
    save,
    change: (some: Partial<PaymentDraft>) => setDraft({ ...draft, ...some }),
  };
}

type PaymentProblems = Partial<Record<"amount" | "day" | "account", string>>;

/** The debt that a bill pays, while it is open. */
function debtOf({ debtId }: Bill, { debts }: Household, day: Day) {
  const debt = debts.find(({ id }) => id === debtId);
  return debt && isOpenOn(debt, day) ? { toAccount: { kind: "debt", id: debt.id } as const } : undefined;
}

function readPayment(
  { amount, day, personId, categoryId, account: key = "" }: PaymentDraft,
  household: Household,
  today: Day,
) {
  const [paid, on] = [parseAmount(amount, household), parseDay(day)];
  const problems: PaymentProblems = {};
  const account = accountOfKey(key);
  const closed = on.ok && closedAccount(household, account, on.value);
  if (closed) problems.account = closedWords(closed);
  if (!paid.ok || paid.value <= 0) problems.amount = "Type what was paid, as an amount above zero.";
  if (!on.ok || on.value > today) problems.day = "Choose the day it was paid: today or before.";
  if (!paid.ok || !on.ok || Object.keys(problems).length > 0) return { ok: false, problems } as const;
  const payment = { amount: paid.value, day: on.value, personId };
  const more = { ...(categoryId !== "" && { categoryId }), ...(account && { account }) };
  return { ok: true, payment: { ...payment, ...more } } as const;
}

interface Fund {
  goal: Goal;
  held: Minor;
}

/** The goal that saves for a bill, if it has money. */
export function useFund(bill: Bill): Fund | null {
  const figures = useFigures();
  return useMemo(() => {
    const goal = figures && fundOf(bill, figures.household.goals);
    const money = figures && moneyOfGoals(figures.saves, figures.withdrawals, figures.book.paidFromGoals);
    const held = goal && money?.ok ? heldBy(goal, money.value.get(goal.id) ?? noMoney) : null;
    return goal && held !== null && held > 0 ? { goal, held } : null;
  }, [bill, figures]);
}

/** A paid bill, its due day, and whether the goal pays it. */
interface PaidBill {
  bill: Bill;
  due: Day;
  entry: Transaction;
  isFromFund: boolean;
}

/**
 * Adds the entry that pays a bill and withdraws its amount from the goal that saves for it. Undo makes the bill due again and
 * restores the goal.
 */
const payingBill = (paid: PaidBill, now: FundNow): Command =>
  together("pay-bill", [enteringPaid(paid.entry), settlingFund(paid, now, paid.isFromFund)]);
