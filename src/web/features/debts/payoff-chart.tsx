import type { ComparedOrder, OrderName } from "#domain/debts/compare-payoffs.ts";
import type { DebtPayoff } from "#domain/debts/payoff.ts";
import { hasOneDebt, type PayoffOutlook } from "#domain/debts/payoff-outlook.ts";
import { formatMoney, type MoneyFormat, minor } from "#domain/money/money.ts";
import type { Day } from "#domain/time/day.ts";
import { axisMoney } from "#web/household/words/chart-labels.ts";
import { monthWords } from "#web/household/words/date-words.ts";
import { ChartFrame } from "#web/ui/charts/frame.tsx";
import { Cursor, Line, XAxis, YAmounts, YRules } from "#web/ui/charts/marks.tsx";
import { type Tick, useMeasuredWidth } from "#web/ui/charts/measure.ts";
import { useReading } from "#web/ui/charts/reading.ts";
import {
  type LaneMark,
  type LanePlace,
  type LineLabel,
  laneEnd,
  laneMarks,
  layOutPayoff,
  payoffSeries,
  placeLabel,
  spanOf,
  summaryOf,
} from "./payoff-layout.ts";
import { orderNames } from "./payoff-words.ts";
import "./debts.css";

interface PayoffChartProps {
  outlook: PayoffOutlook;
  letters: ReadonlyMap<string, string>;
  /** The label of the tried line; null while nothing is tried. */
  triedLabel: string | null;
  format: MoneyFormat;
}

/** The balance month by month, and below it on the same time axis when each debt ends in each order. */
export function PayoffChart({ outlook, letters, triedLabel, format }: PayoffChartProps) {
  const [frame, width] = useMeasuredWidth();
  const series = payoffSeries(outlook, triedLabel);
  const { chosen } = outlook;
  const orders = hasOneDebt(outlook) ? [] : outlook.orders;
  const drawn = { series, span: spanOf(series, outlook), lanes: orders.length, formatTick: axisMoney(format) };
  const layout = layOutPayoff(drawn, width);
  const { area, scale, place, ticks, spots, lane } = layout;
  const reader = useReading(series, spots);
  const chart = { ...wordsOf(format), series, summary: summaryOf(outlook, triedLabel !== null) };
  const labels = series.map((one) =>
    placeLabel(one, one.id === "tried" ? "below" : "above", series, { place, area, isNarrow: lane.isNarrow }),
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
      <Lanes orders={orders} chosen={chosen} letters={letters} ticks={ticks} lane={lane} at={place.x} />
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

interface LanesProps {
  orders: readonly ComparedOrder[];
  chosen: OrderName;
  letters: ReadonlyMap<string, string>;
  at: (day: string) => number;
  ticks: Tick[];
  lane: LanePlace;
}

/** The totals of the orders are almost equal, so the lanes compare when each debt ends. */
function Lanes({ orders, chosen, letters, at, ticks, lane }: LanesProps) {
  const lowest = lane.first + (orders.length - 1) * lane.apart + 18;
  return (
    <g className="payoff-lanes">
      {ticks.map(({ x, at: place }) => (
        <line
          key={x}
          className="payoff-year"
          x1={place}
          x2={place}
          y1={lane.first - (lane.isNarrow ? 40 : 32)}
          y2={lowest}
        />
      ))}
      {orders.map(({ name, payoff }, index) => {
        const y = lane.first + index * lane.apart;
        const marks = laneMarks(payoff, letters, at, lane);
        const isEndless = payoff.ending.kind === "never-ends";
        const end = Math.max(laneEnd(payoff, at, lane), ...marks.map(({ x }) => x));
        return (
          <Lane
            key={name}
            name={name}
            y={y}
            marks={marks}
            lane={lane}
            end={end}
            isEndless={isEndless}
            isChosen={name === chosen}
          />
        );
      })}
    </g>
  );
}

interface LaneProps {
  name: OrderName;
  isChosen: boolean;
  y: number;
  marks: readonly LaneMark[];
  lane: LanePlace;
  end: number;
  isEndless: boolean;
}

function Lane({ name, isChosen, y, marks, lane, end, isEndless }: LaneProps) {
  return (
    <g className={isChosen ? "payoff-lane payoff-lane--chosen" : "payoff-lane"}>
      <text className="payoff-lane-name chart-halo" x={0} y={lane.isNarrow ? y - 17 : y + 4}>
        {orderNames[name]}
      </text>
      <line className={isEndless ? "payoff-lane-endless" : undefined} x1={lane.left} x2={end} y1={y} y2={y} />
      {marks.map((mark) => (
        <Mark key={mark.id} mark={mark} y={y} />
      ))}
    </g>
  );
}

const Mark = ({ mark: { letter, x, radius }, y }: { mark: LaneMark; y: number }) => (
  <g className="payoff-mark">
    <circle cx={x} cy={y} r={radius} />
    {letter && (
      <text x={x} y={y + 4.5} textAnchor="middle">
        {letter}
      </text>
    )}
  </g>
);

/** The content of the lanes for screen readers. */
export const LaneList = ({ orders }: { orders: readonly ComparedOrder[] }) => (
  <ul className="visually-hidden" aria-label="When each debt ends">
    {orders.map(({ name, payoff }) => (
      <li key={name}>
        {orderNames[name]}: {payoff.debts.toSorted(byEnd).map(endWords).join(", ")}
      </li>
    ))}
  </ul>
);

const endWords = ({ label, end }: DebtPayoff): string =>
  end.kind === "paid-off" ? `${label} ${monthWords(end.on)}` : `${label} never ends`;

const periodOf = ({ end }: DebtPayoff): number => (end.kind === "paid-off" ? end.period : Number.MAX_SAFE_INTEGER);
const byEnd = (one: DebtPayoff, other: DebtPayoff): number => periodOf(one) - periodOf(other);
