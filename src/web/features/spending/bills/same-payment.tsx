import type { SamePayment } from "#domain/debts/paid-by-bill.ts";
import type { Household } from "#domain/household/household.ts";
import { formatMoney } from "#domain/money/money.ts";
import { linkingBill, separatingBill } from "#web/household/commands/link-bill.ts";
import { useRun } from "#web/household/commands/use-run.ts";
import { cadenceWords } from "#web/household/words/kind-options.ts";
import { Button } from "#web/ui/button.tsx";

interface SamePaymentsProps {
  pairs: readonly SamePayment[];
  household: Household;
}

/** Bills and debts that look like one payment entered twice. Each is asked about until someone answers. */
export function SamePayments({ pairs, household }: SamePaymentsProps) {
  const run = useRun();
  if (pairs.length === 0) return null;
  return (
    <ul className="same-payments">
      {pairs.map(({ bill, debt }) => (
        <li key={bill.id}>
          <p>
            The bill {bill.label} is {formatMoney(bill.amount, household)} {cadenceWords[bill.cadence]}, and{" "}
            {debt.label} is a debt with a minimum of {formatMoney(debt.minimum, household)} a month.{" "}
            <strong>Is this the same payment?</strong>
          </p>
          <div className="same-payments-answers">
            <Button
              variant="outline"
              size="small"
              onClick={() =>
                void run(linkingBill(bill.id, debt.id), `${bill.label} pays ${debt.label}. It counts once.`)
              }
            >
              <span>
                Yes
                <span className="visually-hidden">
                  , {bill.label} pays {debt.label}
                </span>
              </span>
            </Button>
            <Button
              variant="quiet"
              size="small"
              onClick={() => void run(separatingBill(bill.id), `${bill.label} is a payment of its own.`)}
            >
              <span>
                No<span className="visually-hidden">, {bill.label} is a payment of its own</span>
              </span>
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
