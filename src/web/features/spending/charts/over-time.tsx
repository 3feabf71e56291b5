import { memo, useMemo, useState } from "react";
import type { Household } from "#domain/household/household.ts";
import { formatMoney, minor } from "#domain/money/money.ts";
import { colorsOf } from "#domain/spending/categories.ts";
import type { SpendingBook } from "#domain/spending/spending-book.ts";
import { categoriesOverTime, moneyOverTime } from "#domain/spending/spending-over-time.ts";
import type { TimeSlot } from "#domain/spending/time-slots.ts";
import { type WeekdaySpending, weeklyRhythm } from "#domain/spending/weekly-rhythm.ts";
import { addDays, type Day, daysBetween } from "#domain/time/day.ts";
import type { WeekId } from "#domain/time/week.ts";
import { DownloadCsv } from "#web/household/download-csv.tsx";
import { axisMoney, wholeMoney } from "#web/household/words/chart-labels.ts";
import { longWeekdayWords } from "#web/household/words/date-words.ts";
import { BarChart } from "#web/ui/charts/bar-chart.tsx";
import { Segments } from "#web/ui/segments.tsx";
import { allColumns, moneyColumns, rhythmCsv, seriesOf, shownColumns, slotsCsv } from "./chart-columns.ts";
import { latestSlots, type SlotKind, slotName, slotTick } from "./spans.ts";
import "./over-time.css";

interface OverTimeProps {
  household: Household;
  book: SpendingBook;
  began: WeekId;
  today: Day;
}

const kinds: readonly { value: SlotKind; label: string }[] = [
  { value: "month", label: "Months" },
  { value: "week", label: "Weeks" },
];

/** Spending over a year of months or a quarter of weeks, and the usual spending by weekday. */
export const OverTime = memo(function OverTime({ household, book, began, today }: OverTimeProps) {
  const [chosen, choose] = useState<SlotKind>();
  const months = useMemo(() => latestSlots("month", book, household, today), [book, household, today]);
  // With two months or less, weeks are more informative.
  const by = chosen ?? (months.length > 2 ? "month" : "week");
  const slots = useMemo(
    () => (by === "month" ? months : latestSlots(by, book, household, today)),
    [by, months, book, household, today],
  );
  return (
    <section className="section over-time" aria-labelledby="over-time">
      <div className="section-head">
        <h2 id="over-time">Over time</h2>
        <Segments label="Over time, by" labelHidden value={by} options={kinds} onChange={choose} />
      </div>
      <CategoriesChart household={household} book={book} slots={slots} by={by} />
      <div className="columns over-time-columns">
        <IncomeChart household={household} book={book} slots={slots} by={by} />
        <RhythmChart household={household} book={book} began={began} today={today} />
      </div>
    </section>
  );
});

export interface SlotsProps {
  household: Household;
  book: SpendingBook;
  slots: readonly TimeSlot[];
  by: SlotKind;
}

/** Spending by category, stacked, so that a bar is the total. */
export function CategoriesChart({ household, book, slots, by }: SlotsProps) {
  const { categories, currency } = household;
  const found = useMemo(() => categoriesOverTime(book, categories, slots), [book, categories, slots]);
  if (!found.ok) return null;
  const series = seriesOf(shownColumns(found.value, colorsOf(categories)), slots);
  return (
    <div>
      <h3>Where it went</h3>
      <BarChart
        mode="stacked"
        label={`Spent by category, by ${by}`}
        summary={`${series.some(({ tone }) => tone === "other") ? "The four that took the most, and the others together. " : ""}This ${by} is not over yet.`}
        series={series}
        format={(amount) => formatMoney(minor(amount), household)}
        formatTick={(series.length > 1 ? axisMoney : wholeMoney)(household)}
        formatX={(from) => slotName(by, from)}
        formatXTick={(from) => slotTick(by, from)}
        xLabel={by === "month" ? "Month" : "Week"}
        height={320}
        empty="Nothing was spent yet."
        tools={
          <DownloadCsv
            room="spending"
            about={`categories-by-${by}`}
            table={() => slotsCsv(slots, allColumns(found.value), currency)}
          />
        }
      />
    </div>
  );
}

/** Income, spending and what was left. Needs recorded income. */
export function IncomeChart({ household, book, slots, by }: SlotsProps) {
  const money = useMemo(() => moneyOverTime(book, slots), [book, slots]);
  if (!money.ok) return null;
  const hasIncome = money.value.some(({ income }) => income !== 0);
  return (
    <div>
      <h3>Income and spending</h3>
      {hasIncome ? (
        <BarChart
          label={`Income and spending, by ${by}`}
          summary="As entered here. Bills that are paid elsewhere are not in it."
          series={seriesOf(moneyColumns(money.value), slots)}
          format={(amount) => formatMoney(minor(amount), household)}
          formatTick={axisMoney(household)}
          formatX={(from) => slotName(by, from)}
          formatXTick={(from) => slotTick(by, from)}
          xLabel={by === "month" ? "Month" : "Week"}
          tools={
            <DownloadCsv
              room="spending"
              about={`income-and-spending-by-${by}`}
              table={() => slotsCsv(slots, moneyColumns(money.value), household.currency)}
            />
          }
        />
      ) : (
        <p className="lede over-time-none">Once income is entered too, this compares it with what was spent.</p>
      )}
    </div>
  );
}

interface RhythmProps {
  household: Household;
  book: SpendingBook;
  began: WeekId;
  today: Day;
}

/** 4 January 2027 was a Monday. */
const monday = "2027-01-04" as Day;
const weekdayName = ({ weekday }: WeekdaySpending): string => longWeekdayWords(addDays(monday, weekday - 1));

/** The usual spending on each weekday. */
export function RhythmChart({ household, book, began, today }: RhythmProps) {
  const { calendars } = household;
  const rhythm = useMemo(() => weeklyRhythm(book, calendars, { began, today }), [book, calendars, began, today]);
  if (!rhythm.ok) return null;
  if (!rhythm.value?.weekdays.some(({ low, high }) => low !== 0 || high !== 0))
    return (
      <div>
        <h3>Weekly rhythm</h3>
        <p className="lede over-time-none">After a first whole week with entries, this shows which days take what.</p>
      </div>
    );
  const { weekdays, from, to } = rhythm.value;
  const weeks = Math.round((daysBetween(from, to) + 1) / 7);
  return (
    <div>
      <h3>Weekly rhythm</h3>
      <BarChart
        label="Spent on each weekday, on average"
        summary={`The mean of the last ${weeks === 1 ? "full week" : `${weeks} full weeks`}. The table has the least and the most, too.`}
        series={[{ id: "mean", label: "Mean", points: weekdays.map(pointOf) }]}
        format={(amount) => formatMoney(minor(amount), household)}
        formatTick={wholeMoney(household)}
        formatX={(name) => name}
        formatXTick={(name) => name.slice(0, 3)}
        xLabel="Weekday"
        tools={
          <DownloadCsv
            room="spending"
            about="weekly-rhythm"
            table={() => rhythmCsv(weekdays, weekdayName, household.currency)}
          />
        }
      />
    </div>
  );
}

const pointOf = (one: WeekdaySpending) => ({ x: weekdayName(one), y: one.mean, low: one.low, high: one.high });
