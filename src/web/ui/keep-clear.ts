/** What messages must not cover: bars and forms that someone goes on working with. */
const obstacles = "[data-keep-clear]";

const gap = 12;
/** Room for the bar at the head of the page. */
const head = 72;

export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * By how much a box moves up so that it meets none of the others: at best not at all, else as little as it takes. Where no
 * place is left it stays, and covers as few of them as it can.
 */
export function shiftUp(box: Box, others: readonly Box[]): number {
  const moved = (by: number): Box => ({ ...box, top: box.top - by, bottom: box.bottom - by });
  const shifts = [0, ...others.map(({ top }) => box.bottom - top + gap).filter((by) => by > 0)].sort((a, b) => a - b);
  const inside = shifts.filter((by) => by === 0 || moved(by).top >= head);
  const covered = (by: number) => others.filter((other) => meet(moved(by), other)).length;
  return inside.reduce((best, by) => (covered(by) < covered(best) ? by : best), 0);
}

/** Keeps a fixed box clear of what must stay in reach, also while the page is scrolled. Answers what ends it. */
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
  const later = () => {
    frame ||= requestAnimationFrame(place);
  };
  const watched = new ResizeObserver(later);
  watched.observe(element);
  watched.observe(document.body);
  const options = { capture: true, passive: true };
  document.addEventListener("scroll", later, options);
  window.addEventListener("resize", later);
  place();
  return () => {
    cancelAnimationFrame(frame);
    watched.disconnect();
    document.removeEventListener("scroll", later, options);
    window.removeEventListener("resize", later);
    element.style.translate = "";
  };
}
