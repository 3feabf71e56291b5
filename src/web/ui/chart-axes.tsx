import type { Area, YScale } from "./chart-scales.ts";
import { LINE, type Tick, textWidth } from "./chart-text.ts";

/** Thin rules across the plot; the zero line is the strong one. */
export function YRules({ area, scale }: { area: Area; scale: YScale }) {
  return scale.ticks.map(({ value, at }) => (
    <line
      key={value}
      className={value === 0 ? "chart-zero" : "chart-rule"}
      x1={area.left}
      x2={area.right}
      y1={at}
      y2={at}
    />
  ));
}

/** Amounts stand left of the plot, or on their rules; there they are drawn last, above the marks. */
export function YAmounts({ area, scale, inside }: { area: Area; scale: YScale; inside: boolean }) {
  return scale.ticks.map(({ value, at, text }) =>
    inside ? (
      <text key={value} className="chart-halo" x={area.left} y={at - 7}>
        {text}
      </text>
    ) : (
      <text key={value} x={area.left - 10} y={at + 4} textAnchor="end">
        {text}
      </text>
    ),
  );
}

type XAxisProps = { area: Area; ticks: Tick[]; today?: string | undefined; marked?: boolean | undefined };

export function XAxis({ area, ticks, today, marked = false }: XAxisProps) {
  return (
    <g className="chart-axis">
      {ticks.map((tick) => (
        <g key={tick.x} className={tick.x === today ? "chart-axis-today" : undefined}>
          {marked && <line className="chart-tick" x1={tick.at} x2={tick.at} y1={area.bottom} y2={area.bottom + 6} />}
          <XText tick={tick} area={area} />
        </g>
      ))}
    </g>
  );
}

/** The last text leans back rather than leave the drawing. */
function XText({ tick, area }: { tick: Tick; area: Area }) {
  const half = textWidth(tick.text) / 2;
  const at = Math.min(Math.max(tick.at, half), area.width - half);
  return (
    <text y={area.bottom + 22} textAnchor="middle">
      {tick.text.split("\n").map((line, index) => (
        <tspan key={line} x={at} dy={index === 0 ? 0 : LINE}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
