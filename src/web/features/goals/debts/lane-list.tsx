import type { ComparedOrder } from "#domain/debts/compare-orders.ts";
import type { DebtPayoff } from "#domain/debts/payoff-report.ts";
import { monthWords } from "#web/household/words/date-words.ts";
import { orderNames } from "./order-words.ts";

/** What the lanes show, in words for those who do not see them. */
export const LaneList = ({ orders }: { orders: readonly ComparedOrder[] }) => (
  <ul className="visually-hidden" aria-label="When each debt ends">
    {orders.map(({ name, payoff }) => (
      <li key={name}>
        {orderNames[name]}: {payoff.debts.toSorted(byEnd).map(endWords).join(", ")}
      </li>
    ))}
  </ul>
);

const endWords = ({ label, end }: DebtPayoff): string =>
  end.kind === "paid-off" ? `${label} ${monthWords(end.on)}` : `${label} never ends`;

const periodOf = ({ end }: DebtPayoff): number => (end.kind === "paid-off" ? end.period : Number.MAX_SAFE_INTEGER);
const byEnd = (one: DebtPayoff, other: DebtPayoff): number => periodOf(one) - periodOf(other);
