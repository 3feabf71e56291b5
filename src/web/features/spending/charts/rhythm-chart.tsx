import { useMemo } from "react";
import type { Household } from "#domain/household/household.ts";
import { formatMoney, minor } from "#domain/money/money.ts";
import type { SpendingBook } from "#domain/spending/spending-book.ts";
import { type WeekdaySpending, weeklyRhythm } from "#domain/spending/weekly-rhythm.ts";
import { addDays, type Day, daysBetween } from "#domain/time/day.ts";
import type { WeekId } from "#domain/time/week.ts";
import { DownloadCsv } from "#web/household/csv/download-csv.tsx";
import { wholeMoney } from "#web/household/words/chart-money.ts";
import { longWeekdayWords } from "#web/household/words/date-words.ts";
import { BarChart } from "#web/ui/chart-bar.tsx";
import { rhythmCsv } from "./chart-csv.ts";

interface RhythmProps {
  household: Household;
  book: SpendingBook;
  began: WeekId;
  today: Day;
}

/** 4 January 2027 was a Monday. */
const monday = "2027-01-04" as Day;
const weekdayName = ({ weekday }: WeekdaySpending): string => longWeekdayWords(addDays(monday, weekday - 1));

/** What each weekday usually takes. */
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
