import { memo } from "react";
import type { RecordedWeek, WeekRecord } from "#domain/history/weeks-on-record.ts";
import { SectionBoundary } from "#web/app/lazy/section-boundary.tsx";
import { paths } from "#web/paths.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { CompareYears } from "./compare-years.tsx";
import { HistoryFilters } from "./history-filters.tsx";
import { HistoryTotal } from "./history-total.tsx";
import { TheRecord } from "./the-record.tsx";
import { type HistoryParts, useChoosing, usePast, useWeekRecord } from "./use-history.ts";
import "./history.css";

/** Every week, quarter and year of the household, and its years side by side. */
export const History = memo(function History(parts: HistoryParts) {
  const record = useWeekRecord(parts);
  if (!record.ok) return <p className="lede">{tooLarge}</p>;
  if (!record.value.weeks.some(isTold)) return <NoWeeks />;
  return <Told parts={parts} record={record.value} />;
});

const tooLarge = "These amounts are too large to be added up exactly. Every entry is safe where it was made.";

/** A first week that is still open is not history yet. */
const isTold = ({ state, spent, income }: RecordedWeek): boolean => state !== "now" || spent !== 0 || income !== 0;

const NoWeeks = () => (
  <EmptyState
    text="Your first week is still open. Once you decide on it, even on nothing, it is the first line here."
    action={<ButtonLink to={paths.dashboard}>To this week</ButtonLink>}
  />
);

function Told({ parts, record }: { parts: HistoryParts; record: WeekRecord }) {
  const choosing = useChoosing(parts);
  const past = usePast(parts, record, choosing.filter);
  return (
    <div className="history">
      <div className="history-top">
        <SectionBoundary>
          <HistoryTotal past={past} />
        </SectionBoundary>
        <SectionBoundary>
          <HistoryFilters {...choosing} household={parts.household} />
        </SectionBoundary>
      </div>
      <SectionBoundary>
        <CompareYears past={past} />
      </SectionBoundary>
      <SectionBoundary>
        <TheRecord past={past} />
      </SectionBoundary>
    </div>
  );
}
