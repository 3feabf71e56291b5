import { memo } from "react";
import { whyAll, yearPeriods } from "#domain/history/periods.ts";
import type { RecordedWeek, WeekRecord } from "#domain/history/weeks-on-record.ts";
import type { Household } from "#domain/household/household.ts";
import { sum } from "#domain/money/money.ts";
import { startOfWeek } from "#domain/time/week.ts";
import type { User } from "#sync/user.ts";
import { SectionBoundary } from "#web/app/lazy/section-boundary.tsx";
import { useFigures } from "#web/household/figures/use-figures.ts";
import { RoomGate } from "#web/household/gate/room-gate.tsx";
import { monthWords } from "#web/household/words/date-words.ts";
import { explanationWords } from "#web/household/words/explanation-words.ts";
import { markOf } from "#web/household/words/people-words.ts";
import { paths } from "#web/paths.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { MemberMark } from "#web/ui/icon.tsx";
import { Money } from "#web/ui/money.tsx";
import { Segments } from "#web/ui/segments.tsx";
import { Select } from "#web/ui/select.tsx";
import { Why } from "#web/ui/why.tsx";
import { CompareYears } from "./compare-years.tsx";
import { RecordSection } from "./record-section.tsx";
import {
  type FilterControls,
  type HistoryData,
  type HistoryParts,
  useFilter,
  useHistoryData,
  useWeekRecord,
} from "./use-history.ts";
import "./history.css";

export default function HistoryScreen(_: { user: User | null }) {
  return (
    <div className="wrap page">
      <h1 tabIndex={-1}>History</h1>
      <RoomGate>
        <HistoryOfHousehold />
      </RoomGate>
    </div>
  );
}

function HistoryOfHousehold() {
  const figures = useFigures();
  if (!figures) return <NoHousehold />;
  const { household, began, week, saves, reviews, pauses, book } = figures;
  return (
    <History
      household={household}
      began={began}
      week={week}
      saves={saves}
      reviews={reviews}
      pauses={pauses}
      book={book}
    />
  );
}

const NoHousehold = () => (
  <EmptyState
    text="No weeks on record yet. Every week you save or skip is kept here."
    action={<ButtonLink to={paths.intake}>Set up your household</ButtonLink>}
  />
);

/** Every week, quarter and year of the household, and a comparison of its years. */
export const History = memo(function History(parts: HistoryParts) {
  const record = useWeekRecord(parts);
  if (!record.ok) return <p className="lede">{tooLarge}</p>;
  if (!record.value.weeks.some(isWorthShowing)) return <NoWeeks />;
  return <HistorySections parts={parts} record={record.value} />;
});

const tooLarge = "These amounts are too large to be added up exactly. Every entry is safe where it was made.";

/** The first week is no history while it is open and empty. */
const isWorthShowing = ({ state, spent, income }: RecordedWeek): boolean =>
  state !== "now" || spent !== 0 || income !== 0;

const NoWeeks = () => (
  <EmptyState
    text="Your first week is still open. Once you decide on it, even on nothing, it is the first line here."
    action={<ButtonLink to={paths.dashboard}>To this week</ButtonLink>}
  />
);

function HistorySections({ parts, record }: { parts: HistoryParts; record: WeekRecord }) {
  const choosing = useFilter(parts);
  const data = useHistoryData(parts, record, choosing.filter);
  return (
    <div className="history">
      <div className="history-top">
        <SectionBoundary>
          <HistoryTotal data={data} />
        </SectionBoundary>
        <SectionBoundary>
          <HistoryFilters {...choosing} household={parts.household} />
        </SectionBoundary>
      </div>
      <SectionBoundary>
        <CompareYears data={data} />
      </SectionBoundary>
      <SectionBoundary>
        <RecordSection data={data} />
      </SectionBoundary>
    </div>
  );
}

/** The total on record, or of what the filter selects. */
export function HistoryTotal({ data: { household, first, weeks, isFiltered } }: { data: HistoryData }) {
  const years = yearPeriods(weeks);
  const saved = weeks.filter((week) => week.saved > 0).length;
  const since = monthWords(startOfWeek(first, household.calendars));
  return (
    <div className="history-total">
      <p className="lede">{isFiltered ? "Set aside, of what you chose" : "Set aside on record"}</p>
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

type FiltersProps = FilterControls & { household: Household };

/** Filters by person and by target, each shown if there is more than one option. */
export function HistoryFilters(props: FiltersProps) {
  const { filter, people, targets, setFilter } = props;
  if (targets.length === 0) return null;
  const targetOptions = [{ value: "", label: "Everything" }, ...targets];
  return (
    <div className="history-filters">
      {people.length > 1 && <PersonFilter {...props} />}
      {targets.length > 1 && (
        <Select
          label="For what"
          value={filter.target}
          options={targetOptions}
          onChange={(target) => setFilter({ ...filter, target })}
        />
      )}
    </div>
  );
}

const mostSegments = 2;

/** More than two names do not fit in a segmented control on a phone. */
function PersonFilter({ household, filter, people, setFilter }: FiltersProps) {
  const options = [{ value: "", label: "Everyone" }, ...people];
  const choose = (person: string) => setFilter({ ...filter, person });
  if (people.length > mostSegments)
    return <Select label="By whom" value={filter.person} options={options} onChange={choose} />;
  const marked = options.map((option) => {
    const shape = markOf(household.people, option.value);
    return shape ? { ...option, mark: <MemberMark shape={shape} /> } : option;
  });
  return <Segments wide label="By whom" value={filter.person} options={marked} onChange={choose} />;
}
