import { useId, useMemo, useState } from "react";
import {
  type ComingUp as Ahead,
  type Cover,
  comingUp,
  type DueBill,
  daysAhead,
  type LandingPay,
  receivedPay,
} from "#domain/dashboard/coming-up.ts";
import type { Household } from "#domain/household/household.ts";
import { formatMoney, type MoneyFormat } from "#domain/money/money.ts";
import { paidBills } from "#domain/spending/recurring.ts";
import { type Day, daysBetween } from "#domain/time/day.ts";
import { section } from "#web/household/figures/section.tsx";
import { longWeekdayWords, nearDayWords } from "#web/household/words/date-words.ts";
import { explanationWords } from "#web/household/words/explanation-words.ts";
import { adultsOf, nameOf } from "#web/household/words/people-words.ts";
import { paths } from "#web/paths.ts";
import { Link } from "#web/platform/router/router.tsx";
import { Button } from "#web/ui/button.tsx";
import { Money } from "#web/ui/money.tsx";
import { Why } from "#web/ui/why.tsx";
import "./coming-up.css";

/** More would fill a phone's screen. */
const maxShown = 8;

/** The bills of the next two weeks, and whether known balances and pay cover them. */
export const ComingUp = section(({ current: { household }, today, book }) => ({ household, today, book }))(
  function ComingUp({ household, today, book }) {
    const id = useId();
    const ahead = useMemo(
      () => comingUp(household, today, paidBills(book, today), receivedPay(book, today)),
      [household, today, book],
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
  },
);

const noneWords = (bills: number): string =>
  bills === 0 ? "No bills are listed yet." : `No bill falls in the next ${daysAhead} days.`;

function Bills({ bills, format }: { bills: readonly DueBill[]; format: MoneyFormat }) {
  const [isOpen, setOpen] = useState(false);
  const isLong = bills.length > maxShown + 1;
  return (
    <>
      <ul className="rows coming-up-bills">
        {(isLong && !isOpen ? bills.slice(0, maxShown) : bills).map(({ bill, day }) => (
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
          {isOpen ? "Show fewer" : `Show ${bills.length - maxShown} more`}
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

interface CoverLineProps {
  cover: Cover;
  household: Household;
  today: Day;
}

/** Renders nothing if nothing is known. */
function CoverLine({ cover, household, today }: CoverLineProps) {
  if (cover.kind === "unknown") return null;
  return (
    <p className="small quiet coming-up-cover">
      {cover.kind === "covered" && "Covered by what is in your everyday accounts."}
      {cover.kind === "covered-by-pay" && <ByPay pay={cover.pay} household={household} today={today} />}
      {cover.kind === "short" && shortWords(cover, household)}{" "}
      <Why about="Whether it is covered" {...explanationWords(cover.why, household)} />
    </p>
  );
}

function ByPay({ pay, household, today }: Omit<CoverLineProps, "cover"> & { pay: LandingPay }) {
  return (
    <>
      Covered. {payWords(pay, household)},{" "}
      <strong className="coming-up-pay">
        <Money amount={pay.amount} format={household} tone="gain" />
      </strong>
      , lands {landsWords(pay.day, today)}.
    </>
  );
}

/** "Maya’s pay"; "Your pay" for a single adult; the label of the income for a former member. */
function payWords({ income }: LandingPay, { people }: Household): string {
  if (adultsOf(people).length === 1) return "Your pay";
  const isKnown = people.some(({ id }) => id === income.personId);
  return isKnown ? `${nameOf(people, income.personId)}’s pay` : income.label;
}

/** A weekday within the next week, else a date. */
function landsWords(day: Day, today: Day): string {
  const ahead = daysBetween(today, day);
  if (ahead === 0) return "today";
  return `on ${ahead < 7 ? longWeekdayWords(day) : nearDayWords(day)}`;
}

function shortWords({ first, most }: Extract<Cover, { kind: "short" }>, household: Household): string {
  const start = `By ${nearDayWords(first.day)} this needs ${formatMoney(first.amount, household)} more than what is known`;
  if (most.amount === first.amount) return `${start}.`;
  return `${start}, and by ${nearDayWords(most.day)} ${formatMoney(most.amount, household)}.`;
}
