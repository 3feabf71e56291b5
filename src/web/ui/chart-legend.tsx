import type { ChartSeries } from "./chart-data.ts";

/** Bars have no line end to be named at, so their names stand above. */
export function ChartLegend({ series }: { series: ChartSeries[] }) {
  return (
    <ul className="chart-legend">
      {series.map((one) => (
        <li key={one.id} className={`chart-legend-item chart-tone-${one.tone}`}>
          <svg className="chart-swatch" viewBox="0 0 10 10" aria-hidden="true">
            <rect width="10" height="10" rx="2" />
          </svg>
          {one.label}
        </li>
      ))}
    </ul>
  );
}
