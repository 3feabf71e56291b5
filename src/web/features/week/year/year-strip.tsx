import { useCallback, useMemo, useState } from "react";
import type { Household } from "#domain/household/household.ts";
import { formatMoney } from "#domain/money/money.ts";
import { yearStrip } from "#domain/saves/streak.ts";
import { type WeekId, weekYear } from "#domain/time/week.ts";
import { figureMark } from "#web/household/figures/figure-mark.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { section } from "#web/household/figures/section.tsx";
import { explanationWords } from "#web/household/words/explanation-words.ts";
import { adultsOf, markOf } from "#web/household/words/people-words.ts";
import { openHouseholdOf, type StoreState, useStoreState } from "#web/store/index.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { WeekCell, WeekQuarter } from "#web/ui/week-strip/week-cell.tsx";
import { WeekStrip } from "#web/ui/week-strip/week-strip.tsx";
import { type LegendItem, WeekStripLegend } from "#web/ui/week-strip/week-strip-legend.tsx";
import { Why } from "#web/ui/why.tsx";
import { yearQuarters } from "../year-quarters.ts";
import "./year.css";

const parts = ({ household, began, week, saves, reviews, pauses, savedByYear, strip, streak }: Figures) => ({
  household,
  began,
  week,
  saves,
  reviews,
  pauses,
  savedByYear,
  strip,
  streak,
});
type Parts = ReturnType<typeof parts>;

interface YearStripProps {
  onOpenWeek(id: string): void;
}

/** The weeks of this year, or of an earlier one. */
export const YearStrip = section(parts)<YearStripProps>(function YearStrip({ onOpenWeek, ...props }) {
  const { household, began, week, saves, savedByYear, streak } = props;
  const [turned, setTurned] = useState<number | null>(null);
  const year = turned ?? weekYear(week);
  const strip = useStrip(props, year);
  const computed = useMemo(() => yearQuarters(strip, saves, { ...household, began }), [strip, saves, household, began]);
  const quarters = useOptimisticStamp(computed, week);
  const legend = useMemo(() => legendOf(household), [household]);
  return (
    <div className="year-strip">
      <YearTurn
        year={year}
        household={household}
        savedByYear={savedByYear}
        first={firstYear(props)}
        last={weekYear(week)}
        onTurn={(to) => setTurned(to === weekYear(week) ? null : to)}
      />
      <WeekStrip label={`${year} in weeks`} quarters={quarters} onOpenWeek={onOpenWeek} />
      <div className="year-strip-foot">
        <WeekStripLegend items={legend} />
        {streak.weeks > 0 && (
          <p className="year-strip-streak">
            Streak{" "}
            <span {...figureMark("streak", streak.weeks)}>
              {streak.weeks} {streak.weeks === 1 ? "week" : "weeks"}
            </span>
            {streak.isPaused && ", paused"} <Why about="Streak" {...explanationWords(streak.why, household)} />
          </p>
        )}
      </div>
    </div>
  );
});

function useStrip({ began, week, saves, reviews, pauses, strip }: Parts, year: number) {
  return useMemo(() => {
    const shown = year === weekYear(week) ? strip : yearStrip(year, { began, now: week, saves, reviews, pauses });
    return shown.ok ? shown.value : [];
  }, [year, began, week, saves, reviews, pauses, strip]);
}

/** Saves may have been recorded for years before the household began. */
function firstYear({ began, week, savedByYear }: Parts): number {
  const years = savedByYear.ok ? [...savedByYear.value.keys()] : [];
  return Math.min(weekYear(began), weekYear(week), ...years);
}

function legendOf({ people }: Parts["household"]): LegendItem[] {
  const marks = adultsOf(people).flatMap(({ id, name }): LegendItem[] => {
    const mark = markOf(people, id);
    return mark ? [{ mark, text: name }] : [];
  });
  return [
    ...marks,
    { state: "saved", folded: true, text: "saved, folded after the money date" },
    { state: "zero", text: "decided on nothing" },
    { state: "skipped", text: "skipped" },
    { state: "paused", text: "paused" },
    { state: "now", text: "this week" },
  ];
}

/**
 * Stamps the current week as soon as the store has a save for it. The other figures follow later: they take longer to
 * compute, the more years there are.
 */
function useOptimisticStamp(quarters: WeekQuarter[], week: WeekId): WeekQuarter[] {
  const isSaved = useStoreState(useCallback((state: StoreState) => isSavedIn(state, week), [week]));
  return useMemo(() => (isSaved ? quarters.map(stamped(week)) : quarters), [quarters, isSaved, week]);
}

/** Searches from the end, where the newest are. */
const isSavedIn = (state: StoreState, week: WeekId): boolean =>
  openHouseholdOf(state)
    ?.of.save.list()
    .findLast((save) => save.week === week && save.amount > 0) !== undefined;

const stamped =
  (id: WeekId) =>
  (quarter: WeekQuarter): WeekQuarter =>
    quarter.weeks.some((week) => week.id === id) ? { ...quarter, weeks: quarter.weeks.map(savedIn(id)) } : quarter;

const savedIn =
  (id: WeekId) =>
  (week: WeekCell): WeekCell =>
    week.id === id ? { ...week, state: "saved" } : week;

interface YearTurnProps {
  year: number;
  first: number;
  last: number;
  household: Household;
  savedByYear: Figures["savedByYear"];
  onTurn: (year: number) => void;
}

/** Goes back to earlier years. Hidden in the first year. */
function YearTurn({ year, first, last, household, savedByYear, onTurn }: YearTurnProps) {
  if (first === last) return null;
  const amount = savedByYear.ok ? savedByYear.value.get(year) : undefined;
  return (
    <div className="year-turn">
      <p className="small" aria-live="polite">
        <span className="year-turn-year">{year}</span>
        {year !== last && amount !== undefined && ` ${formatMoney(amount, household)} set aside`}
      </p>
      <div className="year-turn-pages">
        <Page to={year - 1} isThere={year > first} side="before" onTurn={onTurn} />
        <Page to={year + 1} isThere={year < last} side="after" onTurn={onTurn} />
      </div>
    </div>
  );
}

type PageProps = { to: number; isThere: boolean; side: "before" | "after"; onTurn: (year: number) => void };

/** A disabled button keeps its space, so that the other one does not move. */
function Page({ to, isThere, side, onTurn }: PageProps) {
  return (
    <button
      type="button"
      className={`year-turn-page year-turn-page--${side}`}
      aria-disabled={!isThere || undefined}
      aria-label={isThere ? `Show ${to}` : side === "before" ? "No earlier year" : "No later year"}
      onClick={() => isThere && onTurn(to)}
    >
      <Icon name="chevron-down" />
      {isThere && to}
    </button>
  );
}
