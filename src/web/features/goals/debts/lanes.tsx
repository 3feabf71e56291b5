import type { ComparedOrder, OrderName } from "#domain/debts/compare-orders.ts";
import type { Tick } from "#web/ui/chart-text.ts";
import { type LaneMark, type LanePlace, laneEnd, laneMarks } from "./lane-layout.ts";
import { orderNames } from "./order-words.ts";

interface LanesProps {
  orders: readonly ComparedOrder[];
  chosen: OrderName;
  letters: ReadonlyMap<string, string>;
  at: (day: string) => number;
  ticks: Tick[];
  lane: LanePlace;
}

/** Orders nearly coincide as sums, so they are compared by when each debt ends. */
export function Lanes({ orders, chosen, letters, at, ticks, lane }: LanesProps) {
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
        return <Lane key={name} {...{ name, y, marks, lane, end, isEndless }} isChosen={name === chosen} />;
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
