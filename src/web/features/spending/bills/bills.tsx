import { memo, useMemo, useState } from "react";
import type { SamePayment } from "#domain/debts/paid-by-bill.ts";
import type { Bill, Household } from "#domain/household/household.ts";
import { billsCalendar, type Dues, dueBeforePay, recentUnpaidBills } from "#domain/spending/bills-calendar.ts";
import { paidBills, type RecurringTemplate } from "#domain/spending/recurring.ts";
import type { SpendingBook } from "#domain/spending/spending-book.ts";
import { addMonths, type Day } from "#domain/time/day.ts";
import { linkingBill, separatingBill } from "#web/household/commands/link-bill.ts";
import { useRun } from "#web/household/commands/use-run.ts";
import { OverriddenValues } from "#web/household/overridden/overridden-values.tsx";
import { SamePaymentQuestion } from "#web/household/same-payment.tsx";
import { paths } from "#web/paths.ts";
import { Link } from "#web/platform/router/router.tsx";
import type { IsKnown } from "../due-entries.ts";
import { StepButton } from "../period-bar.tsx";
import { monthName } from "../words.ts";
import { MonthList, UntilPay } from "./due-lists.tsx";
import { MonthGrid } from "./month-grid.tsx";
import { billsHeadingId, PayBill, useBillDialog } from "./pay-bill.tsx";
import "./bills.css";

export const billsPath = `${paths.intake}?edit=true&step=bills`;

/** Due dates further ahead are likely to change. */
export const monthsAhead = 12;

interface BillsProps {
  household: Household;
  /** Those that still fall due, by current debt balances. */
  bills: readonly Bill[];
  /** Bills and debts that may be one payment. */
  alike: readonly SamePayment[];
  templates: readonly RecurringTemplate[];
  isKnown: IsKnown | undefined;
  book: SpendingBook;
  today: Day;
  /** The current user's person, if known. */
  self: string | undefined;
}

/** A month of bills, repeated entries and paydays, with the bills due before the next pay. */
export const Bills = memo(function Bills(props: BillsProps) {
  const { household, bills, alike, templates } = props;
  const isEmpty = bills.length + templates.length === 0;
  return (
    <section className="section bills" aria-labelledby={billsHeadingId}>
      <div className="section-head">
        <h2 id={billsHeadingId} tabIndex={-1}>
          Bills and paydays
        </h2>
        <Link to={billsPath}>All bills</Link>
      </div>
      <OverriddenValues kinds={["bill", "recurring"]} />
      <SamePayments pairs={alike} household={household} />
      {isEmpty ? (
        <p className="lede">No bills are listed yet. With them, every payday shows what it has to cover.</p>
      ) : (
        <BillsAhead {...props} />
      )}
    </section>
  );
});

/** Bills and debts that look like one payment entered twice. Each is asked about until someone answers. */
function SamePayments({ pairs, household }: { pairs: readonly SamePayment[]; household: Household }) {
  const run = useRun();
  if (pairs.length === 0) return null;
  return (
    <ul className="same-payments">
      {pairs.map(({ bill, debt }) => (
        <li key={bill.id}>
          <SamePaymentQuestion
            pair={{ bill, debt }}
            format={household}
            onSame={() => void run(linkingBill(bill.id, debt.id), `${bill.label} pays ${debt.label}. It counts once.`)}
            onSeparate={() => void run(separatingBill(bill.id), `${bill.label} is a payment of its own.`)}
          />
        </li>
      ))}
    </ul>
  );
}

const tooLarge = "These amounts are too large to be added up exactly.";

function BillsAhead({ household, bills, templates, isKnown, book, today, self }: BillsProps) {
  const billDialog = useBillDialog(today);
  const [ahead, setAhead] = useState(0);
  const month = addMonths(today, ahead, 1);
  const dues = useMemo(
    (): Dues => ({
      household: { bills, incomes: household.incomes },
      templates,
      isKnown: isKnown ?? (() => false),
      isPaid: paidBills(book, today),
    }),
    [household, bills, templates, isKnown, book, today],
  );
  const calendar = useMemo(() => billsCalendar(dues, month), [dues, month]);
  const untilPay = useMemo(() => dueBeforePay(dues, today), [dues, today]);
  const recentUnpaid = useMemo(() => recentUnpaidBills(dues, today), [dues, today]);
  if (!calendar.ok) return <p className="lede">{tooLarge}</p>;
  return (
    <div className="columns bills-columns">
      <div>
        <div className="bills-month">
          <h3 aria-live="polite">{monthName(month, today)}</h3>
          <StepButton way="back" label="Previous month" onStep={ahead > 0 ? () => setAhead(ahead - 1) : undefined} />
          <StepButton
            way="on"
            label="Next month"
            onStep={ahead < monthsAhead ? () => setAhead(ahead + 1) : undefined}
          />
        </div>
        <MonthGrid calendar={calendar.value} household={household} today={today} />
        <MonthList calendar={calendar.value} household={household} billDialog={billDialog} />
      </div>
      <UntilPay found={untilPay} recentUnpaid={recentUnpaid} household={household} billDialog={billDialog} />
      {billDialog.opened && (
        <PayBill due={billDialog.opened} household={household} self={self} today={today} onClose={billDialog.close} />
      )}
    </div>
  );
}
