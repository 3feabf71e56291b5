/** How the strip lies at this moment: one or two quarters in a row. */
export type StripLayout = { quarterSizes: number[]; quartersPerRow: number };

type Place = { quarter: number; column: number };

/** The week that a key moves to, counted from the year's first; undefined when the key is none of the strip's. */
export function weekAfterKey(key: string, week: number, layout: StripLayout): number | undefined {
  const last = sum(layout.quarterSizes) - 1;
  const move = moves[key];
  return move && Math.min(last, Math.max(0, move(week, layout)));
}

const moves: Record<string, (week: number, layout: StripLayout) => number> = {
  ArrowLeft: (week) => week - 1,
  ArrowRight: (week) => week + 1,
  ArrowUp: (week, layout) => byQuarters(week, -layout.quartersPerRow, layout),
  ArrowDown: (week, layout) => byQuarters(week, layout.quartersPerRow, layout),
  PageUp: (week, layout) => byQuarters(week, -1, layout),
  PageDown: (week, layout) => byQuarters(week, 1, layout),
  Home: (week, layout) => weekAt({ quarter: rowStart(week, layout), column: 0 }, layout),
  End: (week, layout) => weekAt({ quarter: rowEnd(week, layout), column: Number.POSITIVE_INFINITY }, layout),
};

function byQuarters(week: number, step: number, layout: StripLayout): number {
  const place = placeOf(week, layout);
  const quarter = place.quarter + step;
  if (quarter < 0 || quarter >= layout.quarterSizes.length) return week;
  return weekAt({ quarter, column: place.column }, layout);
}

function rowStart(week: number, layout: StripLayout): number {
  const { quarter } = placeOf(week, layout);
  return quarter - (quarter % layout.quartersPerRow);
}

function rowEnd(week: number, layout: StripLayout): number {
  return Math.min(layout.quarterSizes.length, rowStart(week, layout) + layout.quartersPerRow) - 1;
}

function placeOf(week: number, { quarterSizes }: StripLayout): Place {
  let column = week;
  for (const [quarter, size] of quarterSizes.entries()) {
    if (column < size) return { quarter, column };
    column -= size;
  }
  return { quarter: quarterSizes.length - 1, column: quarterSizes.at(-1)! - 1 };
}

function weekAt({ quarter, column }: Place, { quarterSizes }: StripLayout): number {
  return sum(quarterSizes.slice(0, quarter)) + Math.min(column, quarterSizes[quarter]! - 1);
}

function sum(sizes: number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}
