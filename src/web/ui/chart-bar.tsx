import { XAxis, YAmounts, YRules } from "./chart-axes.tsx";
import { layBars } from "./chart-bar-layout.ts";
import { Bars, BarValues } from "./chart-bars.tsx";
import { Cursor } from "./chart-cursor.tsx";
import { type BarChartProps, drawable } from "./chart-data.ts";
import { ChartFrame } from "./chart-frame.tsx";
import { ChartLegend } from "./chart-legend.tsx";
import { useReading } from "./chart-reading.ts";
import { useMeasuredWidth } from "./chart-width.ts";

/** Bars stand on zero, always. */
export function BarChart(props: BarChartProps) {
  const [frame, width] = useMeasuredWidth();
  const series = drawable(props.series);
  const { area, scale, bars, ticks, spots, size, valued, amountsInside } = layBars(props, series, width);
  const reader = useReading(series, spots);
  const legend = series.length > 1 && <ChartLegend series={series} />;
  return (
    <ChartFrame chart={props} series={series} frame={frame} size={size} reader={reader} legend={legend}>
      {!valued && <YRules area={area} scale={scale} />}
      <Bars bars={bars} today={props.today?.x} />
      <line className="chart-zero" x1={area.left} x2={area.right} y1={scale.at(0)} y2={scale.at(0)} />
      {!valued && <YAmounts area={area} scale={scale} inside={amountsInside} />}
      {valued && <BarValues bars={bars} format={props.formatTick ?? props.format} />}
      <XAxis area={area} ticks={ticks} today={props.today?.x} />
      <Cursor reading={reader.reading} spots={spots} area={area} />
    </ChartFrame>
  );
}
