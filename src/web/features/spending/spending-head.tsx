import { memo } from "react";
import type { Explanation } from "#domain/explain.ts";
import type { Household } from "#domain/household/household.ts";
import { formatMoney, type MoneyFormat, minor, sum } from "#domain/money/money.ts";
import type { Envelope } from "#domain/spending/envelopes.ts";
import { type PeriodFacts, periodFacts, whyPerDayLeft, whySpent, whyTotalLeft } from "#domain/spending/period-facts.ts";
import type { PeriodSpending } from "#domain/spending/period-spending.ts";
import type { Day } from "#domain/time/day.ts";
import { figureMark } from "#web/household/figures/figure-mark.ts";
import { explanationWords } from "#web/household/words/explanation-words.ts";
import { listWords } from "#web/household/words/list-words.ts";
import { Money } from "#web/ui/money.tsx";
import { Why } from "#web/ui/why.tsx";
import { PeriodBars } from "./period-bars.tsx";
import { forWords, isThisWeek, thisWords, untilWords, whosePay } from "./words.ts";
import "./spending-head.css";

interface HeadProps {
  household: Household;
  spending: PeriodSpending;
  today: Day;
}

/** What was spent in the period, what is left, and a chart of its days. */
export const SpendingHead = memo(function SpendingHead({ household, spending, today }: HeadProps) {
  const isNow = isThisWeek(spending.period, today);
  return (
    <section className="columns spending-head" aria-label="Spent">
      <div>
        <p className="spending-of">
          {spentWords(spending, household)}{" "}
          {spending.entries > 0 && <Why about="Spent" {...explanationWords(whySpent(spending), household)} />}
        </p>
        <Hero spending={spending} household={household} isNow={isNow} />
        <LeftToSpend spending={spending} household={household} isNow={isNow} />
        <p className="spending-facts">{spending.entries > 0 && factWords(spending, household)}</p>
        <p className="spending-facts">{apartWords(spending, household)}</p>
      </div>
      <PeriodBars household={household} spending={spending} today={today} />
    </section>
  );
});

/** "$900.00 for bills and $40.00 paid by goals, planned apart from the budgets."; empty without either. */
function apartWords({ bills, byGoals }: PeriodSpending, format: MoneyFormat): string {
  const parts = [
    bills === 0 ? [] : `${formatMoney(bills, format)} for bills`,
    byGoals === 0 ? [] : `${formatMoney(byGoals, format)} paid by goals`,
  ].flat();
  return parts.length === 0 ? "" : `${listWords(parts)}, planned apart from the budgets.`;
}

/** Longer amounts in the largest type do not fit on a phone. */
const longHero = 13;

type PartProps = Omit<HeadProps, "today"> & { isNow: boolean };

/** Without entries the spending is unknown, so no zero is shown. */
function Hero({ spending: { spent, entries, period, daysLeft }, household, isNow }: PartProps) {
  if (entries === 0)
    return <p className="spending-nothing">Nothing entered{daysLeft > 0 ? ` ${thisWords[period.kind]} yet` : ""}</p>;
  const isLong = formatMoney(spent, household).length > longHero;
  return (
    <p className={isLong ? "spending-hero spending-hero--long" : "spending-hero"}>
      <Money amount={spent} format={household} size="hero" mark={isNow ? figureMark("spent-week", spent) : undefined} />
    </p>
  );
}

function LeftToSpend({ spending, household, isNow }: PartProps) {
  const { total } = spending;
  if (total.budget === 0 && total.carried === 0) return null;
  return (
    <p className="spending-room">
      <strong {...(isNow && total.left >= 0 && figureMark("safe-to-spend", total.left))}>
        {leftWords(spending, household)}
      </strong>
      <span aria-hidden="true"> · </span>
      <span className="visually-hidden">, of </span>
      {budgetWords(spending, household)}{" "}
      <Why about="What is left" {...explanationWords(whyLeft(spending), household)} />
    </p>
  );
}

const namesOf = (envelopes: readonly Envelope[]): string => listWords(envelopes.map(({ category }) => category.label));

/** "Spent so far"; for pay periods also whose paydays. */
function spentWords({ period, daysLeft }: PeriodSpending, household: Pick<Household, "people">): string {
  const spent = daysLeft > 0 ? "Spent so far" : "Spent";
  return period.kind === "pay" ? `${spent}, between ${whosePay(period.income, household)} paydays` : spent;
}

/** "$290.60 safe to spend", or what an ended period left. */
function leftWords({ total: { left }, daysLeft }: PeriodSpending, format: MoneyFormat): string {
  if (left < 0) return `${formatMoney(minor(-left), format)} over the budgets`;
  return `${formatMoney(left, format)} ${daysLeft > 0 ? "safe to spend" : "left over"}`;
}

/** "$640.40 for the week, $18.40 of it rolled over". */
function budgetWords({ total: { budget, carried }, period }: PeriodSpending, format: MoneyFormat): string {
  const all = `${formatMoney(minor(budget + carried), format)} ${forWords[period.kind]}`;
  if (carried === 0) return all;
  const rolled = formatMoney(minor(Math.abs(carried)), format);
  return carried > 0 ? `${all}, ${rolled} of it rolled over` : `${all}, ${rolled} less by what was overspent before`;
}

/** The explanation of what is left, with the amount per day if it is shown. */
function whyLeft(spending: PeriodSpending): Explanation {
  const left = whyTotalLeft(spending);
  if (spending.daysLeft < 2 || spending.perDay === 0) return left;
  const days = whyPerDayLeft(spending).inputs.filter((input) => "count" in input);
  return {
    formula: `${left.formula}; a day: what is left ÷ days left, rounded down`,
    inputs: [...left.inputs, ...days, { label: "A day", amount: spending.perDay }],
  };
}

/** What stands out, in a sentence or two; empty if nothing does. */
function factWords(spending: PeriodSpending, format: MoneyFormat): string {
  const facts = periodFacts(spending);
  if (spending.daysLeft === 0) return [overWords(spending, facts, format), mostWords(facts, format)].join(" ").trim();
  const quiet = quietWords(spending, facts);
  const other = overWords(spending, facts, format) || aheadWords(spending, facts, format);
  return [quiet, other].join(" ").trim();
}

function quietWords({ period }: PeriodSpending, { quiet }: PeriodFacts): string {
  if (quiet.length === 0) return "";
  const names = listWords(quiet.map(({ label }) => label));
  return `${names} ${quiet.length === 1 ? "is" : "are"} quiet ${thisWords[period.kind]}.`;
}

const aheadWords = ({ period }: PeriodSpending, { ahead }: PeriodFacts, format: MoneyFormat): string =>
  ahead ? `${ahead.category.label} has ${formatMoney(ahead.left, format)} ${untilWords(period)}.` : "";

const mostWords = ({ most }: PeriodFacts, format: MoneyFormat): string =>
  most ? `${most.category.label} took the most, ${formatMoney(most.spent, format)}.` : "";

const mostNamed = 3;

/** Which budgets are over and by how much, and what that means for next week. */
function overWords({ period, daysLeft }: PeriodSpending, { over }: PeriodFacts, format: MoneyFormat): string {
  if (over.length === 0) return "";
  const amount = formatMoney(minor(-sum(over.map(({ left }) => left))), format);
  const verb = daysLeft === 0 ? "went" : over.length === 1 ? "is" : "are";
  const names = over.length > mostNamed ? `${over.length} categories` : namesOf(over);
  const owing = over.filter(({ category }) => category.rollover === "both");
  const next = owing.length > 0 ? "next week has that much less" : "next week starts afresh";
  const ending = period.kind === "week" && daysLeft > 0 && (owing.length === 0 || owing.length === over.length);
  return `${names} ${verb} over by ${amount}${over.length > 1 ? " together" : ""}${ending ? `; ${next}` : ""}.`;
}
