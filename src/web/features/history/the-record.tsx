import "#web/ui/blocks.css";
import { memo, useMemo, useState } from "react";
import { type Period, quarterPeriods, weekPeriods, yearPeriods } from "#domain/history/periods.ts";
import type { RecordedWeek } from "#domain/history/weeks-on-record.ts";
import { formatMoney, sum } from "#domain/money/money.ts";
import { DownloadCsv } from "#web/household/download-csv.tsx";
import { Money } from "#web/ui/money.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { WeekStrip } from "#web/ui/week-strip/week-strip.tsx";
import { historyCsv } from "./history-csv.ts";
import { PeriodList } from "./period-list.tsx";
import type { Span } from "./period-words.ts";
import type { Past } from "./use-history.ts";
import { yearInQuarters } from "./year-in-quarters.ts";

const views: readonly { id: Span; label: string; of: (weeks: readonly RecordedWeek[]) => Period[] }[] = [
  { id: "week", label: "Weeks", of: weekPeriods },
  { id: "quarter", label: "Quarters", of: quarterPeriods },
  { id: "year", label: "Years", of: yearPeriods },
];

/** Everything on record, newest first: by weeks, by quarters, by years. */
export const TheRecord = memo(function TheRecord({ past }: { past: Past }) {
  const [chosen, choose] = useState<string>("week");
  const shown = views.find(({ id }) => id === chosen) ?? views[0]!;
  const periods = useMemo(() => shown.of(past.weeks).toReversed(), [shown, past.weeks]);
  const list = { span: shown.id, past, periods };
  const tabs = views.map((view) => ({ ...view, panel: view === shown && <View {...list} /> }));
  return (
    <section className="section history-record" aria-labelledby="history-record">
      <div className="section-head">
        <h2 id="history-record">On record</h2>
        <DownloadCsv room="history" about={`${shown.id}s`} table={() => historyCsv(shown.id, periods, past)} />
      </div>
      <RateNote past={past} />
      <Tabs label="On record, by" tabs={tabs} onSelect={choose} />
    </section>
  );
});

/** Said once, above all rates that rest on it. */
function RateNote({ past: { household, planned, isNarrow } }: { past: Past }) {
  if (isNarrow)
    return <p className="small quiet">Spending, income and the savings rate are everyone’s, for everything.</p>;
  if (!planned) return null;
  return (
    <p className="small quiet">
      The savings rate is what you set aside of what came in. Where no income is recorded, it goes by your plan’s income
      today, {formatMoney(planned, household)} a week.
    </p>
  );
}

type ViewProps = { span: Span; past: Past; periods: readonly Period[] };

function View({ span, past, periods }: ViewProps) {
  if (span !== "year") return <Years {...{ span, past, periods }} />;
  return <PeriodList {...{ span, past, periods }} sum={["all years", sum(periods.map(({ saved }) => saved))]} />;
}

function Years({ span, past, periods }: ViewProps & { span: "week" | "quarter" }) {
  const years = useMemo(() => yearPeriods(past.weeks).toReversed(), [past.weeks]);
  return years.map((year, at) => (
    <YearOfPeriods
      key={year.id}
      {...{ span, past, year }}
      periods={periods.filter(({ id }) => id.startsWith(`${year.id}-`))}
      isLatest={at === 0}
    />
  ));
}

type YearProps = {
  span: "week" | "quarter";
  past: Past;
  year: Period;
  /** Newest first. */
  periods: readonly Period[];
  isLatest: boolean;
};

/** One year: its strip as a picture, and its weeks or quarters below. */
function YearOfPeriods(props: YearProps) {
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
