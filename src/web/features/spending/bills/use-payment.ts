import { useState } from "react";
import type { Household } from "#domain/household/household.ts";
import { formatMoney } from "#domain/money/money.ts";
import { amountAsTyped, parseAmount } from "#domain/money/parse-amount.ts";
import { paymentOf } from "#domain/spending/paid-bills.ts";
import { type Day, parseDay } from "#domain/time/day.ts";
import { weekOfDay } from "#domain/time/week-calendar.ts";
import { useRun } from "#web/household/use-run.ts";
import { adultsOf } from "#web/household/words/people-words.ts";
import { currentTime } from "#web/platform/clock.ts";
import { payingBill } from "../due/paying-bill.ts";
import { notKeptText } from "../entries/edit/not-kept-text.ts";
import type { BillDue } from "./use-paying.ts";

interface PaymentParts {
  due: BillDue;
  household: Household;
  self: string | undefined;
  today: Day;
  onClose: () => void;
}

interface Told {
  amount: string;
  day: string;
  personId: string;
  categoryId: string;
  /** Out of the goal that lays by for it, where there is one. */
  isFromFund: boolean;
}

export type PaymentForm = ReturnType<typeof usePayment>;

/** What is told of a payment. It begins with the usual: the bill's amount, on its day or, where that is ahead, today. */
export function usePayment({ due: { bill, day: due }, household, self, today, onClose }: PaymentParts) {
  const run = useRun();
  const [told, setTold] = useState<Told>({
    amount: amountAsTyped(bill.amount, household),
    day: due < today ? due : today,
    personId: self ?? adultsOf(household.people)[0]?.id ?? "",
    categoryId: "",
    isFromFund: true,
  });
  const [problems, setProblems] = useState<Partial<Record<"amount" | "day", string>>>({});
  const [failed, setFailed] = useState("");
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    const read = readPayment(told, household, today);
    setProblems(read.ok ? {} : read.problems);
    if (!read.ok) return;
    setBusy(true);
    const said = `${bill.label}, ${formatMoney(read.payment.amount, household)}: paid`;
    const paid = { bill, due, entry: paymentOf(bill, due, read.payment), isFromFund: told.isFromFund };
    const now = { week: weekOfDay(today, household.calendars), time: currentTime() };
    const written = await run(payingBill(paid, now), said);
    setBusy(false);
    if (written.ok) onClose();
    else setFailed(notKeptText(written.problem));
  };
  return { ...told, problems, failed, isBusy, save, change: (some: Partial<Told>) => setTold({ ...told, ...some }) };
}

function readPayment({ amount, day, personId, categoryId }: Told, household: Household, today: Day) {
  const [paid, on] = [parseAmount(amount, household), parseDay(day)];
  const problems: { amount?: string; day?: string } = {};
  if (!paid.ok || paid.value <= 0) problems.amount = "Type what was paid, as an amount above zero.";
  if (!on.ok || on.value > today) problems.day = "Choose the day it was paid: today or before.";
  if (!paid.ok || !on.ok || Object.keys(problems).length > 0) return { ok: false, problems } as const;
  const payment = { amount: paid.value, day: on.value, personId, ...(categoryId !== "" && { categoryId }) };
  return { ok: true, payment } as const;
}
