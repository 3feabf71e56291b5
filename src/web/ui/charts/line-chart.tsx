import { type ChartNote, type ChartProps, type ChartSeries, drawable, type LineChartProps } from "./data.ts";
import { ChartFrame } from "./frame.tsx";
import { type Area, crossesLine, layoutLines, type Place } from "./layout.ts";
import { Cursor, Dot, Line, XAxis, YAmounts, YRules } from "./marks.tsx";
import { LINE, spreadLabels, textWidth, useMeasuredWidth } from "./measure.ts";
import { useReading } from "./reading.ts";

export function LineChart(props: LineChartProps) {
  const [frame, width] = useMeasuredWidth();
  const series = drawable(props.series);
  const layout = layoutLines(props, series, width);
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

/** A line chart with shading between the lines and zero. */
export function AreaChart({ series, ...props }: ChartProps) {
  return <LineChart {...props} series={series.map((one): ChartSeries => ({ area: true, ...one }))} />;
}

type TodayProps = { today: { x: string; label: string }; series: ChartSeries[]; area: Area; place: Place };

/** One ink line through the plot, with a ring where it meets an ink series. */
function Today({ today, series, area, place }: TodayProps) {
  const x = place.x(today.x);
  const met = series.find((one) => one.tone === "ink")?.points.find((point) => point.x === today.x);
  return (
    <g className="chart-today">
      <line x1={x} x2={x} y1={area.top - 8} y2={area.bottom} />
      <text x={x} y={area.top - 16} textAnchor="middle">
        {today.label}
      </text>
      {met && <circle cx={x} cy={place.y(met.y)} r="5" />}
    </g>
  );
}

type NotesProps = { notes: ChartNote[]; series: ChartSeries[]; area: Area; place: Place };

function Notes({ notes, series, area, place }: NotesProps) {
  return notes.map((note) => {
    const owner = series.find((one) => one.id === note.series);
    const point = owner?.points.find((one) => one.x === note.x);
    if (!owner || !point) return null;
    const x = place.x(point.x);
    const half = Math.max(textWidth(note.name), textWidth(note.date)) / 2;
    const center = Math.min(Math.max(x, half), area.width - half);
    const y = clearHeight({ x, half, from: place.y(point.y), top: area.top }, series, place);
    return (
      <g key={note.series + note.x} className={`chart-note chart-tone-${owner.tone}`}>
        <line className="chart-stem" x1={x} x2={x} y1={place.y(point.y) - 6} y2={y + 6} />
        <Dot point={point} place={place} />
        <text className="chart-halo" textAnchor="middle">
          <tspan className="chart-note-name" x={center} y={y - LINE + 1}>
            {note.name}
          </tspan>
          <tspan x={center} y={y}>
            {note.date}
          </tspan>
        </text>
      </g>
    );
  });
}

type NoteSpot = { x: number; half: number; from: number; top: number };

const SHORTEST_STEM = 40;
const STEP = 6;

/** The lowest position above the point at which the note crosses neither a line nor zero. */
function clearHeight({ x, half, from, top }: NoteSpot, series: ChartSeries[], place: Place): number {
  const over = { left: x - half, right: x + half };
  for (let y = from - SHORTEST_STEM; y - 2 * LINE > top; y -= STEP) {
    if (!crossesLine(series, place, over, y - 2 * LINE, y + STEP)) return y;
  }
  return from - SHORTEST_STEM;
}

type LabelsProps = { series: ChartSeries[]; area: Area; place: Place; inside: boolean };
type Label = { series: ChartSeries; x: number; y: number; height: number };

/** Labels go at the ends of their lines: right of the plot, or inside it on narrow screens. */
function LineLabels({ series, area, place, inside }: LabelsProps) {
  const labels = series.map((one) => (inside ? insideLabel(one, series, place) : outsideLabel(one, place)));
  const lowest = area.bottom + (inside ? 0 : LINE);
  return (
    <g className="chart-labels">
      {spreadLabels(labels, 0, lowest).map((label) =>
        inside ? (
          <InsideLabel key={label.series.id} label={label} space={area.right - label.x} />
        ) : (
          <OutsideLabel key={label.series.id} label={label} />
        ),
      )}
    </g>
  );
}

function outsideLabel(series: ChartSeries, { x, y }: Place): Label {
  const end = series.points.at(-1)!;
  return { series, x: x(end.x) + 12, y: y(end.y), height: series.detail ? 2 * LINE + 8 : LINE + 2 };
}

/** Above the end of its line, or at the next free height if a line would cross the label. */
function insideLabel(series: ChartSeries, all: ChartSeries[], place: Place): Label {
  const end = series.points.at(-1)!;
  const [x, y] = [place.x(end.x), place.y(end.y)];
  const over = { left: x - textWidth(series.label), right: x };
  const heights = [-1, 1, -1.7, 1.7, 2.5].map((lines) => y + lines * LINE);
  const free = heights.find((height) => !crossesLine(all, place, over, height - LINE / 2, height + LINE / 2));
  return { series, x, y: free ?? y - LINE, height: LINE };
}

/** On a narrow screen only the name is shown; a key or a touch reveals the detail. */
function InsideLabel({ label: { series, x, y }, space }: { label: Label; space: number }) {
  const anchor = space > textWidth(series.label) ? "start" : "end";
  return (
    <text className={`chart-halo chart-tone-${series.tone}`} x={x} y={y + 4} textAnchor={anchor}>
      <tspan className="chart-label-name">{series.label}</tspan>
    </text>
  );
}

function OutsideLabel({ label: { series, x, y, height } }: { label: Label }) {
  return (
    <text className={`chart-halo chart-tone-${series.tone}`} y={y - height / 2 + LINE - 2}>
      <tspan className="chart-label-name" x={x}>
        {series.label}
      </tspan>
      {series.detail && (
        <tspan x={x} dy={LINE}>
          {series.detail}
        </tspan>
      )}
    </text>
  );
}
