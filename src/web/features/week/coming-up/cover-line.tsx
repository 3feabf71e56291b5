import type { Cover, LandingPay } from "#domain/dashboard/coming-up-cover.ts";
import type { Household } from "#domain/household/household.ts";
import { formatMoney } from "#domain/money/money.ts";
import { type Day, daysBetween } from "#domain/time/day.ts";
import { explanationWords } from "#web/household/explanation-words.ts";
import { longWeekdayWords, nearDayWords } from "#web/household/words/date-words.ts";
import { adultsOf, nameOf } from "#web/household/words/people-words.ts";
import { Money } from "#web/ui/money.tsx";
import { Why } from "#web/ui/why.tsx";

interface CoverLineProps {
  cover: Cover;
  household: Household;
  today: Day;
}

/** Says nothing where nothing is known. */
export function CoverLine({ cover, household, today }: CoverLineProps) {
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

/** "Maya’s pay"; one who lives alone is not named, and one who left is not known. */
function payWords({ income }: LandingPay, { people }: Household): string {
  if (adultsOf(people).length === 1) return "Your pay";
  const isKnown = people.some(({ id }) => id === income.personId);
  return isKnown ? `${nameOf(people, income.personId)}’s pay` : income.label;
}

/** Within a week the weekday says it. */
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
