import { memo, useMemo, useState } from "react";
import { type Period, quarterPeriods, weekPeriods, yearPeriods } from "#domain/history/periods.ts";
import type { RecordedWeek } from "#domain/history/weeks-on-record.ts";
import { formatMoney, sum } from "#domain/money/money.ts";
import { DownloadCsv } from "#web/household/csv/download-csv.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { historyCsv } from "./history-csv.ts";
import { PeriodList } from "./period-list.tsx";
import type { Span } from "./period-words.ts";
import type { Past } from "./use-history.ts";
import { YearOfPeriods } from "./year-of-periods.tsx";

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
