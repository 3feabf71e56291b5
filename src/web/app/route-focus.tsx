import { useEffect, useLayoutEffect } from "react";
import { pageShown } from "#web/analytics/analytics-queue.ts";
import type { Location } from "#web/platform/router/browser-location.ts";
import { useLocation } from "#web/platform/router/router.tsx";
import { readJson, safeSessionStorage } from "#web/platform/safe-storage.ts";
import { focusHeading } from "#web/ui/focus.ts";

let shownKey: string | undefined;

/** After a failed page: moves the focus when it renders at last, as on a navigation. */
export function expectFocus(): void {
  shownKey = "";
}

/** Rendered next to a screen's content, so that its effect runs once the content is there. */
export function RouteFocus() {
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per history entry
  useEffect(() => {
    const isFirst = shownKey === undefined;
    const isNavigation = !isFirst && shownKey !== location.key;
    shownKey = location.key;
    const target = hashTarget(location);
    pageShown(location);
    scrollPage(location, target, isFirst);
    if (isNavigation) focusPage(target);
  }, [location.key]);
  return null;
}

/** The element that the fragment names. Fragments carry other things too, some of them not even decodable. */
function hashTarget({ hash }: Location): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

/** Moves the focus of keyboard and screen reader to the link's target, or else to the page's heading. */
function focusPage(target: HTMLElement | null) {
  target?.setAttribute("tabindex", "-1");
  if (target) target.focus({ preventScroll: true });
  else focusHeading();
}

const storageKey = "scroll_positions";
const positions = new Map((readJson(safeSessionStorage, storageKey) ?? []) as [string, number][]);
let currentKey = "";
/** Ignore scroll events until the page is positioned: the short placeholder scrolls it too. */
let placedKey = "";

/** Without storage a reload loses the positions. */
const savePositions = () => safeSessionStorage.write(storageKey, JSON.stringify([...positions].slice(-50)));

function recordPosition() {
  if (placedKey === currentKey) positions.set(currentKey, window.scrollY);
}

/** Restores the scroll position of each history entry. The browser does so too early for lazy screens. */
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
 * Scrolls a new page to its previous position, to the element that the address names, or to the top. A page that was scrolled
 * before its script ran stays where it is.
 */
function scrollPage({ key, navigationType }: Location, target: HTMLElement | null, isFirst: boolean): void {
  const saved = navigationType === "pop" ? positions.get(key) : undefined;
  const isBeingRead = isFirst && window.scrollY > 0;
  if (saved === undefined && target && !isBeingRead) target.scrollIntoView();
  else if (!isBeingRead) window.scrollTo(0, saved ?? 0);
  placedKey = key;
  recordPosition();
}
