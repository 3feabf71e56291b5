import { useMemo } from "react";
import { samePayments } from "#domain/debts/paid-by-bill.ts";
import { SamePaymentQuestion } from "#web/household/same-payment.tsx";
import { Select } from "#web/ui/select.tsx";
import type { DraftRow } from "../draft/draft-rows.ts";
import { useIntake } from "../draft/use-draft.tsx";
import type { EditorProps } from "../rows/row-types.ts";

/** The answers of a bill's row. Saying that it pays none is remembered, so that nobody is asked again. */
const pays = (debtId: string) => ({ debtId, isSeparate: debtId === "" ? "yes" : "" });

/** Below the row of a bill or a debt that looks like one payment with another row: asks once. */
export function RowSamePayment({ row }: { row: DraftRow }) {
  const { read, rowsOf, options, type } = useIntake();
  const { bills, debts } = read.household;
  const pair = useMemo(
    () => samePayments({ bills, debts }).find(({ bill, debt }) => row.id === bill.id || row.id === debt.id),
    [bills, debts, row.id],
  );
  const billRow = pair && rowsOf("bills").find(({ id }) => id === pair.bill.id);
  if (!pair || !billRow) return null;
  return (
    <li className="same-payment-row">
      <SamePaymentQuestion
        pair={pair}
        format={options.format}
        onSame={() => type(billRow, pays(pair.debt.id))}
        onSeparate={() => type(billRow, pays(""))}
      />
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
