import { crosses, type Place } from "#web/ui/chart-clear.ts";
import type { ChartSeries } from "#web/ui/chart-data.ts";
import type { Area } from "#web/ui/chart-scales.ts";
import { LINE, textWidth } from "#web/ui/chart-text.ts";

export interface LineLabel {
  series: ChartSeries;
  x: number;
  y: number;
  words: string;
}

/** Parts of the way along a line at which its name may begin, the best first. */
const shares = [0.42, 0.3, 0.54, 0.2, 0.66, 0.08];

/** A name above its line, or below it, where it lies across no line; nothing where there is no such place. */
export function labelOf(
  series: ChartSeries,
  side: "above" | "below",
  all: ChartSeries[],
  { place, area, isNarrow }: { place: Place; area: Area; isNarrow: boolean },
): LineLabel | null {
  const words = series.detail && !isNarrow ? `${series.label}, ${series.detail}` : series.label;
  const width = textWidth(words);
  const end = place.x(series.points.at(-1)!.x);
  for (const share of side === "above" ? shares : shares.toReversed()) {
    const x = area.left + share * (end - area.left) + 6;
    const over = { left: x - 4, right: x + width };
    const y = side === "above" ? heightAt(series, place, x) - 12 : heightAt(series, place, over.right) + LINE + 6;
    const isInside = over.right <= area.right && y - LINE > area.top && y < area.bottom - 4;
    if (isInside && !crosses(all, place, over, y - LINE, y + 5)) return { series, x, y, words };
  }
  return null;
}

/** The height of the point next to a place. */
function heightAt({ points }: ChartSeries, place: Place, x: number): number {
  const next = points.find((point) => place.x(point.x) >= x) ?? points.at(-1)!;
  return place.y(next.y);
}
