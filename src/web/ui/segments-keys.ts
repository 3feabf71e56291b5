/** Which segment a key leads to; the bar goes round at its ends. */
export function nextSegment(key: string, from: number, count: number): number | undefined {
  if (key === "ArrowRight" || key === "ArrowDown") return (from + 1) % count;
  if (key === "ArrowLeft" || key === "ArrowUp") return (from + count - 1) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}
