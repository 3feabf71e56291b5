import { completesIntake } from "#domain/attribution/touches.ts";
import { isEventName, knownParams, type ParamValue } from "#sync/events/catalogue.ts";
import { fittingParams, isDeclaredName, type SentEvent } from "#sync/events/event-batch.ts";
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

/** An event as the sinks receive it. `sent` is null where the collector takes no event of that name. */
export interface TrackedEvent {
  name: string;
  params: Params;
  at: number;
  sent: SentEvent | null;
}

/** Where events go. The page and the properties apply to all events after them. */
export interface Sink {
  event(event: TrackedEvent): void;
  page(params: Params): void;
  properties(properties: Properties): void;
}

interface TrackerOptions extends VisitParts {
  sink: Sink;
  landedOn: Pick<PageView, "path" | "search">;
}

/** Turns queued events into events of the catalogue, in order. Begins with `landing` where this page begins a visit. */
export function openTracker(options: TrackerOptions): (event: AnalyticsEvent) => void {
  const { local, session, sink, newId, arrival, landedOn } = options;
  const visit = openVisit(options);
  const emit = createEmitter({ sink, visit, local, newId });
  const report = (account: AccountProperties) => sink.properties(userProperties(visit, local, account));
  const signIns = createSignInTracker(local, emit, report);
  const trackPage = createPageTracker({ emit, sink, local, session, referrer: arrival.referrer?.address ?? "" });
  const markCompleted = () => {
    if (local.read(completedKey) === "true") return;
    local.write(completedKey, "true");
    signIns.reportProperties();
  };
  recordLanderOf(landedOn, local);
  signIns.reportProperties();
  if (visit.isLanding) emit("landing", {}, arrival.ts);
  return (event) => {
    const { kind, at } = event;
    if (kind === "user") return signIns.update(event, at);
    if (kind === "draft") {
      if (recordDraft(local, visit.idAt(at), event.step)) emit("intake_save_draft_success", {}, at);
      return;
    }
    if (kind === "submit-failed") return session.remove(submittedKey);
    // A household that was just submitted here is completed by its dashboard view instead.
    if (kind === "household") return session.read(submittedKey) === null ? markCompleted() : undefined;
    if (kind === "event") {
      if (event.name === "intake_submit") session.write(submittedKey, String(at));
      return emit(event.name, event.params, at);
    }
    trackPage(event.view, at);
    if (pageKindAt(event.view.path, event.view.search) === "dashboard" && consumeRecentSubmit(session, at)) {
      markCompleted();
      emit("intake_complete", {}, at);
    }
  };
}

export const submittedKey = "intake_submitted";

/** A dashboard view soon after the click means that the intake went through; each click counts once. */
function consumeRecentSubmit(session: SafeStorage, at: number): boolean {
  const clickedAt = session.read(submittedKey);
  session.remove(submittedKey);
  return clickedAt !== null && completesIntake(Number(clickedAt), at);
}

type Emit = (name: string, params: Params, at: number) => void;

interface EmitterOptions {
  sink: Sink;
  visit: Visit;
  local: SafeStorage;
  newId: () => string;
}

const createEmitter =
  (options: EmitterOptions): Emit =>
  (name, params, at) => {
    const collected = collectedParams(name, params);
    const sent = collected && toSentEvent(options, name, collected, at);
    options.sink.event({ name, params, at, sent });
  };

/** The parameters that the collector takes: those of the catalogue, or what an element declared. */
function collectedParams(name: string, params: Params): Params | null {
  if (isEventName(name)) return knownParams(name, params);
  return isDeclaredName(name) ? fittingParams(params) : null;
}

/** Adds the visit, the attribution and the funnel progress that the operator's reports count by. */
function toSentEvent({ visit, local, newId }: EmitterOptions, name: string, params: Params, at: number): SentEvent {
  const [first, last, landers] = [visit.first(), visit.last(), landersSeen(local)];
  return {
    id: newId(),
    name,
    params,
    at,
    visit: visit.idAt(at),
    first: { source: first.source, medium: first.medium, campaign: first.campaign, lander: landers.first },
    last: { source: last.source, medium: last.medium, campaign: last.campaign, lander: landers.last },
    ...recordProgress(local, { name, at, firstTouch: first.ts }),
  };
}

/** Reports who is signed in, when that changes. */
function createSignInTracker(local: SafeStorage, emit: Emit, report: (account: AccountProperties) => void) {
  let known: SignInState = { user: null };
  let properties: AccountProperties = {};
  return {
    reportProperties: () => report(properties),
    update({ user, signIn }: SignInState, at: number) {
      const isSame = isSameSignIn(known, { user, signIn });
      known = { user, signIn: signIn ?? (isSame ? known.signIn : undefined) };
      if (isSame) return;
      const state = user
        ? describeSignIn({ user, signIn }, local, at)
        : { properties: signedOutProperties, events: [] };
      properties = state.properties;
      report(properties);
      for (const { name, params } of state.events) emit(name, params, at);
    },
  };
}

interface PageTrackerOptions {
  emit: Emit;
  sink: Sink;
  local: SafeStorage;
  session: SafeStorage;
  /** Of the first page. */
  referrer: string;
}

export const homeSeenKey = "home_seen";

/** Emits `page_view` and the event of the page's kind, once a page: rendering it again or moving within it is no view. */
function createPageTracker({ emit, sink, local, session, referrer }: PageTrackerOptions) {
  let [previous, current, shownKey] = ["", referrer, ""];
  return (view: PageView, at: number): void => {
    const key = viewKey(view.path, view.search);
    if (key === shownKey && !view.isRestored) return;
    if (!view.isRestored) previous = current;
    shownKey = key;
    const page = pageParams(view, previous);
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
  if (kind === "home") {
    emit("home_view", { returning_session: session.read(homeSeenKey) !== null }, at);
    session.write(homeSeenKey, "1");
  }
  if (kind === "intake") emit("intake_view", { mode: intakeModeAt(search) }, at);
  if (kind === "dashboard") emit("dashboard_view", {}, at);
  if (kind === "lander") emit("lander_view", { lander_id: landerIdAt(path, search) }, at);
}
