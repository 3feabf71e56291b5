import { type RefObject, useEffect, useRef } from "react";
import { isFocusLost } from "#web/ui/focus.ts";

/**
 * A pressed button may remove itself, such as one in the selection bar. `focusNear` then moves the focus to an element
 * near the closest ancestor that is left. A closing dialog restores the focus itself before that.
 */
export function useRestoredFocus<Root extends HTMLElement>(
  focusNear: (remaining: Element) => void,
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
    if (!pressed || pressed.isConnected || !isFocusLost()) return;
    const remaining = around.find(({ isConnected }) => isConnected);
    if (remaining) focusNear(remaining);
  });
  return root;
}

function trailOf(target: Element, root: Element | null): Element[] {
  if (!root?.contains(target)) return [];
  const trail: Element[] = [];
  for (let at: Element | null = target; at && at !== root.parentElement; at = at.parentElement) trail.push(at);
  return trail;
}
