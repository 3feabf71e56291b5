import { useEffect, useLayoutEffect } from "react";
import { pageShown } from "#web/analytics/analytics-queue.ts";
import type { Location } from "#web/platform/router/browser-location.ts";
import { useLocation } from "#web/platform/router/router.tsx";

let shownKey: string | undefined;

/** After a page that failed: when it comes at last, focus goes to it as on any arrival. */
export function expectFocus(): void {
  shownKey = "";
}

/** Stands beside a screen's content, so that its effect runs once that content is there. */
export function RouteFocus() {
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving is once per history entry
  useEffect(() => {
    const isFirst = shownKey === undefined;
    const fromElsewhere = !isFirst && shownKey !== location.key;
    shownKey = location.key;
    const target = hashTarget(location);
    pageShown(location);
    scrollPage(location, target, isFirst);
    if (fromElsewhere) focusPage(target);
  }, [location.key]);
  return null;
}

/** The part of the page that the address names. Fragments carry other things too, some of them not even text. */
function hashTarget({ hash }: Location): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

/** Screen readers and the keyboard start where the link led: at the part it named, or at the page's heading. */
function focusPage(target: HTMLElement | null) {
  target?.setAttribute("tabindex", "-1");
  (target ?? document.querySelector<HTMLElement>("main h1"))?.focus({ preventScroll: true });
}

const storageKey = "scroll_positions";
const positions = new Map<string, number>(readPositions());
let currentKey = "";
/** Until a page stands where it should, its scrolling is not its reader's: the short placeholder moves it too. */
let placedKey = "";

function readPositions(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "[]");
  } catch {
    return [];
  }
}

function savePositions() {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-50)));
  } catch {
    // Without storage only a reload forgets where the page stood.
  }
}

function recordPosition() {
  if (placedKey === currentKey) positions.set(currentKey, window.scrollY);
}

/** Remembers where each history entry was scrolled to. The browser's own way is too early for lazy screens. */
export function useScrollRestoration(): void {
  const { key } = useLocation();
  useLayoutEffect(() => {
    currentKey = key;
  }, [key]);
  useEffect(() => {
    history.scrollRestoration = "manual";
    window.addEventListener("scroll", recordPosition, { passive: true });
    window.addEventListener("pagehide", savePositions);
    return () => {
      window.removeEventListener("scroll", recordPosition);
      window.removeEventListener("pagehide", savePositions);
    };
  }, []);
}

/**
 * Scrolls an arriving page: back to where it was left, to the part its address names, or to its top. A page that was read
 * before its script ran stays where its reader has scrolled it.
 */
function scrollPage({ key, navigationType }: Location, target: HTMLElement | null, isFirst: boolean): void {
  const kept = navigationType === "pop" ? positions.get(key) : undefined;
  const isBeingRead = isFirst && window.scrollY > 0;
  if (kept === undefined && target && !isBeingRead) target.scrollIntoView();
  else if (!isBeingRead) window.scrollTo(0, kept ?? 0);
  placedKey = key;
  recordPosition();
}
