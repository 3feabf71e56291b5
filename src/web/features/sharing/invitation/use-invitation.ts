import { useCallback, useEffect, useState } from "react";
import { err, ok, type Result } from "#domain/result.ts";
import type { InvitationGlance, InvitationState } from "#sync/household-api.ts";
import { householdService } from "#web/backends/household-service.ts";
import { useLocation } from "#web/platform/router/router.tsx";
import { readSession } from "#web/platform/session.ts";
import { forgetSecret, isPersisted, persistSecret, takeInvitationSecret } from "./invitation-secret.ts";

export interface OpenedInvitation {
  stage: Stage;
  /** The household's name, once known. */
  name: string | null;
  /** Why the invitation could not be loaded. */
  problem: string | null;
  load: () => Promise<void>;
  accept: () => Promise<Result<null, string>>;
  goTo: (stage: Stage) => void;
}

/** State of the opened invitation. Loading it has no effect; only `accept` uses the link. */
export function useInvitation(): OpenedInvitation {
  const { key } = useLocation();
  const [stage, setStage] = useState<Stage>({ at: "loading" });
  const [name, setName] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const goTo = useCallback((next: Stage) => {
    if (next.at === "ended" || next.at === "joined") forgetSecret();
    if (next.at === "joined") rememberJoined(next.householdId);
    if (next.at === "invited") setName(next.glance.householdName);
    setStage(next);
  }, []);
  const load = useCallback(async () => {
    const loaded = await loadStage(takeInvitationSecret());
    setProblem(loaded.ok ? null : loaded.problem);
    if (loaded.ok) goTo(loaded.value);
    if (loaded.ok && mayBeWaiting(loaded.value)) await resumeWaiting(loaded.value, goTo);
  }, [goTo]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link opened in this tab is another history entry
  useEffect(() => void load(), [load, key]);
  const accept = async () => {
    const accepted = await acceptSecret(takeInvitationSecret(), stage);
    if (accepted.ok) goTo(accepted.value);
    return accepted.ok ? ok(null) : accepted;
  };
  return { stage, name, problem, load, accept, goTo };
}

async function loadStage(secret: string | null): Promise<Result<Stage, string>> {
  const householdId = joinedFromAddress();
  if (!secret) return ok(householdId ? { at: "joined", householdId } : { at: "ended", reason: "none" });
  const loaded = await householdService.look(secret);
  if (loaded.ok) return ok(stageOf(loaded.value));
  return isEndReason(loaded.problem) ? ok({ at: "ended", reason: loaded.problem }) : loaded;
}

/** Someone is waiting, and this tab had accepted the invitation before a reload. */
const mayBeWaiting = (stage: Stage): boolean =>
  stage.at === "invited" && stage.glance.state === "waiting" && isPersisted();

/** Accepting again has no effect for the same user: they keep waiting. Anyone else sees the invitation. */
async function resumeWaiting(stage: Stage, goTo: (stage: Stage) => void): Promise<void> {
  const accepted = await acceptSecret(takeInvitationSecret(), stage);
  if (accepted.ok && accepted.value.at !== "ended") goTo(accepted.value);
}

async function acceptSecret(secret: string | null, stage: Stage): Promise<Result<Stage, string>> {
  if (!secret || stage.at !== "invited") return err("malformed");
  const accepted = await householdService.accept(secret);
  if (accepted.ok) {
    if (accepted.value.state === "waiting") persistSecret();
    return ok({ at: accepted.value.state, householdId: accepted.value.householdId });
  }
  // The screen then shows the sign-in form, and accepts afterwards.
  if (accepted.problem === "signed-out") await readSession();
  return isEndReason(accepted.problem) ? ok({ at: "ended", reason: accepted.problem }) : accepted;
}

/** Stages of the screen. */
export type Stage =
  | { at: "loading" }
  | { at: "invited"; glance: InvitationGlance }
  | { at: "waiting"; householdId: string }
  | { at: "joined"; householdId: string }
  | { at: "ended"; reason: EndReason };

/** `none`: the screen was opened without a link. */
type EndReason =
  | Exclude<InvitationState, "open" | "waiting">
  | "none"
  | "no-such-invitation"
  | "invitation-over"
  | "own-invitation"
  | "already-a-member"
  | "too-many-members"
  | "private-space"
  | "malformed";

export const endedWords: Readonly<Record<EndReason, { title: string; text: string }>> = {
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

const isEndReason = (problem: string): problem is EndReason => Object.hasOwn(endedWords, problem);

/** The stage of a loaded invitation. The user may be the one who waits; only accepting again can tell. */
export const stageOf = (glance: InvitationGlance): Stage =>
  glance.state === "open" || glance.state === "waiting"
    ? { at: "invited", glance }
    : { at: "ended", reason: glance.state };

const joinedHash = /^#in=([0-9a-f-]{36})$/;

/** Keeps the household's id in the hash, which no server sees, so that a reload shows the same stage. */
const rememberJoined = (householdId: string): void =>
  history.replaceState(history.state, "", `${location.pathname}#in=${householdId}`);

const joinedFromAddress = (): string | null => joinedHash.exec(location.hash)?.[1] ?? null;
