import type { SamePayment } from "#domain/debts/paid-by-bill.ts";
import { formatMoney, type MoneyFormat } from "#domain/money/money.ts";
import { Button } from "#web/ui/button.tsx";
import { cadenceWords } from "./words/kind-options.ts";
import "./same-payment.css";

interface SamePaymentProps {
  pair: SamePayment;
  format: MoneyFormat;
  /** The bill pays the debt. */
  onSame: () => void;
  /** The bill is a payment of its own. */
  onSeparate: () => void;
}

/** Asks whether a bill and a debt are one payment entered twice: in the intake, and later beside the bills. */
export function SamePaymentQuestion({ pair: { bill, debt }, format, onSame, onSeparate }: SamePaymentProps) {
  const minimum = debt.minimum > 0 ? ` with a minimum of ${formatMoney(debt.minimum, format)} a month` : "";
  return (
    <div className="same-payment">
      <p>
        The bill {bill.label} is {formatMoney(bill.amount, format)} {cadenceWords[bill.cadence]}, and {debt.label} is a
        debt
        {minimum}. <strong>Is this the same payment?</strong> Then it counts once, and ends with the debt.
      </p>
      <div className="same-payment-answers">
        <Button variant="outline" size="small" onClick={onSame}>
          <span>
            Yes
            <span className="visually-hidden">
              , {bill.label} pays {debt.label}
            </span>
          </span>
        </Button>
        <Button variant="quiet" size="small" onClick={onSeparate}>
          <span>
            No<span className="visually-hidden">, {bill.label} is a payment of its own</span>
          </span>
        </Button>
      </div>
    </div>
  );
}
