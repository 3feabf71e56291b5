import { type RefObject, useEffect, useRef } from "react";

/**
 * What was pressed may go by its own press, such as the bar above what was selected. Then the keyboard is not left nowhere:
 * it goes to a place that is chosen from what is still there around it. A dialog that closes gives it back before.
 */
export function useRestoredFocus<Root extends HTMLElement>(
  place: (around: Element) => HTMLElement | null | undefined,
): RefObject<Root | null> {
  const root = useRef<Root>(null);
  /** What has the keyboard, and all that is around it, within the root. */
  const trail = useRef<readonly Element[]>([]);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      trail.current = trailOf(target as Element, root.current);
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  // After every change, as any may take it away.
  useEffect(() => {
    const [pressed, ...around] = trail.current;
    if (!pressed || pressed.isConnected || document.activeElement !== document.body) return;
    const there = around.find(({ isConnected }) => isConnected);
    if (there) place(there)?.focus({ preventScroll: true });
  });
  return root;
}

function trailOf(target: Element, root: Element | null): Element[] {
  if (!root?.contains(target)) return [];
  const trail: Element[] = [];
  for (let at: Element | null = target; at && at !== root.parentElement; at = at.parentElement) trail.push(at);
  return trail;
}
