import { useMemo } from "react";
import { samePayments } from "#domain/debts/paid-by-bill.ts";
import { formatMoney } from "#domain/money/money.ts";
import { cadenceWords } from "#web/household/words/kind-options.ts";
import { Button } from "#web/ui/button.tsx";
import { Select } from "#web/ui/select.tsx";
import type { DraftRow } from "../draft/draft-rows.ts";
import { useIntake } from "../draft/use-draft.tsx";
import type { EditorProps } from "../rows/row-types.ts";
import "./same-payment.css";

/** The answers of a bill's row. Saying that it pays none is remembered, so that nobody is asked again. */
const pays = (debtId: string) => ({ debtId, isSeparate: debtId === "" ? "yes" : "" });

/** Below the row of a bill or a debt that looks like one payment with another row: asks once. */
export function SamePaymentQuestion({ row }: { row: DraftRow }) {
  const { read, rowsOf, options, type } = useIntake();
  const { bills, debts } = read.household;
  const pair = useMemo(
    () => samePayments({ bills, debts }).find(({ bill, debt }) => row.id === bill.id || row.id === debt.id),
    [bills, debts, row.id],
  );
  const billRow = pair && rowsOf("bills").find(({ id }) => id === pair.bill.id);
  if (!pair || !billRow) return null;
  const { bill, debt } = pair;
  const amount = `${formatMoney(bill.amount, options.format)} ${cadenceWords[bill.cadence]}`;
  const other = row.part === "debts" ? `The bill ${bill.label} is ${amount}.` : `${debt.label} is also a debt.`;
  return (
    <li className="same-payment">
      <p>
        {other} <strong>Is this the same payment?</strong> Then it counts once, and ends with the debt.
      </p>
      <div className="same-payment-answers">
        <Button variant="outline" size="small" onClick={() => type(billRow, pays(debt.id))}>
          <span>
            Yes
            <span className="visually-hidden">
              , {bill.label} pays {debt.label}
            </span>
          </span>
        </Button>
        <Button variant="quiet" size="small" onClick={() => type(billRow, pays(""))}>
          <span>
            No<span className="visually-hidden">, {bill.label} is a payment of its own</span>
          </span>
        </Button>
      </div>
    </li>
  );
}

const named = (rows: readonly DraftRow[]) =>
  rows.flatMap(({ id, answers }) => (answers.label?.trim() ? { value: id, label: answers.label } : []));

/** A bill's choice of the debt that it pays. */
export function PaysDebt({ row, onType }: EditorProps) {
  const options = named(useIntake().rowsOf("debts"));
  if (options.length === 0) return null;
  return (
    <div className="editor-half">
      <Select
        label="Pays the debt"
        optional
        name="debtId"
        value={row.answers.debtId ?? ""}
        placeholder="None"
        options={options}
        onChange={(debtId) => onType(pays(debtId))}
      />
    </div>
  );
}

/** A debt's choice of the bill that pays it, stored with that bill. */
export function PaidByBill({ row: { id } }: Pick<EditorProps, "row">) {
  const { rowsOf, type } = useIntake();
  const bills = rowsOf("bills");
  const options = named(bills);
  if (options.length === 0) return null;
  const paying = bills.filter(({ answers }) => answers.debtId === id);
  const choose = (billId: string) => {
    for (const bill of paying) if (bill.id !== billId) type(bill, pays(""));
    const chosen = bills.find((bill) => bill.id === billId);
    if (chosen) type(chosen, pays(id));
  };
  return (
    <div className="editor-half editor-wide-on-phones">
      <Select
        label="Paid by the bill"
        optional
        name="paidBy"
        value={paying[0]?.id ?? ""}
        placeholder="None"
        hint="Then its minimum is not counted a second time."
        options={options}
        onChange={choose}
      />
    </div>
  );
}
