/** What messages must not cover: bars and forms that stay in use. */
const obstacles = "[data-keep-clear]";

const gap = 12;
/** Space for the navigation bar at the top of the page. */
const topSpace = 72;

export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * How far a box moves up to overlap none of the others: the smallest such distance. If there is no free place, the distance
 * with the fewest overlaps.
 */
export function shiftUp(box: Box, others: readonly Box[]): number {
  const moved = (by: number): Box => ({ ...box, top: box.top - by, bottom: box.bottom - by });
  const shifts = [0, ...others.map(({ top }) => box.bottom - top + gap).filter((by) => by > 0)].sort((a, b) => a - b);
  const inside = shifts.filter((by) => by === 0 || moved(by).top >= topSpace);
  const covered = (by: number) => others.filter((other) => overlaps(moved(by), other)).length;
  return inside.reduce((best, by) => (covered(by) < covered(best) ? by : best), 0);
}

/** Keeps a fixed box clear of the obstacles, also while the page scrolls. Returns a function that stops it. */
export function keepClear(element: HTMLElement): () => void {
  let frame = 0;
  let shift = 0;
  const place = () => {
    frame = 0;
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const own = { top: top + shift, bottom: bottom + shift, left, right };
    const others = [...document.querySelectorAll(obstacles)].map((other) => other.getBoundingClientRect());
    shift = shiftUp(
      own,
      others.filter(({ width, height }) => width > 0 && height > 0),
    );
    element.style.translate = shift === 0 ? "" : `0 ${-shift}px`;
  };
  const schedule = () => {
    frame ||= requestAnimationFrame(place);
  };
  const observer = new ResizeObserver(schedule);
  observer.observe(element);
  observer.observe(document.body);
  const options = { capture: true, passive: true };
  document.addEventListener("scroll", schedule, options);
  window.addEventListener("resize", schedule);
  place();
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    document.removeEventListener("scroll", schedule, options);
    window.removeEventListener("resize", schedule);
    element.style.translate = "";
  };
}
