import { BarChart } from "#web/ui/charts/bar-chart.tsx";
import type { ChartPoint, ChartSeries } from "#web/ui/charts/data.ts";
import { AreaChart, LineChart } from "#web/ui/charts/line-chart.tsx";
import { GallerySection } from "./gallery-section.tsx";

const dollars = (y: number): string => (y < 0 ? `−$${cents(-y)}` : `$${cents(y)}`);
const cents = (y: number): string => y.toLocaleString("en-US", { minimumFractionDigits: 2 });
const roundDollars = (y: number): string => dollars(Math.round(y)).replace(/\.00$/, "");
const thousands = (y: number): string => (y === 0 ? "$0" : `${dollars(y / 1000).replace(/\.00$/, "")}k`);

const MONTHS = "January February March April May June July August September October November December".split(" ");
const monthName = (day: string): string => `${MONTHS[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;
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

const sameThinName = (x: string): string => x;

export function GalleryThinCharts() {
  return (
    <GallerySection title="Charts with little, or a lot, to show">
      <LineChart
        label="Empty"
        summary=""
        series={[]}
        format={dollars}
        formatX={sameThinName}
        empty="No balances yet."
      />
      <div className="columns">
        <LineChart
          label="One balance"
          summary="One balance so far."
          series={oneBalance}
          format={dollars}
          formatX={monthName}
          height={180}
        />
        <LineChart
          label="The same each month"
          summary="Nothing changed."
          series={evenBalance}
          format={roundDollars}
          formatX={sameThinName}
          height={180}
          fit
        />
        <BarChart
          label="Very large amounts"
          summary="Close to a hundred billion."
          series={hugeBalance}
          format={roundDollars}
          formatX={sameThinName}
        />
      </div>
    </GallerySection>
  );
}

const OWN = [
  64.8, 66.6, 67.3, 69.8, 83.8, 84.2, 87.4, 90.2, 92.3, 94.1, 94.8, 96.9, 97.9, 100.2, 100.9, 101.6, 103.9, 104.3, 105,
  107.6, 109.5, 110.2, 111.2, 113.3, 114.5,
];
const OWE = [
  20.9, 20.8, 20.6, 20.4, 31.5, 31.1, 30.6, 30.2, 29.8, 29.4, 29, 28.6, 27.9, 28.5, 27.5, 26.4, 25.4, 24.2, 23.1, 21.9,
  21.5, 21, 20.5, 20, 19.5,
];
const MONTHS_AHEAD = 12;
const START = { year: 2024, month: 11 };
const SAMPLE_TODAY = monthDay(OWN.length - 1);

function monthDay(index: number): string {
  const month = START.month - 1 + index;
  return `${START.year + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}-01`;
}

function withPace(known: number[], paceEachMonth: number): ChartPoint[] {
  const ahead = Array.from({ length: MONTHS_AHEAD }, (_, index) => known.at(-1)! + paceEachMonth * (index + 1));
  return [...known, ...ahead].map((y, index) => ({ x: monthDay(index), y: y * 1000 }));
}

function withRange(points: ChartPoint[]): ChartPoint[] {
  const known = OWN.length - 1;
  return points.map((point, index) => {
    const room = 1500 + index * 80 + Math.max(0, index - known) * 430;
    return { ...point, low: point.y - room, high: point.y + room };
  });
}

const netWorth: ChartSeries[] = [
  { id: "own", label: "You own", detail: "$114,547.60 today", points: withPace(OWN, 1.45), dashedFrom: SAMPLE_TODAY },
  {
    id: "owe",
    label: "You owe",
    detail: "− $19,550.00 today",
    points: withPace(
      OWE.map((value) => -value),
      0.48,
    ),
    dashedFrom: SAMPLE_TODAY,
    tone: 5,
    area: true,
  },
  {
    id: "net",
    label: "Net worth",
    detail: "$94,997.60 today",
    points: withRange(
      withPace(
        OWN.map((own, index) => own - OWE[index]!),
        1.93,
      ),
    ),
    dashedFrom: SAMPLE_TODAY,
    tone: "ink",
  },
];

const DAYS = ["Mon 9", "Tue 10", "Wed 11", "Thu 12", "Fri 13", "Sat 14", "Sun 15"];

const weekOfSpending: ChartSeries[] = [
  {
    id: "spent",
    label: "Spent",
    points: [198, 46, 76, 30, 73, 73, 73].map((y, index) => ({ x: DAYS[index]!, y })),
    dashedFrom: "Thu 12",
  },
];

const SAMPLE_MONTHS = ["June", "July", "August", "September", "October", "November"];
const monthly = (values: number[]): ChartPoint[] => values.map((y, index) => ({ x: SAMPLE_MONTHS[index]!, y }));

const inAndOut: ChartSeries[] = [
  { id: "in", label: "In", points: monthly([7200, 7200, 6900, 7400, 7200, 7200]) },
  { id: "out", label: "Out", points: monthly([-5100, -6800, -7300, -4900, -5200, -3100]) },
  { id: "left", label: "Left", points: monthly([2100, 400, -400, 2500, 2000, 4100]) },
];

const byCategory: ChartSeries[] = [
  { id: "groceries", label: "Groceries", points: monthly([780, 810, 760, 820, 790, 430]) },
  { id: "eating", label: "Eating out", points: monthly([320, 410, 520, 300, 280, 150]) },
  { id: "around", label: "Getting around", points: monthly([240, 240, 190, 260, 250, 110]) },
  { id: "home", label: "Home", points: monthly([180, 90, 60, 140, 200, 90]) },
  { id: "fun", label: "Fun", points: monthly([210, 340, 400, 160, 170, 60]) },
  { id: "other", label: "Other", points: monthly([90, 120, 80, 70, 60, 40]) },
];

const evenBalance: ChartSeries[] = [{ id: "even", label: "Balance", points: monthly([500, 500, 500, 500, 500, 500]) }];
const oneBalance: ChartSeries[] = [{ id: "one", label: "Balance", points: [{ x: "2026-11-09", y: 1265 }] }];
const hugeBalance: ChartSeries[] = [
  { id: "huge", label: "Balance", points: monthly([1e9, 2.5e9, 7e9, 6e9, 1.2e10, 98_765_432_109]) },
];
