import type { Bar } from "./chart-bar-layout.ts";

export function Bars({ bars, today }: { bars: Bar[][]; today: string | undefined }) {
  const single = bars.length === 1;
  return bars.flat().map((bar) => {
    const tone = single && bar.x === today ? "ink" : bar.tone;
    return (
      <rect
        key={bar.id}
        className={`chart-tone-${tone} ${bar.projected ? "chart-bar chart-bar--projected" : "chart-bar"}`}
        x={bar.left}
        y={bar.top}
        width={bar.width}
        height={heightOf(bar)}
        rx="2"
      />
    );
  });
}

/** However small, an amount that is not zero can be seen. */
const heightOf = (bar: Bar): number => Math.max(bar.value === 0 ? 0 : 1, bar.bottom - bar.top);

export function BarValues({ bars, format }: { bars: Bar[][]; format: (y: number) => string }) {
  return (
    <g className="chart-values">
      {bars.flat().map((bar) => (
        <text
          key={bar.id}
          className={bar.projected ? "chart-value--projected" : undefined}
          x={bar.left + bar.width / 2}
          y={bar.value < 0 ? bar.bottom + 16 : bar.top - 7}
          textAnchor="middle"
        >
          {format(bar.value)}
        </text>
      ))}
    </g>
  );
}
