import { completesIntake } from "#domain/attribution/intake-window.ts";
import { isEventName, knownParams, type ParamValue } from "#sync/events/catalogue.ts";
import { fittingParams, isDeclaredName } from "#sync/events/declared.ts";
import type { SentEvent } from "#sync/events/event-batch.ts";
import type { SafeStorage } from "#web/platform/safe-storage.ts";
import type { AnalyticsEvent, PageView } from "./analytics-queue.ts";
import { intakeModeAt, landerIdAt, pageKindAt, pageParams, viewKey } from "./page-params.ts";
import { landersSeen, recordDraft, recordLander, recordProgress } from "./progress.ts";
import type { Properties } from "./tag.ts";
import {
  type AccountProperties,
  completedKey,
  describeSignIn,
  isSameSignIn,
  type SignInState,
  signedOutProperties,
  userProperties,
} from "./user-properties.ts";
import { openVisit, type Visit, type VisitParts } from "./visit.ts";

export type Params = Readonly<Record<string, ParamValue>>;

/** An event as it goes out. One that is neither of the catalogue nor well named has nothing for the collector. */
export interface TrackedEvent {
  name: string;
  params: Params;
  at: number;
  sent: SentEvent | null;
}

/** Where events go. The page and the properties hold for the events after them. */
export interface Sink {
  event(event: TrackedEvent): void;
  page(params: Params): void;
  properties(properties: Properties): void;
}

type Emit = (name: string, params: Params, at: number) => void;

interface EmitterOptions {
  sink: Sink;
  visit: Visit;
  local: SafeStorage;
  newId: () => string;
}

const createEmitter =
  (parts: EmitterOptions): Emit =>
  (name, params, at) => {
    const taken = collectedParams(name, params);
    const sent = taken && toSentEvent(parts, name, taken, at);
    parts.sink.event({ name, params, at, sent });
  };

/** What the collector takes of an event: the catalogue's own parameters, or those that an element declared. */
function collectedParams(name: string, params: Params): Params | null {
  if (isEventName(name)) return knownParams(name, params);
  return isDeclaredName(name) ? fittingParams(params) : null;
}

/** With what the operator counts by. */
function toSentEvent({ visit, local, newId }: EmitterOptions, name: string, params: Params, at: number): SentEvent {
  const [first, last, landers] = [visit.first(), visit.last(), landersSeen(local)];
  return {
    ...{ id: newId(), name, params, at, visit: visit.idAt(at) },
    first: { source: first.source, medium: first.medium, campaign: first.campaign, lander: landers.first },
    last: { source: last.source, medium: last.medium, campaign: last.campaign, lander: landers.last },
    ...recordProgress(local, { name, at, firstTouch: first.ts }),
  };
}

interface TrackerOptions extends VisitParts {
  sink: Sink;
  /** The address that was come to. */
  landedOn: Pick<PageView, "path" | "search">;
}

type Track = (happening: AnalyticsEvent) => void;

/** Turns what happens into events, in order, each with its own time. Begins with the landing, where this page is one. */
export function openTracker(parts: TrackerOptions): Track {
  const { local, session, sink, newId, arrival } = parts;
  const visit = openVisit(parts);
  const emit = createEmitter({ sink, visit, local, newId });
  const tell = (signs: AccountProperties) => sink.properties(userProperties(visit, local, signs));
  const people = createSignInTracker(local, emit, tell);
  const see = createPageTracker({ emit, sink, local, session, referrer: arrival.referrer?.address ?? "" });
  const complete = () => {
    if (local.read(completedKey) === "true") return;
    local.write(completedKey, "true");
    people.tell();
  };
  recordLanderOf(parts.landedOn, local);
  people.tell();
  if (visit.isLanding) emit("landing", {}, arrival.ts);
  return (happening) => {
    const { kind, at } = happening;
    if (kind === "user") return people.meet(happening, at);
    if (kind === "draft") {
      if (recordDraft(local, visit.idAt(at), happening.step)) emit("intake_save_draft_success", {}, at);
      return;
    }
    if (kind === "submit-failed") return session.remove(submittedKey);
    // One that was submitted here a moment ago is completed by the dashboard, in its time.
    if (kind === "household") return session.read(submittedKey) === null ? complete() : undefined;
    if (kind === "event") {
      if (happening.name === "intake_submit") session.write(submittedKey, String(at));
      return emit(happening.name, happening.params, at);
    }
    see(happening.view, at);
    if (pageKindAt(happening.view.path, happening.view.search) === "dashboard" && consumeRecentSubmit(session, at)) {
      complete();
      emit("intake_complete", {}, at);
    }
  };
}

export const submittedKey = "intake_submitted";

/** The dashboard soon after the click means that the intake went through. Once for each click. */
function consumeRecentSubmit(session: SafeStorage, at: number): boolean {
  const clickedAt = session.read(submittedKey);
  session.remove(submittedKey);
  return clickedAt !== null && completesIntake(Number(clickedAt), at);
}

/** Who is signed in here: told when it changes. */
function createSignInTracker(local: SafeStorage, emit: Emit, tell: (signs: AccountProperties) => void) {
  let known: SignInState = { user: null };
  let signs: AccountProperties = {};
  return {
    tell: () => tell(signs),
    meet({ user, signIn }: SignInState, at: number) {
      const isSame = isSameSignIn(known, { user, signIn });
      known = { user, signIn: signIn ?? (isSame ? known.signIn : undefined) };
      if (isSame) return;
      const met = user ? describeSignIn({ user, signIn }, local, at) : { signs: signedOutProperties, events: [] };
      signs = met.signs;
      tell(signs);
      for (const { name, params } of met.events) emit(name, params, at);
    },
  };
}

interface PageTrackerOptions {
  emit: Emit;
  sink: Sink;
  local: SafeStorage;
  session: SafeStorage;
  /** What led to the first page. */
  referrer: string;
}

export const homeSeenKey = "home_seen";

/**
 * Each page that comes on screen is told once, and then what kind of page it is. Drawing it twice, or going elsewhere within
 * it, shows no other page.
 */
function createPageTracker({
  emit,
  sink,
  local,
  session,
  referrer,
}: PageTrackerOptions): (view: PageView, at: number) => void {
  let [before, current, shown] = ["", referrer, ""];
  return (view, at) => {
    const key = viewKey(view.path, view.search);
    if (key === shown && !view.isRestored) return;
    if (!view.isRestored) before = current;
    shown = key;
    const page = pageParams(view, before);
    current = page.page_location;
    sink.page({ page_location: page.page_location, page_referrer: page.page_referrer });
    recordLanderOf(view, local);
    emit("page_view", page, at);
    emitPageKind(view, at, emit, session);
  };
}

const recordLanderOf = ({ path, search }: Pick<PageView, "path" | "search">, local: SafeStorage): void =>
  recordLander(local, pageKindAt(path, search) === "lander" ? landerIdAt(path, search) : "");

function emitPageKind({ path, search }: PageView, at: number, emit: Emit, session: SafeStorage): void {
  const kind = pageKindAt(path, search);
  if (kind === "home") emit("home_view", { returning_session: markSeen(session, homeSeenKey) }, at);
  if (kind === "intake") emit("intake_view", { mode: intakeModeAt(search) }, at);
  if (kind === "dashboard") emit("dashboard_view", {}, at);
  if (kind === "lander") emit("lander_view", { lander_id: landerIdAt(path, search) }, at);
}

/** Whether it was, and from now on is. */
function markSeen(session: SafeStorage, name: string): boolean {
  const wasSeen = session.read(name) !== null;
  session.write(name, "1");
  return wasSeen;
}
