import type { EventName, ParamsOf, ParamValue } from "#sync/events/catalogue.ts";
import type { SignIn, User } from "#sync/user.ts";
import { isSampleAt } from "#web/paths.ts";
import { browserLocation, onLocationChange } from "#web/platform/router/browser-location.ts";
import type { Location } from "#web/platform/router/location.ts";

/** A page that came on screen, as the address bar and the tab named it then. */
export interface PageView {
  path: string;
  search: string;
  title: string;
  /** The same page once more, out of the browser’s cache. */
  isRestored: boolean;
}

/** What is told of, with its own time: it may have to wait until it may be told on. */
export type AnalyticsEvent = { at: number } & (
  | { kind: "view"; view: PageView }
  | { kind: "event"; name: string; params: Readonly<Record<string, ParamValue>> }
  | { kind: "draft"; step: string }
  /** The device refused what was submitted: the dashboard, looked at next, completes nothing. */
  | { kind: "submit-failed" }
  /** The account that is signed in here has a household, which came with it. */
  | { kind: "household" }
  | { kind: "user"; user: User | null; signIn?: SignIn | undefined }
);

/** Nobody reads on for longer than this without answering; what is older is worth least. */
const queueLimit = 200;

let queue: AnalyticsEvent[] | null = [];
let consumer: ((happening: AnalyticsEvent) => void) | null = null;

/** Held in memory until there is consent. After a refusal nothing is held at all. */
export function recordEvent(happening: AnalyticsEvent): void {
  if (consumer) deliver(consumer, happening);
  else if (queue && !isRepeatedDraft(happening, queue)) queue = [...queue.slice(1 - queueLimit), happening];
}

/** Whoever types in a step keeps its draft with every word; those must not push out where they came from. */
const isRepeatedDraft = (next: AnalyticsEvent, held: readonly AnalyticsEvent[]): boolean =>
  next.kind === "draft" &&
  held.some((before) => before.kind === "draft" && before.step === next.step && next.at - before.at < 60_000);

/** Screens and clicks tell of things in passing: what goes wrong in counting them must not go wrong there. */
function deliver(taker: (happening: AnalyticsEvent) => void, happening: AnalyticsEvent): void {
  try {
    taker(happening);
  } catch (error) {
    console.error(error);
  }
}

/** How many wait; none after a refusal. */
export const queuedEventCount = (): number => queue?.length ?? 0;

/** Whether what happened since the page was come to is here, or told already: after a refusal it is neither. */
export const isQueueComplete = (): boolean => queue !== null;

/** From now on everything is told to `taker`, and first what waited, in its order and with its times. */
export function consumeEvents(taker: (happening: AnalyticsEvent) => void): void {
  const held = queue ?? [];
  queue = [];
  consumer = taker;
  for (const happening of held) deliver(taker, happening);
}

/** Drops what waited, and stops at once. */
export function discardEvents(): void {
  consumer = null;
  queue = null;
}

/** Something typed in a step of the intake is safe. Counted once a step, so it may be told of with every word. */
export const draftSaved = (step: string): void => recordEvent({ kind: "draft", at: Date.now(), step });

/** What only a screen knows of. All else is found out here, so that no screen is asked for a word or a number. */
type ScreenEvent = Extract<EventName, "intake_resume_draft" | "week_save">;

/** To the compiler, an object without parameters is one with any. */
type ExactParams<Params> = keyof Params extends never ? Record<string, never> : Params;

/** An event of the catalogue, from wherever it happens. What is tried out in the sample happens to nobody. */
export function track<Name extends ScreenEvent>(name: Name, params: ExactParams<ParamsOf<Name>>): void {
  if (isSampleAt(globalThis.location?.search ?? "")) return;
  recordEvent({ kind: "event", at: Date.now(), name, params: params as Record<string, ParamValue> });
}

interface PendingView {
  location: Location;
  at: number;
}

/** Where someone is going, and since when: a screen may come late. */
let pendingView: PendingView | null = null;

/** Every page that the address names is told of, once its screen is there or as soon as it is left again. */
export function followPageViews(): void {
  pendingView = { location: browserLocation(), at: Date.now() };
  onLocationChange(() => {
    const location = browserLocation();
    // An address that led elsewhere was no page.
    if (location.arrival !== "replace") flushPendingView();
    pendingView = { location, at: Date.now() };
  });
  window.addEventListener("pagehide", flushPendingView);
  // Out of the browser's back/forward cache a page comes as it was, and nothing in it runs anew.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) recordView({ location: browserLocation(), at: Date.now() }, true);
  });
}

let isDeferred = false;

/** For a screen that may still replace its own address: the view is told once that is settled, or as soon as it is left. */
export function deferPageView(): () => void {
  isDeferred = true;
  const held = browserLocation().key;
  return () => {
    isDeferred = false;
    if (pendingView?.location.key === held) pageShown(pendingView.location);
  };
}

/** A screen has come. */
export function pageShown(location: Location): void {
  if (isDeferred) return;
  const at = pendingView?.at ?? Date.now();
  pendingView = null;
  // The frame names the tab in the same round of effects, after the screen's own.
  queueMicrotask(() => recordView({ location, at }));
}

function flushPendingView(): void {
  if (pendingView) recordView(pendingView);
  pendingView = null;
}

function recordView({ location, at }: PendingView, isAgain = false): void {
  const { pathname: path, search } = location;
  recordEvent({ kind: "view", at, view: { path, search, title: document.title, isRestored } });
}
