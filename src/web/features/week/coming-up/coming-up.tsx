import { memo, useId, useMemo, useState } from "react";
import { type ComingUp as Ahead, comingUp, type DueBill, daysAhead } from "#domain/dashboard/coming-up.ts";
import type { MoneyFormat } from "#domain/money/money.ts";
import { paidBills } from "#domain/spending/paid-bills.ts";
import { explanationWords } from "#web/household/explanation-words.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { nearDayWords } from "#web/household/words/date-words.ts";
import { paths } from "#web/paths.ts";
import { Link } from "#web/platform/router/link.tsx";
import { Button } from "#web/ui/button.tsx";
import { Money } from "#web/ui/money.tsx";
import { Why } from "#web/ui/why.tsx";
import { CoverLine } from "./cover-line.tsx";
import "./coming-up.css";

/** More would push everything else off a phone's screen. */
const mostShown = 8;

type ComingUpProps = Pick<Figures, "household" | "balances" | "today" | "book">;

/** The bills of the next two weeks, and whether what is known covers them. */
export const ComingUp = memo(function ComingUp({ household, balances, today, book }: ComingUpProps) {
  const id = useId();
  const ahead = useMemo(
    () => comingUp(household, balances, today, paidBills(book, today)),
    [household, balances, today, book],
  );
  return (
    <section className="section coming-up" aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>Coming up</h2>
        <Link to={`${paths.intake}?edit=true&step=bills`}>All bills</Link>
      </div>
      {!ahead.ok && <p className="lede">Your bills are too large to be added up exactly.</p>}
      {ahead.ok && ahead.value.bills.length === 0 && <p className="lede">{noneWords(household.bills.length)}</p>}
      {ahead.ok && ahead.value.bills.length > 0 && (
        <>
          <Bills bills={ahead.value.bills} format={household} />
          <Total total={ahead.value.total} format={household} />
          <CoverLine cover={ahead.value.cover} household={household} today={today} />
        </>
      )}
    </section>
  );
});

const noneWords = (bills: number): string =>
  bills === 0 ? "No bills are listed yet." : `No bill falls in the next ${daysAhead} days.`;

function Bills({ bills, format }: { bills: readonly DueBill[]; format: MoneyFormat }) {
  const [isOpen, setOpen] = useState(false);
  const isLong = bills.length > mostShown + 1;
  return (
    <>
      <ul className="rows coming-up-bills">
        {(isLong && !isOpen ? bills.slice(0, mostShown) : bills).map(({ bill, day }) => (
          <li key={`${bill.id} ${day}`}>
            <time className="coming-up-day" dateTime={day}>
              {nearDayWords(day)}
            </time>
            <span className="coming-up-label">{bill.label}</span>
            <Money amount={bill.amount} format={format} />
          </li>
        ))}
      </ul>
      {isLong && (
        <Button variant="quiet" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? "Show fewer" : `Show ${bills.length - mostShown} more`}
        </Button>
      )}
    </>
  );
}

function Total({ total, format }: { total: Ahead["total"]; format: MoneyFormat }) {
  const label = `Next ${daysAhead} days`;
  return (
    <p className="sum">
      <span>
        {label} <Why about={label} {...explanationWords(total.why, format)} />
      </span>
      <Money amount={total.amount} format={format} />
    </p>
  );
}
