import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import type { Bill, Household } from "#domain/household/household.ts";
import { formatMoney } from "#domain/money/money.ts";
import type { DueItem } from "#domain/spending/bills-calendar.ts";
import { offered } from "#domain/spending/categories.ts";
import { addDays, type Day } from "#domain/time/day.ts";
import { AccountField } from "#web/household/account-field.tsx";
import { dateWords } from "#web/household/words/date-words.ts";
import { adultsOf, markOf } from "#web/household/words/people-words.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { focusIn, isFocusLost } from "#web/ui/focus.ts";
import { MemberMark } from "#web/ui/icon.tsx";
import { MoneyField } from "#web/ui/money-field.tsx";
import { Select } from "#web/ui/select.tsx";
import { DateField } from "#web/ui/text-field.tsx";
import { type PaymentForm, useFund, usePayment } from "./use-payment.ts";

/** A bill on the day it is due. */
export interface BillDue {
  bill: Bill;
  day: Day;
}

export interface BillDialog {
  today: Day;
  /** The bill that is being marked as paid. */
  opened: BillDue | undefined;
  open: (due: BillDue) => void;
  close: () => void;
}

/** Bills further ahead can't be marked as paid. */
const daysAhead = 14;

export const canBePaid = (item: DueItem, today: Day): item is DueItem & { kind: "bill" } =>
  item.kind === "bill" && !item.isRecorded && item.day <= addDays(today, daysAhead);

export function useBillDialog(today: Day): BillDialog {
  const [opened, open] = useState<BillDue>();
  useFocusOnHeading(opened !== undefined);
  return useMemo(() => ({ today, opened, open, close: () => open(undefined) }), [today, opened]);
}

export const billsHeadingId = "bills";

/** Paying a bill removes the button that opened the dialog, so the focus goes to the section's heading instead. */
function useFocusOnHeading(isOpen: boolean) {
  const wasOpen = useRef(false);
  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen;
    if (hasClosed && isFocusLost()) focusIn(document, `#${billsHeadingId}`, { preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
}

interface PayBillProps {
  due: BillDue;
  household: Household;
  self: string | undefined;
  today: Day;
  onClose: () => void;
}

/** Records the payment of a bill, prefilled with the usual amount. */
export function PayBill(props: PayBillProps) {
  const { due, household, today, onClose } = props;
  const form = useRef<HTMLFormElement>(null);
  const payment = usePayment(props);
  useEffect(() => void focusIn(form.current, "input"), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void payment.save();
  };
  return (
    <Dialog open title={`${due.bill.label}: paid`} variant="sheet" onClose={onClose}>
      <p className="lede">
        Due on <time dateTime={due.day}>{dateWords(due.day)}</time>. It becomes an entry, and is no longer due.
      </p>
      <form ref={form} className="pay-bill" onSubmit={submit} noValidate>
        <div className="field-pair">
          <MoneyField
            label="Amount"
            format={household}
            value={payment.amount}
            error={payment.problems.amount}
            onChange={(amount) => payment.change({ amount })}
          />
          <DateField
            label="Paid on"
            value={payment.day}
            error={payment.problems.day}
            onChange={(day) => payment.change({ day })}
          />
        </div>
        <Choices household={household} day={today} bill={due.bill} payment={payment} />
        <FromFund due={due} household={household} payment={payment} />
        <p className="field-error" aria-live="polite">
          {payment.failed}
        </p>
        <div className="pay-bill-actions">
          <Button type="submit" busy={payment.isBusy}>
            Note it as paid
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Ticked by default: the goal saves for this bill. */
function FromFund({ due, household, payment }: Pick<PayBillProps, "due" | "household"> & { payment: PaymentForm }) {
  const fund = useFund(due.bill);
  if (!fund) return null;
  const isShort = fund.held < due.bill.amount;
  return (
    <Checkbox
      label={`Take it out of the goal ${fund.goal.label}`}
      hint={`It holds ${formatMoney(fund.held, household)}.${isShort ? " What is missing comes from elsewhere." : ""}`}
      checked={payment.isFromFund}
      onChange={(isFromFund) => payment.change({ isFromFund })}
    />
  );
}

interface ChoicesProps {
  household: Household;
  day: Day;
  bill: Bill;
  payment: PaymentForm;
}

function Choices({ household, day, bill, payment }: ChoicesProps) {
  const { personId, categoryId, account, problems, isDebtPayment, change } = payment;
  const adults = adultsOf(household.people);
  const shape = markOf(household.people, personId);
  const categories = offered(household.categories, categoryId).map(({ id, label }) => ({ value: id, label }));
  return (
    <>
      {adults.length > 1 && (
        <Select
          label="Who paid"
          value={personId}
          onChange={(id: string) => change({ personId: id })}
          mark={shape && <MemberMark shape={shape} />}
          options={adults.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <AccountField
        label="Paid from"
        household={household}
        day={day}
        value={account}
        without={bill.debtId === undefined ? undefined : `debt:${bill.debtId}`}
        error={problems.account}
        onChange={(key) => change({ account: key })}
      />
      {categories.length > 0 && !isDebtPayment && (
        <Select
          label="Category"
          placeholder="No category"
          value={categoryId}
          options={categories}
          onChange={(id) => change({ categoryId: id })}
          hint="Bills are planned apart from the weekly budgets, so it takes nothing from them."
        />
      )}
    </>
  );
}
