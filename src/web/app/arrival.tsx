import { useEffect } from "react";
import { pageShown } from "#web/analytics/analytics-queue.ts";
import type { Location } from "#web/platform/router/browser-location.ts";
import { useLocation } from "#web/platform/router/router.tsx";
import { placePage } from "./scroll-memory.ts";

let arrivedAt: string | undefined;

/** After a page that failed: when it comes at last, focus goes to it as on any arrival. */
export function expectArrival(): void {
  arrivedAt = "";
}

/** Stands beside a screen's content, so that its effect runs once that content is there. */
export function Arrival() {
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving is once per history entry
  useEffect(() => {
    const isFirst = arrivedAt === undefined;
    const fromElsewhere = !isFirst && arrivedAt !== location.key;
    arrivedAt = location.key;
    const target = targetOf(location);
    pageShown(location);
    placePage(location, target, isFirst);
    if (fromElsewhere) focusArrival(target);
  }, [location.key]);
  return null;
}

/** The part of the page that the address names. Fragments carry other things too, some of them not even text. */
function targetOf({ hash }: Location): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

/** Screen readers and the keyboard start where the link led: at the part it named, or at the page's heading. */
function focusArrival(target: HTMLElement | null) {
  target?.setAttribute("tabindex", "-1");
  (target ?? document.querySelector<HTMLElement>("main h1"))?.focus({ preventScroll: true });
}
