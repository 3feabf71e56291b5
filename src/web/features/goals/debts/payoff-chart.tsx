import { hasOneDebt, type PayoffOutlook } from "#domain/debts/payoff-outlook.ts";
import { formatMoney, type MoneyFormat, minor } from "#domain/money/money.ts";
import type { Day } from "#domain/time/day.ts";
import { sideMoney } from "#web/household/words/chart-money.ts";
import { monthWords } from "#web/household/words/date-words.ts";
import { XAxis, YAmounts, YRules } from "#web/ui/chart-axes.tsx";
import { Cursor } from "#web/ui/chart-cursor.tsx";
import { ChartFrame } from "#web/ui/chart-frame.tsx";
import { Line } from "#web/ui/chart-lines.tsx";
import { useReading } from "#web/ui/chart-reading.ts";
import { useMeasuredWidth } from "#web/ui/chart-width.ts";
import { Lanes } from "./lanes.tsx";
import { type LineLabel, labelOf } from "./line-labels.ts";
import { layPayoff } from "./payoff-layout.ts";
import { payoffSeries, spanOf, summaryOf } from "./payoff-series.ts";
import "./payoff-chart.css";

interface PayoffChartProps {
  outlook: PayoffOutlook;
  letters: ReadonlyMap<string, string>;
  /** What the tried line is called; nothing while nothing is tried. */
  triedLabel: string | null;
  format: MoneyFormat;
}

/** What is owed month by month, and on the same days when each debt ends in each order. */
export function PayoffChart({ outlook, letters, triedLabel, format }: PayoffChartProps) {
  const [frame, width] = useMeasuredWidth();
  const series = payoffSeries(outlook, triedLabel);
  const { chosen } = outlook;
  const orders = hasOneDebt(outlook) ? [] : outlook.orders;
  const drawn = { series, span: spanOf(series, outlook), lanes: orders.length, formatTick: sideMoney(format) };
  const layout = layPayoff(drawn, width);
  const { area, scale, place, ticks, spots, lane } = layout;
  const reader = useReading(series, spots);
  const chart = { ...wordsOf(format), series, summary: summaryOf(outlook, triedLabel !== null) };
  const labels = series.map((one) =>
    labelOf(one, one.id === "tried" ? "below" : "above", series, { place, area, isNarrow: lane.isNarrow }),
  );
  return (
    <ChartFrame chart={chart} series={series} frame={frame} size={layout.size} reader={reader}>
      <YRules area={area} scale={scale} />
      <XAxis area={area} ticks={ticks} />
      {series.toReversed().map((one) => (
        <Line key={one.id} series={one} place={place} />
      ))}
      <YAmounts area={area} scale={scale} inside={false} />
      <Cursor reading={reader.reading} spots={spots} area={area} />
      {labels.map((label) => label && <Name key={label.series.id} label={label} />)}
      <Lanes {...{ orders, chosen, letters, ticks, lane }} at={place.x} />
    </ChartFrame>
  );
}

const wordsOf = (format: MoneyFormat) => ({
  label: "What you owe, month by month",
  format: (amount: number) => formatMoney(minor(Math.round(amount)), format),
  formatX: (day: string) => monthWords(day as Day),
  xLabel: "Month",
  projectedLabel: "as planned",
});

const Name = ({ label: { series, x, y, words } }: { label: LineLabel }) => (
  <text className={`chart-halo chart-labels chart-tone-${series.tone}`} x={x} y={y}>
    <tspan className="chart-label-name">{words}</tspan>
  </text>
);
