import { useMemo, useState } from "react";
import type { Period } from "#domain/history/periods.ts";
import { Money } from "#web/ui/money.tsx";
import { WeekStrip } from "#web/ui/week-strip.tsx";
import { PeriodList } from "./period-list.tsx";
import type { Past } from "./use-history.ts";
import { yearInQuarters } from "./year-in-quarters.ts";
import "#web/ui/fold.css";

type YearProps = {
  span: "week" | "quarter";
  past: Past;
  year: Period;
  /** Newest first. */
  periods: readonly Period[];
  isLatest: boolean;
};

/** One year: its strip as a picture, and its weeks or quarters below. */
export function YearOfPeriods(props: YearProps) {
  const { span, past, year, periods } = props;
  return (
    <section className="history-year" aria-labelledby={`history-${year.id}`}>
      <div className="section-head history-year-head">
        <h3 id={`history-${year.id}`}>{year.id}</h3>
        <Money amount={year.saved} format={past.household} />
      </div>
      {span === "week" ? (
        <>
          <Strip past={past} year={year} />
          <FoldedWeeks {...props} />
        </>
      ) : (
        <PeriodList {...{ span, past, periods }} sum={[year.id, year.saved]} />
      )}
    </section>
  );
}

function Strip({ past, year }: { past: Past; year: Period }) {
  const quarters = useMemo(() => yearInQuarters(year, past), [year, past]);
  return <WeekStrip label={`${year.id} in weeks`} quarters={quarters} />;
}

const atFirst = 26;

/** Twenty years are a thousand rows: older years are made when they are opened, and half a year at a time. */
function FoldedWeeks({ past, year, periods, isLatest }: YearProps) {
  const [isOpen, setOpen] = useState(isLatest);
  const [shown, setShown] = useState(atFirst);
  const more = periods.length - shown;
  const count = `${periods.length} ${periods.length === 1 ? "week" : "weeks"}`;
  return (
    <details className="fold history-fold" open={isLatest} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {count} of {year.id}
      </summary>
      {isOpen && (
        <PeriodList
          {...{ span: "week", past, periods: periods.slice(0, shown), sum: [year.id, year.saved] }}
          {...(more > 0 && { more: { count: Math.min(more, atFirst), show: () => setShown(shown + atFirst) } })}
        />
      )}
    </details>
  );
}
