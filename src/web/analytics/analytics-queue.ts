import type { EventName, ParamsOf, ParamValue } from "#sync/events/catalogue.ts";
import type { SignIn, User } from "#sync/user.ts";
import { isSampleAt } from "#web/paths.ts";
import { browserLocation, type Location, onLocationChange } from "#web/platform/router/browser-location.ts";

/** A page that was shown, with the address and the title that it had then. */
export interface PageView {
  path: string;
  search: string;
  title: string;
  /** The same page again, out of the browser's back/forward cache. */
  isRestored: boolean;
}

/** Carries its own time, because it may wait in the queue until there is consent. */
export type AnalyticsEvent = { at: number } & (
  | { kind: "view"; view: PageView }
  | { kind: "event"; name: string; params: Readonly<Record<string, ParamValue>> }
  | { kind: "draft"; step: string }
  /** The device refused what was submitted: the next dashboard view completes nothing. */
  | { kind: "submit-failed" }
  /** The account that is signed in here already has a household. */
  | { kind: "household" }
  | { kind: "user"; user: User | null; signIn?: SignIn | undefined }
);

/** More than anybody does before answering; the oldest events are dropped first. */
const queueLimit = 200;

let queue: AnalyticsEvent[] | null = [];
let consumer: ((event: AnalyticsEvent) => void) | null = null;

/** Queued in memory until there is consent. After a refusal nothing is queued at all. */
export function recordEvent(event: AnalyticsEvent): void {
  if (consumer) deliver(consumer, event);
  else if (queue && !isRepeatedDraft(event, queue)) queue = [...queue.slice(1 - queueLimit), event];
}

/** A draft is saved with every word that is typed; those events must not push the landing out of the queue. */
const isRepeatedDraft = (next: AnalyticsEvent, queued: readonly AnalyticsEvent[]): boolean =>
  next.kind === "draft" &&
  queued.some((event) => event.kind === "draft" && event.step === next.step && next.at - event.at < 60_000);

/** A failure in analytics must not break the screen or the click that recorded the event. */
function deliver(consume: (event: AnalyticsEvent) => void, event: AnalyticsEvent): void {
  try {
    consume(event);
  } catch (error) {
    console.error(error);
  }
}

/** Zero after a refusal. */
export const queuedEventCount = (): number => queue?.length ?? 0;

/** Whether every event since the page was loaded is queued or was delivered. False after a refusal. */
export const isQueueComplete = (): boolean => queue !== null;

/** Delivers the queued events in order, then every later one at once. */
export function consumeEvents(consume: (event: AnalyticsEvent) => void): void {
  const queued = queue ?? [];
  queue = [];
  consumer = consume;
  for (const event of queued) deliver(consume, event);
}

/** Empties the queue and stops delivery and queueing. */
export function discardEvents(): void {
  consumer = null;
  queue = null;
}

/** The draft of an intake step was saved. Reported once a step, so it may be called with every word. */
export const draftSaved = (step: string): void => recordEvent({ kind: "draft", at: Date.now(), step });

/** The events that only a screen knows of. All others are derived here, so no screen passes a word or a number. */
type ScreenEvent = Extract<EventName, "intake_resume_draft" | "week_save">;

/** To the compiler, an object without parameters is one with any. */
type ExactParams<Params> = keyof Params extends never ? Record<string, never> : Params;

/** Records an event of the catalogue. Events in the sample household are not recorded. */
export function track<Name extends ScreenEvent>(name: Name, params: ExactParams<ParamsOf<Name>>): void {
  if (isSampleAt(globalThis.location?.search ?? "")) return;
  recordEvent({ kind: "event", at: Date.now(), name, params: params as Record<string, ParamValue> });
}

interface PendingView {
  location: Location;
  at: number;
}

/** The page that was navigated to and is not on screen yet: its screen may have to load first. */
let pendingView: PendingView | null = null;

/** Records every page that the address bar names: when its screen is shown, or when it is left before that. */
export function followPageViews(): void {
  pendingView = { location: browserLocation(), at: Date.now() };
  onLocationChange(() => {
    const location = browserLocation();
    // A redirected address was never a page.
    if (location.navigationType !== "replace") flushPendingView();
    pendingView = { location, at: Date.now() };
  });
  window.addEventListener("pagehide", flushPendingView);
  // A page restored from the back/forward cache runs no code of its own.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) recordView({ location: browserLocation(), at: Date.now() }, true);
  });
}

let isDeferred = false;

/** For a screen that may still replace its own address. Call the returned function once the address is final. */
export function deferPageView(): () => void {
  isDeferred = true;
  const { key } = browserLocation();
  return () => {
    isDeferred = false;
    if (pendingView?.location.key === key) pageShown(pendingView.location);
  };
}

export function pageShown(location: Location): void {
  if (isDeferred) return;
  const at = pendingView?.at ?? Date.now();
  pendingView = null;
  // The frame sets the tab's title in the same round of effects, after the screen's own.
  queueMicrotask(() => recordView({ location, at }));
}

function flushPendingView(): void {
  if (pendingView) recordView(pendingView);
  pendingView = null;
}

function recordView({ location, at }: PendingView, isRestored = false): void {
  const { pathname: path, search } = location;
  recordEvent({ kind: "view", at, view: { path, search, title: document.title, isRestored } });
}
