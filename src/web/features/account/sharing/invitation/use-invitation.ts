import { useCallback, useEffect, useState } from "react";
import { err, ok, type Result } from "#domain/result.ts";
import type { InvitationGlance, InvitationState } from "#sync/household-api.ts";
import { useLocation } from "#web/platform/router/router.tsx";
import { readSession } from "#web/platform/session.ts";
import { householdService } from "#web/store/households/household-service.ts";
import { forgetSecret, isPersisted, persistSecret, takeInvitationSecret } from "./invitation-secret.ts";

export interface OpenedInvitation {
  stage: Stage;
  /** What the household calls itself, once that is known. */
  name: string | null;
  /** Why it could not even be looked at. */
  problem: string | null;
  look: () => Promise<void>;
  accept: () => Promise<Result<null, string>>;
  end: (stage: Stage) => void;
}

/** The invitation whose link was opened. Looking uses nothing up; only `accept` does. */
export function useInvitation(): OpenedInvitation {
  const { key } = useLocation();
  const [stage, setStage] = useState<Stage>({ at: "looking" });
  const [name, setName] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const end = useCallback((next: Stage) => {
    if (next.at === "over" || next.at === "joined") forgetSecret();
    if (next.at === "joined") rememberJoined(next.householdId);
    if (next.at === "asked") setName(next.glance.householdName);
    setStage(next);
  }, []);
  const look = useCallback(async () => {
    const looked = await lookAt(takeInvitationSecret());
    setProblem(looked.ok ? null : looked.problem);
    if (looked.ok) end(looked.value);
    if (looked.ok && isTheirsPerhaps(looked.value)) await goOnWaiting(looked.value, end);
  }, [end]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link opened in this tab is another history entry
  useEffect(() => void look(), [look, key]);
  const accept = async () => {
    const accepted = await take(takeInvitationSecret(), stage);
    if (accepted.ok) end(accepted.value);
    return accepted.ok ? ok(null) : accepted;
  };
  return { stage, name, problem, look, accept, end };
}

async function lookAt(secret: string | null): Promise<Result<Stage, string>> {
  const householdId = joinedHere();
  if (!secret) return ok(householdId ? { at: "joined", householdId } : { at: "over", why: "none" });
  const looked = await householdService.look(secret);
  if (looked.ok) return ok(stageOf(looked.value));
  return isOver(looked.problem) ? ok({ at: "over", why: looked.problem }) : looked;
}

/** Someone waits, and this tab has tried to take it before it was loaded again. */
const isTheirsPerhaps = (stage: Stage): boolean =>
  stage.at === "asked" && stage.glance.state === "waiting" && isPersisted();

/** Taking it again uses nothing up: whoever waits goes on waiting, and anyone else is asked. */
async function goOnWaiting(stage: Stage, end: (stage: Stage) => void): Promise<void> {
  const taken = await take(takeInvitationSecret(), stage);
  if (taken.ok && taken.value.at !== "over") end(taken.value);
}

async function take(secret: string | null, stage: Stage): Promise<Result<Stage, string>> {
  if (!secret || stage.at !== "asked") return err("malformed");
  const taken = await householdService.accept(secret);
  if (taken.ok) {
    if (taken.value.state === "waiting") persistSecret();
    return ok({ at: taken.value.state, householdId: taken.value.householdId });
  }
  // The page then asks them to sign in, and goes on from there.
  if (taken.problem === "signed-out") await readSession();
  return isOver(taken.problem) ? ok({ at: "over", why: taken.problem }) : taken;
}

/** What someone who opened a link is told. */
export type Stage =
  | { at: "looking" }
  | { at: "asked"; glance: InvitationGlance }
  | { at: "waiting"; householdId: string }
  | { at: "joined"; householdId: string }
  | { at: "over"; why: OverWhy };

/** `none`: the page was opened without a link. */
type OverWhy =
  | Exclude<InvitationState, "open" | "waiting">
  | "none"
  | "no-such-invitation"
  | "invitation-over"
  | "own-invitation"
  | "already-a-member"
  | "too-many-members"
  | "private-space"
  | "malformed";

export const overWords: Readonly<Record<OverWhy, { title: string; text: string }>> = {
  none: {
    title: "An invitation has a link",
    text: "Open the link that you were sent. This page alone does not say which household it is.",
  },
  joined: { title: "This link has been used", text: "It works once. If it was not you, ask for a new one." },
  declined: {
    title: "You were not let in",
    text: "Whoever sent the link said that it was meant for someone else. Ask them, if that is a mistake.",
  },
  revoked: { title: "This link was taken back", text: "Ask whoever sent it for a new one." },
  expired: { title: "This link has expired", text: "Links work for seven days. Ask for a new one." },
  "no-such-invitation": {
    title: "This link leads nowhere",
    text: "Perhaps a part of it is missing, or whoever sent it has left that household. Ask for a new one.",
  },
  "invitation-over": { title: "This link has been used", text: "Someone else has taken it. Ask for a new one." },
  "own-invitation": { title: "This link is yours", text: "It is for the person you want to invite. Send it to them." },
  "already-a-member": { title: "You are in already", text: "You share this household. There is nothing left to do." },
  "too-many-members": {
    title: "This household is full",
    text: "It has 20 people, and no household has more.",
  },
  "private-space": { title: "This link leads nowhere", text: "Nobody can be invited into a space of one’s own." },
  malformed: {
    title: "This link leads nowhere",
    text: "Perhaps a part of it is missing. Open it again as it was sent.",
  },
};

const isOver = (problem: string): problem is OverWhy => Object.hasOwn(overWords, problem);

/** What looking at a link leads to. Someone who waits may be whoever looks: taking it again tells. */
export const stageOf = (glance: InvitationGlance): Stage =>
  glance.state === "open" || glance.state === "waiting" ? { at: "asked", glance } : { at: "over", why: glance.state };

const form = /^#in=([0-9a-f-]{36})$/;

/** A reload of the welcome finds it again: which household it was stands behind the #, where no server sees it. */
const rememberJoined = (householdId: string): void =>
  history.replaceState(history.state, "", `${location.pathname}#in=${householdId}`);

const joinedHere = (): string | null => form.exec(location.hash)?.[1] ?? null;
