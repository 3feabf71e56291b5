/** The upper and lower edge of a row. */
export type Edges = Pick<DOMRect, "top" | "bottom">;

/** The place among the others that a height on the screen means: behind each whose middle lies above it. */
export const placeAt = (y: number, others: readonly Edges[]): number =>
  others.filter(({ top, bottom }) => (top + bottom) / 2 < y).length;

/** The list as it looks with one of it carried to a place. */
export function withCarried<Item extends { id: string }>(
  list: readonly Item[],
  carried: { id: string; place: number } | null,
): readonly Item[] {
  const one = list.find(({ id }) => id === carried?.id);
  if (!one || !carried) return list;
  const others = list.filter((item) => item !== one);
  return [...others.slice(0, carried.place), one, ...others.slice(carried.place)];
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Home: -Infinity, End: Infinity };

/** The place that a key carries something to; undefined where the key means something else. */
export function placeAfterKey(key: string, place: number, count: number): number | undefined {
  const step = Object.hasOwn(steps, key) ? steps[key]! : undefined;
  return step === undefined ? undefined : Math.min(Math.max(0, place + step), count - 1);
}
