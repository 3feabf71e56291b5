import { memo, useMemo, useState } from "react";
import { yearStrip } from "#domain/saves/week-states.ts";
import { weekYear } from "#domain/time/week.ts";
import { explanationWords } from "#web/household/explanation-words.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { adultsOf, markOf } from "#web/household/words/people-words.ts";
import { WeekStrip } from "#web/ui/week-strip.tsx";
import { type LegendItem, WeekStripLegend } from "#web/ui/week-strip-legend.tsx";
import { Why } from "#web/ui/why.tsx";
import { yearQuarters } from "../year-quarters.ts";
import { useStamped } from "./use-stamped.ts";
import { YearTurn } from "./year-turn.tsx";
import "./year-strip.css";

type Parts = Pick<
  Figures,
  "household" | "began" | "week" | "saves" | "reviews" | "pauses" | "savedByYear" | "strip" | "streak"
>;

/** A year as its weeks: this one, or one before it. */
export const YearStrip = memo(function YearStrip({ onOpenWeek, ...parts }: Parts & { onOpenWeek(id: string): void }) {
  const { household, began, week, saves, savedByYear, streak } = parts;
  const [turned, setTurned] = useState<number | null>(null);
  const year = turned ?? weekYear(week);
  const strip = useStrip(parts, year);
  const reckoned = useMemo(() => yearQuarters(strip, saves, { ...household, began }), [strip, saves, household, began]);
  const quarters = useStamped(reckoned, week);
  const legend = useMemo(() => legendOf(household), [household]);
  return (
    <div className="year-strip">
      <YearTurn
        {...{ year, household, savedByYear }}
        first={firstYear(parts)}
        last={weekYear(week)}
        onTurn={(to) => setTurned(to === weekYear(week) ? null : to)}
      />
      <WeekStrip label={`${year} in weeks`} quarters={quarters} onOpenWeek={onOpenWeek} />
      <div className="year-strip-foot">
        <WeekStripLegend items={legend} />
        {streak.weeks > 0 && (
          <p className="year-strip-streak">
            Streak {streak.weeks} {streak.weeks === 1 ? "week" : "weeks"}
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

/** What was filled in for a year before the household began is to be seen there. */
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
