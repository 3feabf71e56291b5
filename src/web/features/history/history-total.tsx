import { whyAll, yearPeriods } from "#domain/history/periods.ts";
import { sum } from "#domain/money/money.ts";
import { startOfWeek } from "#domain/time/week-calendar.ts";
import { explanationWords } from "#web/household/explanation-words.ts";
import { monthWords } from "#web/household/words/date-words.ts";
import { Money } from "#web/ui/money.tsx";
import { Why } from "#web/ui/why.tsx";
import type { Past } from "./use-history.ts";

/** All that is on record, or all of what was chosen. */
export function HistoryTotal({ past: { household, first, weeks, isNarrow } }: { past: Past }) {
  const years = yearPeriods(weeks);
  const saved = weeks.filter((week) => week.saved > 0).length;
  const since = monthWords(startOfWeek(first, household.calendars));
  return (
    <div className="history-total">
      <p className="lede">{isNarrow ? "Set aside, of what you chose" : "Set aside on record"}</p>
      <p>
        <Money amount={sum(years.map((year) => year.saved))} format={household} size="large" />
      </p>
      <p className="small quiet">
        {saved === 0 ? "No saves yet" : `In ${saved} ${saved === 1 ? "week" : "weeks"}`}, since {since}{" "}
        <Why about="Set aside on record" {...explanationWords(whyAll(years.toReversed()), household)} />
      </p>
    </div>
  );
}
