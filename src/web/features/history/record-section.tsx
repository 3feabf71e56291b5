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
import { type Span, yearInQuarters } from "./period-words.ts";
import { type HistoryData, yearMark } from "./use-history.ts";
import "#web/ui/blocks.css";

const views: readonly { id: Span; label: string; of: (weeks: readonly RecordedWeek[]) => Period[] }[] = [
  { id: "week", label: "Weeks", of: weekPeriods },
  { id: "quarter", label: "Quarters", of: quarterPeriods },
  { id: "year", label: "Years", of: yearPeriods },
];

/** Everything on record, newest first, by weeks, quarters or years. */
export const RecordSection = memo(function RecordSection({ data }: { data: HistoryData }) {
  const [chosen, setView] = useState<string>("week");
  const shown = views.find(({ id }) => id === chosen) ?? views[0]!;
  const periods = useMemo(() => shown.of(data.weeks).toReversed(), [shown, data.weeks]);
  const list = { span: shown.id, data, periods };
  const tabs = views.map((view) => ({ ...view, panel: view === shown && <PeriodView {...list} /> }));
  return (
    <section className="section history-record" aria-labelledby="history-record">
      <div className="section-head">
        <h2 id="history-record">On record</h2>
        <DownloadCsv room="history" about={`${shown.id}s`} table={() => historyCsv(shown.id, periods, data)} />
      </div>
      <RateNote data={data} />
      <Tabs label="On record, by" tabs={tabs} onSelect={setView} />
    </section>
  );
});

/** Explains the savings rate once for all rows. */
function RateNote({ data: { household, planned, isFiltered } }: { data: HistoryData }) {
  if (isFiltered)
    return <p className="small quiet">Spending, income and the savings rate are everyone’s, for everything.</p>;
  if (!planned) return null;
  return (
    <p className="small quiet">
      The savings rate is what you set aside of what came in. Where no income is recorded, it goes by your plan’s income
      today, {formatMoney(planned, household)} a week.
    </p>
  );
}

type ViewProps = { span: Span; data: HistoryData; periods: readonly Period[] };

function PeriodView({ span, data, periods }: ViewProps) {
  if (span !== "year") return <Years span={span} data={data} periods={periods} />;
  return (
    <PeriodList span={span} data={data} periods={periods} sum={["all years", sum(periods.map(({ saved }) => saved))]} />
  );
}

function Years({ span, data, periods }: ViewProps & { span: "week" | "quarter" }) {
  const years = useMemo(() => yearPeriods(data.weeks).toReversed(), [data.weeks]);
  return years.map((year, at) => (
    <YearOfPeriods
      key={year.id}
      span={span}
      data={data}
      year={year}
      periods={periods.filter(({ id }) => id.startsWith(`${year.id}-`))}
      isLatest={at === 0}
    />
  ));
}

type YearProps = {
  span: "week" | "quarter";
  data: HistoryData;
  year: Period;
  /** Newest first. */
  periods: readonly Period[];
  isLatest: boolean;
};

/** One year: its week strip, and its weeks or quarters below. */
function YearOfPeriods(props: YearProps) {
  const { span, data, year, periods } = props;
  return (
    <section className="history-year" aria-labelledby={`history-${year.id}`}>
      <div className="section-head history-year-head">
        <h3 id={`history-${year.id}`}>{year.id}</h3>
        <Money amount={year.saved} format={data.household} mark={yearMark(year, data)} />
      </div>
      {span === "week" ? (
        <>
          <Strip data={data} year={year} />
          <FoldedWeeks {...props} />
        </>
      ) : (
        <PeriodList span={span} data={data} periods={periods} sum={[year.id, year.saved]} mark={yearMark(year, data)} />
      )}
    </section>
  );
}

function Strip({ data, year }: { data: HistoryData; year: Period }) {
  const quarters = useMemo(() => yearInQuarters(year, data), [year, data]);
  return <WeekStrip label={`${year.id} in weeks`} quarters={quarters} />;
}

const atFirst = 26;

/** Twenty years are a thousand rows, so older years render when opened, half a year at a time. */
function FoldedWeeks({ data, year, periods, isLatest }: YearProps) {
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
          span="week"
          data={data}
          periods={periods.slice(0, shown)}
          sum={[year.id, year.saved]}
          mark={yearMark(year, data)}
          {...(more > 0 && { more: { count: Math.min(more, atFirst), show: () => setShown(shown + atFirst) } })}
        />
      )}
    </details>
  );
}
