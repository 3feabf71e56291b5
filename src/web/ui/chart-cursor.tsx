import type { Reading, Spot } from "./chart-reading.ts";
import type { Area } from "./chart-scales.ts";

type CursorProps = { reading: Reading | undefined; spots: Spot[][]; area: Area };

/** Shows where the reading stands. */
export function Cursor({ reading, spots, area }: CursorProps) {
  const spot = reading && spots[reading.series]?.[reading.point];
  if (!spot) return null;
  return (
    <g className="chart-cursor">
      <line x1={spot.x} x2={spot.x} y1={area.top} y2={area.bottom} />
      <circle cx={spot.x} cy={spot.y} r="6" />
    </g>
  );
}
