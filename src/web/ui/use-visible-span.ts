import { type RefObject, useEffect, useLayoutEffect, useState } from "react";

/** Drawing happens when another stretch of this height comes into view, and one stretch ahead of it. */
const stretch = 480;

interface Span {
  from: number;
  to: number;
}

/** Before anyone can look: as much as a large screen shows. */
const first: Span = { from: 0, to: 3 * stretch };

/** Which heights of an element to draw: those in view, and some more above and below. It follows the page's scrolling. */
export function useVisibleSpan(element: RefObject<HTMLElement | null>): Span {
  const [span, setSpan] = useState(first);
  const look = () => {
    const next = element.current && spanOf(element.current.getBoundingClientRect().top, window.innerHeight);
    if (next) setSpan((now) => (now.from === next.from && now.to === next.to ? now : next));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is looked at is in the ref
  useLayoutEffect(look, []);
  // What stands above may have grown, so every drawing looks again: with the frame that it is painted in, since to look at
  // once would lay out the page twice.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is looked at is in the ref
  useEffect(() => {
    const ending = new AbortController();
    const options = { passive: true, capture: true, signal: ending.signal };
    window.addEventListener("scroll", look, options);
    window.addEventListener("resize", look, options);
    return () => ending.abort();
  }, []);
  return span;
}

export function spanOf(top: number, height: number): Span {
  const from = Math.floor(-top / stretch) * stretch;
  return { from: from - stretch, to: from + (Math.ceil(height / stretch) + 2) * stretch };
}
