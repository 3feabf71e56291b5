import { BarChart } from "#web/ui/charts/bar-chart.tsx";
import { AreaChart, LineChart } from "#web/ui/charts/line-chart.tsx";
import { GallerySection } from "./gallery-section.tsx";
import { byCategory, inAndOut, netWorth, SAMPLE_TODAY, weekOfSpending } from "./sample-charts.ts";

export const dollars = (y: number): string => (y < 0 ? `−$${cents(-y)}` : `$${cents(y)}`);
const cents = (y: number): string => y.toLocaleString("en-US", { minimumFractionDigits: 2 });
export const roundDollars = (y: number): string => dollars(Math.round(y)).replace(/\.00$/, "");
const thousands = (y: number): string => (y === 0 ? "$0" : `${dollars(y / 1000).replace(/\.00$/, "")}k`);

const MONTHS = "January February March April May June July August September October November December".split(" ");
export const monthName = (day: string): string => `${MONTHS[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;
const sameName = (x: string): string => x;

const NOTES = [
  { x: "2025-03-01", series: "owe", name: "Car bought", date: "March 2025" },
  { x: "2026-06-01", series: "owe", name: "Card cleared", date: "June 2026" },
];

export function GalleryCharts() {
  return (
    <>
      <LineSample />
      <AreaSample />
      <BarSamples />
    </>
  );
}

function LineSample() {
  return (
    <GallerySection title="Line chart">
      <LineChart
        label="Net worth"
        summary="Solid is what you entered. The band is your own low and high. Dashed is this pace, not a promise."
        series={netWorth}
        format={dollars}
        formatX={monthName}
        formatTick={thousands}
        formatXTick={(x) => x.slice(0, 4)}
        xTicks={["2025-01-01", "2026-01-01", "2027-01-01"]}
        xLabel="Month"
        today={{ x: SAMPLE_TODAY, label: "today" }}
        notes={NOTES}
        height={400}
      />
    </GallerySection>
  );
}

function AreaSample() {
  return (
    <GallerySection title="Area chart">
      <AreaChart
        label="What you own"
        summary="It grew by about $2,000 a month."
        series={netWorth.slice(0, 1)}
        format={roundDollars}
        formatX={monthName}
      />
    </GallerySection>
  );
}

function BarSamples() {
  return (
    <GallerySection title="Bar chart">
      <div className="columns">
        <BarChart
          label="In, out and left, by month"
          summary="One month of six closed below zero."
          series={inAndOut}
          format={roundDollars}
          formatX={sameName}
        />
        <DaysSample />
      </div>
      <BarChart
        label="Spending by category"
        summary="Groceries are the steady part."
        series={byCategory}
        mode="stacked"
        format={roundDollars}
        formatX={sameName}
      />
    </GallerySection>
  );
}

function DaysSample() {
  return (
    <BarChart
      label="Spent each day"
      summary="$72.65 a day is left."
      series={weekOfSpending}
      format={roundDollars}
      formatX={sameName}
      formatXTick={(x) => x.replace(" ", "\n")}
      today={{ x: "Thu 12", label: "today" }}
      height={220}
    />
  );
}
