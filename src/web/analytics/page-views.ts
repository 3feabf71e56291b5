import { browserLocation, onLocationChange } from "#web/platform/router/browser-location.ts";
import type { Location } from "#web/platform/router/location.ts";
import { happened } from "./happenings.ts";

interface Coming {
  location: Location;
  at: number;
}

/** Where someone is going, and since when: a screen may come late. */
let coming: Coming | null = null;

/** Every page that the address names is told of, once its screen is there or as soon as it is left again. */
export function followViews(): void {
  coming = { location: browserLocation(), at: Date.now() };
  onLocationChange(() => {
    const location = browserLocation();
    // An address that led elsewhere was no page.
    if (location.arrival !== "replace") leave();
    coming = { location, at: Date.now() };
  });
  window.addEventListener("pagehide", leave);
  // Out of the browser's back/forward cache a page comes as it was, and nothing in it runs anew.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) tell({ location: browserLocation(), at: Date.now() }, true);
  });
}

let isHeld = false;

/** For a screen that may still replace its own address: the view is told once that is settled, or as soon as it is left. */
export function holdView(): () => void {
  isHeld = true;
  const held = browserLocation().key;
  return () => {
    isHeld = false;
    if (coming?.location.key === held) viewed(coming.location);
  };
}

/** A screen has come. */
export function viewed(location: Location): void {
  if (isHeld) return;
  const at = coming?.at ?? Date.now();
  coming = null;
  // The frame names the tab in the same round of effects, after the screen's own.
  queueMicrotask(() => tell({ location, at }));
}

function leave(): void {
  if (coming) tell(coming);
  coming = null;
}

function tell({ location, at }: Coming, isAgain = false): void {
  const { pathname: path, search } = location;
  happened({ kind: "view", at, view: { path, search, title: document.title, isAgain } });
}
