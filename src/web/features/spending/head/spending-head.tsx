import { memo } from "react";
import type { Household } from "#domain/household/household.ts";
import { formatMoney } from "#domain/money/money.ts";
import type { PeriodSpending } from "#domain/spending/period-spending.ts";
import { whySpent } from "#domain/spending/period-why.ts";
import type { Day } from "#domain/time/day.ts";
import { explanationWords } from "#web/household/explanation-words.ts";
import { Money } from "#web/ui/money.tsx";
import { Why } from "#web/ui/why.tsx";
import { thisWords } from "../period/period-words.ts";
import { factWords, leftWords, roomWords, spentWords, whyRoom } from "./head-words.ts";
import { PeriodBars } from "./period-bars.tsx";
import "./spending-head.css";

interface HeadProps {
  household: Household;
  spending: PeriodSpending;
  today: Day;
}

/** What the period took, what it still has, and how its days went. */
export const SpendingHead = memo(function SpendingHead({ household, spending, today }: HeadProps) {
  return (
    <section className="columns spending-head" aria-label="Spent">
      <div>
        <p className="spending-of">
          {spentWords(spending, household)}{" "}
          {spending.entries > 0 && <Why about="Spent" {...explanationWords(whySpent(spending), household)} />}
        </p>
        <Hero spending={spending} household={household} />
        <Room spending={spending} household={household} />
        <p className="spending-facts">{spending.entries > 0 && factWords(spending, household)}</p>
      </div>
      <PeriodBars {...{ household, spending, today }} />
    </section>
  );
});

/** More than this in the largest type leaves a phone. */
const longHero = 13;

type PartProps = Omit<HeadProps, "today">;

/** Nothing entered is not nothing spent, so no zero stands there. */
function Hero({ spending: { spent, entries, period, daysLeft }, household }: PartProps) {
  if (entries === 0)
    return <p className="spending-nothing">Nothing entered{daysLeft > 0 ? ` ${thisWords[period.kind]} yet` : ""}</p>;
  const isLong = formatMoney(spent, household).length > longHero;
  return (
    <p className={isLong ? "spending-hero spending-hero--long" : "spending-hero"}>
      <Money amount={spent} format={household} size="hero" />
    </p>
  );
}

function Room({ spending, household }: PartProps) {
  const { total } = spending;
  if (total.budget === 0 && total.carried === 0) return null;
  return (
    <p className="spending-room">
      <strong>{leftWords(spending, household)}</strong>
      <span aria-hidden="true"> · </span>
      <span className="visually-hidden">, of </span>
      {roomWords(spending, household)} <Why about="What is left" {...explanationWords(whyRoom(spending), household)} />
    </p>
  );
}
