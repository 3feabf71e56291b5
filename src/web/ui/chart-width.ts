import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** The width drawn on the server and at first, before the page can be measured. */
const FIRST_WIDTH = 640;

/** A drawing as wide as its place is never scaled, so its text keeps its size. Measured before the browser paints. */
export function useMeasuredWidth(): [RefObject<HTMLElement | null>, number] {
  const frame = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(FIRST_WIDTH);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => setWidth(Math.round(element.clientWidth) || FIRST_WIDTH);
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [frame, width];
}
