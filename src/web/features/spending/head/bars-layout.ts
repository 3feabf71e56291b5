import type { SpendingBar } from "#domain/spending/period-bars.ts";

/** Where a bar stands: across in percent of the drawing, so that it needs no measuring, and down in pixels. */
export interface LaidBar {
  bar: SpendingBar;
  middle: number;
  left: number;
  width: number;
  /** From the base up. */
  spentHeight: number;
  aheadHeight: number;
}

export const plotHeight = 130;

/** A bar takes this part of its slot, and at the most so much of the whole. */
const ofSlot = 0.56;
const widest = 10;

export function layBars(bars: readonly SpendingBar[]): LaidBar[] {
  const slot = 100 / bars.length;
  const width = Math.min(slot * ofSlot, widest);
  const highest = Math.max(1, ...bars.map(({ spent, ahead }) => Math.max(0, spent) + ahead));
  return bars.map((bar, index) => {
    const middle = slot * (index + 0.5);
    return {
      ...{ bar, middle, width, left: middle - width / 2 },
      spentHeight: heightOf(bar.spent, highest),
      aheadHeight: heightOf(bar.ahead, highest),
    };
  });
}

/** However small, an amount can be seen. */
const heightOf = (amount: number, highest: number): number =>
  amount <= 0 ? 0 : Math.max(2, Math.round((amount / highest) * plotHeight));

/** So many names fit below the bars; of more, every so-manieth is named. */
const mostNames = 8;

export const nameEvery = (bars: number): number => Math.ceil(bars / mostNames);

/** The days to come have room for words above them where they are many and the words few. */
export function roomForWords(bars: readonly LaidBar[], words: string): { left: number; width: number } | null {
  const first = bars.findIndex(({ bar }) => bar.when === "to-come");
  if (first < 0) return null;
  const slot = 100 / bars.length;
  const room = { left: first * slot, width: (bars.length - first) * slot };
  return room.width >= 40 && words.length <= 20 ? room : null;
}
