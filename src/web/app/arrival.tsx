import { useEffect, useLayoutEffect } from "react";
import type { Location } from "#web/router/location.ts";
import { useLocation } from "#web/router/router.tsx";

const store = "scroll_positions";
const positions = new Map<string, number>(readPositions());
let currentKey = "default";
let arrivedAt: string | undefined;

function readPositions(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(store) ?? "[]");
  } catch {
    return [];
  }
}

function keepPositions() {
  try {
    sessionStorage.setItem(store, JSON.stringify([...positions].slice(-50)));
  } catch {
    // Without storage only a reload forgets where the page stood.
  }
}

/** Remembers where each history entry was scrolled to. The browser's own way is too early for lazy screens. */
export function useScrollMemory(): void {
  const { key } = useLocation();
  useLayoutEffect(() => {
    currentKey = key;
  }, [key]);
  useEffect(() => {
    history.scrollRestoration = "manual";
    const remember = () => positions.set(currentKey, window.scrollY);
    window.addEventListener("scroll", remember, { passive: true });
    window.addEventListener("pagehide", keepPositions);
    return () => {
      window.removeEventListener("scroll", remember);
      window.removeEventListener("pagehide", keepPositions);
    };
  }, []);
}

/** Stands beside a screen's content, so that its effect runs once that content is there. */
export function Arrival() {
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving is once per history entry
  useEffect(() => {
    const fromElsewhere = arrivedAt !== undefined && arrivedAt !== location.key;
    arrivedAt = location.key;
    place(location);
    if (fromElsewhere) focusArrival(location);
  }, [location.key]);
  return null;
}

const targetOf = ({ hash }: Location): HTMLElement | null =>
  hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;

function place(location: Location) {
  const returning = location.arrival === "pop";
  const kept = positions.get(location.key);
  const target = targetOf(location);
  if (returning && kept !== undefined) window.scrollTo(0, kept);
  else if (target) target.scrollIntoView();
  else if (!returning) window.scrollTo(0, 0);
}

/** Screen readers and the keyboard start where the link led: at the part of the page it named, or at the page's heading. */
function focusArrival(location: Location) {
  const target = targetOf(location);
  target?.setAttribute("tabindex", "-1");
  (target ?? document.querySelector<HTMLElement>("main h1"))?.focus({ preventScroll: true });
}
