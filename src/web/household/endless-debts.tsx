import type { DebtPayoff, Payoff } from "#domain/debts/payoff.ts";
import type { Owed, PayoffPlan } from "#domain/debts/payoff-plan.ts";
import { whyNeverEnds } from "#domain/debts/why-payoff.ts";
import { formatMoney, type MoneyFormat } from "#domain/money/money.ts";
import { Why } from "#web/ui/why.tsx";
import { explanationWords } from "./words/explanation-words.ts";
import "./household.css";

interface EndlessDebtsProps {
  plan: PayoffPlan;
  payoff: Payoff;
  format: MoneyFormat;
}

/** Debts that are never paid off at this rate, with the payment that would end them. No date is made up. */
export function EndlessDebts({ plan, payoff, format }: EndlessDebtsProps) {
  return payoff.debts.map((debt) => <Endless key={debt.id} debt={debt} plan={plan} format={format} />);
}

function reachesWords({ minimum }: Owed, { extra }: PayoffPlan): string {
  if (extra > 0) return "With what reaches it now";
  return minimum > 0 ? "At its minimum" : "Without a payment";
}

const span = { monthly: "month", weekly: "week" } as const;

function Endless({ debt: { id, label, end }, plan, format }: { debt: DebtPayoff } & Omit<EndlessDebtsProps, "payoff">) {
  const owed = plan.debts.find((one) => one.id === id);
  if (end.kind !== "never-ends" || !owed) return null;
  return (
    <p className="debts-endless">
      <strong>{label}.</strong> {reachesWords(owed, plan)} this never ends. {formatMoney(end.endingPayment, format)} a{" "}
      {span[plan.rhythm]} would end it within 30 years.{" "}
      <Why about={label} {...explanationWords(whyNeverEnds(owed), format)} />
    </p>
  );
}
