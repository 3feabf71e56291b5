import { completesIntake } from "#domain/attribution/intake-window.ts";
import { type Emit, emitter, type Sink } from "./emitter.ts";
import type { Happening, View } from "./happenings.ts";
import type { Kept } from "./kept.ts";
import { pageKindAt } from "./page-kind.ts";
import { noteDraft } from "./progress.ts";
import { noteLanderOf, seenPages } from "./seen-pages.ts";
import { isSameSignIn, type SignedIn, signedIn, signedOut, type UserSigns } from "./sign-ins.ts";
import { completedKey, userProperties } from "./user-properties.ts";
import { openVisit, type VisitParts } from "./visit.ts";

interface Parts extends VisitParts {
  sink: Sink;
  /** The address that was come to. */
  landedOn: Pick<View, "path" | "search">;
}

type Measuring = (happening: Happening) => void;

/** Turns what happens into events, in order, each with its own time. Begins with the landing, where this page is one. */
export function openMeasuring(parts: Parts): Measuring {
  const { local, session, sink, newId, arrival } = parts;
  const visit = openVisit(parts);
  const emit = emitter({ sink, visit, local, newId });
  const tell = (signs: UserSigns) => sink.properties(userProperties(visit, local, signs));
  const people = meetPeople(local, emit, tell);
  const see = seenPages({ emit, sink, local, session, referrer: arrival.referrer?.address ?? "" });
  const complete = () => {
    if (local.read(completedKey) === "true") return;
    local.write(completedKey, "true");
    people.tell();
  };
  noteLanderOf(parts.landedOn, local);
  people.tell();
  if (visit.isLanding) emit("landing", {}, arrival.ts);
  return (happening) => {
    const { kind, at } = happening;
    if (kind === "user") return people.meet(happening, at);
    if (kind === "draft") {
      if (noteDraft(local, visit.idAt(at), happening.step)) emit("intake_save_draft_success", {}, at);
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
    if (pageKindAt(happening.view.path, happening.view.search) === "dashboard" && isCompleted(session, at)) {
      complete();
      emit("intake_complete", {}, at);
    }
  };
}

export const submittedKey = "intake_submitted";

/** The dashboard soon after the click means that the intake went through. Once for each click. */
function isCompleted(session: Kept, at: number): boolean {
  const clickedAt = session.read(submittedKey);
  session.remove(submittedKey);
  return clickedAt !== null && completesIntake(Number(clickedAt), at);
}

/** Who is signed in here: told when it changes. */
function meetPeople(local: Kept, emit: Emit, tell: (signs: UserSigns) => void) {
  let known: SignedIn = { user: null };
  let signs: UserSigns = {};
  return {
    tell: () => tell(signs),
    meet({ user, signIn }: SignedIn, at: number) {
      const isSame = isSameSignIn(known, { user, signIn });
      known = { user, signIn: signIn ?? (isSame ? known.signIn : undefined) };
      if (isSame) return;
      const met = user ? signedIn({ user, signIn }, local, at) : { signs: signedOut, events: [] };
      signs = met.signs;
      tell(signs);
      for (const { name, params } of met.events) emit(name, params, at);
    },
  };
}
