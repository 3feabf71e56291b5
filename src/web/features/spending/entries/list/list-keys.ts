/** Where a key leads in a list; nothing for a key that leads nowhere. */
export function indexAfterKey(key: string, from: number, count: number, page: number): number | undefined {
  const to = {
    ArrowUp: from - 1,
    ArrowDown: from + 1,
    PageUp: from - page,
    PageDown: from + page,
    Home: 0,
    End: count,
  };
  if (!Object.hasOwn(to, key) || count === 0) return undefined;
  return Math.min(count - 1, Math.max(0, to[key as keyof typeof to]));
}

/** As many rows as a page turns: a screen's, less one to keep one's place by. */
export const rowsOnPage = (screenHeight: number, rowHeight: number): number =>
  Math.max(1, Math.floor((screenHeight * 0.8) / rowHeight) - 1);
