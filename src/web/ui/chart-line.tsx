import { XAxis, YAmounts, YRules } from "./chart-axes.tsx";
import { Cursor } from "./chart-cursor.tsx";
import { type ChartProps, type ChartSeries, drawable, type LineChartProps } from "./chart-data.ts";
import { ChartFrame } from "./chart-frame.tsx";
import { LineLabels } from "./chart-labels.tsx";
import { layLines } from "./chart-layout.ts";
import { Line } from "./chart-lines.tsx";
import { Notes, Today } from "./chart-notes.tsx";
import { useReading } from "./chart-reading.ts";
import { useMeasuredWidth } from "./chart-width.ts";

export function LineChart(props: LineChartProps) {
  const [frame, width] = useMeasuredWidth();
  const series = drawable(props.series);
  const layout = layLines(props, series, width);
  const { area, scale, place, ticks, spots } = layout;
  const reader = useReading(series, spots);
  return (
    <ChartFrame chart={props} series={series} frame={frame} size={layout.size} reader={reader}>
      <YRules area={area} scale={scale} />
      <XAxis area={area} ticks={ticks} marked />
      {series.map((one) => (
        <Line key={one.id} series={one} place={place} />
      ))}
      <YAmounts area={area} scale={scale} inside={layout.amountsInside} />
      {props.today && <Today today={props.today} series={series} area={area} place={place} />}
      <Cursor reading={reader.reading} spots={spots} area={area} />
      {props.notes && <Notes notes={props.notes} series={series} area={area} place={place} />}
      <LineLabels series={series} area={area} place={place} inside={layout.labelsInside} />
    </ChartFrame>
  );
}

/** A line chart whose lines shade the space down to zero. */
export function AreaChart({ series, ...props }: ChartProps) {
  return <LineChart {...props} series={series.map((one): ChartSeries => ({ area: true, ...one }))} />;
}
