import { type RefObject, useEffect, useRef } from "react";

/**
 * A pressed button may remove itself, such as one in the selection bar. The focus then goes to an element that `place`
 * chooses from the closest ancestor that is left. A closing dialog restores the focus itself before that.
 */
export function useRestoredFocus<Root extends HTMLElement>(
  place: (around: Element) => HTMLElement | null | undefined,
): RefObject<Root | null> {
  const root = useRef<Root>(null);
  /** The focused element and its ancestors within the root. */
  const trail = useRef<readonly Element[]>([]);
  useEffect(() => {
    const recordTrail = ({ target }: FocusEvent) => {
      trail.current = trailOf(target as Element, root.current);
    };
    document.addEventListener("focusin", recordTrail);
    return () => document.removeEventListener("focusin", recordTrail);
  }, []);
  // Runs after every render, since any may remove the focused element.
  useEffect(() => {
    const [pressed, ...around] = trail.current;
    if (!pressed || pressed.isConnected || document.activeElement !== document.body) return;
    const remaining = around.find(({ isConnected }) => isConnected);
    if (remaining) place(remaining)?.focus({ preventScroll: true });
  });
  return root;
}

function trailOf(target: Element, root: Element | null): Element[] {
  if (!root?.contains(target)) return [];
  const trail: Element[] = [];
  for (let at: Element | null = target; at && at !== root.parentElement; at = at.parentElement) trail.push(at);
  return trail;
}
