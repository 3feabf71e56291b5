import type { ReactNode } from "react";
import type { Household } from "#domain/household/household.ts";
import { formatMoney, type MoneyFormat, negate, sum } from "#domain/money/money.ts";
import { type Envelope, type SafeToSpend, whyOver, whyPerDay } from "#domain/spending/envelopes.ts";
import { endOfWeek, startOfWeek } from "#domain/time/week.ts";
import { figureMark } from "#web/household/figures/figure-mark.ts";
import { section } from "#web/household/figures/section.tsx";
import { NeedsCategory } from "#web/household/needs-category/needs-category.tsx";
import { longWeekdayWords } from "#web/household/words/date-words.ts";
import { explanationWords } from "#web/household/words/explanation-words.ts";
import { listWords } from "#web/household/words/list-words.ts";
import { paths } from "#web/paths.ts";
import { Link } from "#web/platform/router/router.tsx";
import { Money } from "#web/ui/money.tsx";
import { Why } from "#web/ui/why.tsx";

/** What this week's budgets still allow: in total, per day and today. */
export const SafeThisWeek = section(({ household, week, spending }) => ({ household, week, spending }))(
  function SafeThisWeek({ household, week, spending }) {
    if (!spending.ok) return <NoFigure words={problemWords[spending.problem]} />;
    const { envelopes, uncategorized, safe } = spending.value;
    if (envelopes.length === 0) return <NoBudgets />;
    const between = { from: startOfWeek(week, household.calendars), to: endOfWeek(week, household.calendars) };
    const until = longWeekdayWords(between.to);
    return (
      <div className={safe.over > 0 ? "year-safe" : "year-safe year-safe--figures"}>
        <div>
          <p className="year-label">
            Safe to spend<span className="year-wide"> this week</span>{" "}
            <Why about="Safe to spend this week" {...explanationWords(safe.week.why, household)} />
          </p>
          <Money
            amount={safe.week.amount}
            format={household}
            size="large"
            mark={figureMark("safe-to-spend", safe.week.amount)}
          />
          <div className="year-line">
            <NeedsCategory entries={uncategorized.entries} between={between} />
          </div>
        </div>
        {safe.over > 0 ? (
          <OverLines safe={safe} envelopes={envelopes} household={household} />
        ) : (
          <DayLines safe={safe} household={household} until={until} />
        )}
      </div>
    );
  },
);

/** `not-read` lasts only a moment, so it shows no message. */
const problemWords = { "too-large": "These amounts are too large to be added up.", "not-read": "\u00a0" };

type LinesProps = { safe: SafeToSpend; household: Household };

function DayLines({ safe, household, until }: LinesProps & { until: string }) {
  const { perDay, today, daysLeft } = safe;
  return (
    <div className="year-safe-lines">
      {daysLeft > 1 && (
        <p className="year-line">
          {formatMoney(perDay, household)} a day until {until}{" "}
          <Why about="A day" {...explanationWords(whyPerDay(safe), household)} />
        </p>
      )}
      <p className="year-line">
        {formatMoney(today.amount, household)} of it today{daysLeft === 1 && ", the week’s last day"}{" "}
        <Why about="Today" {...explanationWords(today.why, household)} />
      </p>
    </div>
  );
}

/** By how much the week is over its budgets, and the effect on next week. */
function OverLines({ safe, envelopes, household }: LinesProps & { envelopes: readonly Envelope[] }) {
  return (
    <div className="year-safe-lines">
      <p className="year-line">
        The week is {formatMoney(safe.over, household)} over its budgets{" "}
        <Why about="Over" {...explanationWords(whyOver(safe), household)} />
      </p>
      <p className="year-line">{nextWeekWords(envelopes, household)}</p>
    </div>
  );
}

/** Only what a budget itself overspent rolls over, which may be more or less than the week is over in total. */
function nextWeekWords(envelopes: readonly Envelope[], format: MoneyFormat): string {
  const owing = envelopes.filter(({ left, category }) => left < 0 && category.rollover === "both");
  if (owing.length === 0) return "Next week’s budgets start afresh.";
  const less = formatMoney(negate(sum(owing.map(({ left }) => left))), format);
  return `Next week has ${less} less for ${listWords(owing.map(({ category }) => category.label))}.`;
}

const NoBudgets = () => (
  <NoFigure
    words={
      <>
        <Link to={`${paths.intake}?edit=true`}>Say what a usual week costs</Link>, and it stands here.
      </>
    }
  />
);

const NoFigure = ({ words }: { words: ReactNode }) => (
  <div className="year-safe">
    <div>
      <p className="year-label">Safe to spend this week</p>
      <p className="year-nothing">–</p>
    </div>
    <p className="year-line">{words}</p>
  </div>
);
