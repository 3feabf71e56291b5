import { useEffect, useLayoutEffect } from "react";
import type { Location } from "#web/platform/router/browser-location.ts";
import { useLocation } from "#web/platform/router/router.tsx";

const store = "scroll_positions";
const positions = new Map<string, number>(readPositions());
let currentKey = "";
/** Until a page stands where it should, its scrolling is not its reader's: the short placeholder moves it too. */
let placedKey = "";

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

function remember() {
  if (placedKey === currentKey) positions.set(currentKey, window.scrollY);
}

/** Remembers where each history entry was scrolled to. The browser's own way is too early for lazy screens. */
export function useScrollMemory(): void {
  const { key } = useLocation();
  useLayoutEffect(() => {
    currentKey = key;
  }, [key]);
  useEffect(() => {
    history.scrollRestoration = "manual";
    window.addEventListener("scroll", remember, { passive: true });
    window.addEventListener("pagehide", keepPositions);
    return () => {
      window.removeEventListener("scroll", remember);
      window.removeEventListener("pagehide", keepPositions);
    };
  }, []);
}

/**
 * Scrolls an arriving page: back to where it was left, to the part its address names, or to its top. A page that was read
 * before its script ran stays where its reader has scrolled it.
 */
export function placePage({ key, navigationType }: Location, target: HTMLElement | null, isFirst: boolean): void {
  const kept = navigationType === "pop" ? positions.get(key) : undefined;
  const isBeingRead = isFirst && window.scrollY > 0;
  if (kept === undefined && target && !isBeingRead) target.scrollIntoView();
  else if (!isBeingRead) window.scrollTo(0, kept ?? 0);
  placedKey = key;
  remember();
}
