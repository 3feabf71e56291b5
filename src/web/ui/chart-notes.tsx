import { crosses, type Place } from "./chart-clear.ts";
import type { ChartNote, ChartSeries } from "./chart-data.ts";
import { Dot } from "./chart-lines.tsx";
import type { Area } from "./chart-scales.ts";
import { LINE, textWidth } from "./chart-text.ts";

type TodayProps = { today: { x: string; label: string }; series: ChartSeries[]; area: Area; place: Place };

/** One ink line through the plot, ringed where it meets a line drawn in ink. */
export function Today({ today, series, area, place }: TodayProps) {
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

export function Notes({ notes, series, area, place }: NotesProps) {
  return notes.map((note) => {
    const owner = series.find((one) => one.id === note.series);
    const point = owner?.points.find((one) => one.x === note.x);
    if (!owner || !point) return null;
    const x = place.x(point.x);
    const half = Math.max(textWidth(note.name), textWidth(note.date)) / 2;
    const centre = Math.min(Math.max(x, half), area.width - half);
    const y = clearHeight({ x, half, from: place.y(point.y), top: area.top }, series, place);
    return (
      <g key={note.series + note.x} className={`chart-note chart-tone-${owner.tone}`}>
        <line className="chart-stem" x1={x} x2={x} y1={place.y(point.y) - 6} y2={y + 6} />
        <Dot point={point} place={place} />
        <text className="chart-halo" textAnchor="middle">
          <tspan className="chart-note-name" x={centre} y={y - LINE + 1}>
            {note.name}
          </tspan>
          <tspan x={centre} y={y}>
            {note.date}
          </tspan>
        </text>
      </g>
    );
  });
}

type Spot = { x: number; half: number; from: number; top: number };

const SHORTEST_STEM = 40;
const STEP = 6;

/** The lowest height above the point at which the note crosses neither a line nor zero. */
function clearHeight({ x, half, from, top }: Spot, series: ChartSeries[], place: Place): number {
  const over = { left: x - half, right: x + half };
  for (let y = from - SHORTEST_STEM; y - 2 * LINE > top; y -= STEP) {
    if (!crosses(series, place, over, y - 2 * LINE, y + STEP)) return y;
  }
  return from - SHORTEST_STEM;
}
