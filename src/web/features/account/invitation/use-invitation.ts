import { useCallback, useEffect, useState } from "react";
import { err, ok, type Result } from "#domain/result.ts";
import { useLocation } from "#web/platform/router/router.tsx";
import { readSession } from "#web/platform/session.ts";
import { householdService } from "#web/store/households/household-service.ts";
import { forgetSecret, isKept, keepSecret, takeSecret } from "./invitation-secret.ts";
import { isOver, type Stage, stageOf } from "./invitation-state.ts";
import { joinedHere, rememberJoined } from "./joined-address.ts";

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
    const looked = await lookAt(takeSecret());
    setProblem(looked.ok ? null : looked.problem);
    if (looked.ok) end(looked.value);
    if (looked.ok && isTheirsPerhaps(looked.value)) await goOnWaiting(looked.value, end);
  }, [end]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link opened in this tab is another history entry
  useEffect(() => void look(), [look, key]);
  const accept = async () => {
    const accepted = await take(takeSecret(), stage);
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
const isTheirsPerhaps = (stage: Stage): boolean => stage.at === "asked" && stage.glance.state === "waiting" && isKept();

/** Taking it again uses nothing up: whoever waits goes on waiting, and anyone else is asked. */
async function goOnWaiting(stage: Stage, end: (stage: Stage) => void): Promise<void> {
  const taken = await take(takeSecret(), stage);
  if (taken.ok && taken.value.at !== "over") end(taken.value);
}

async function take(secret: string | null, stage: Stage): Promise<Result<Stage, string>> {
  if (!secret || stage.at !== "asked") return err("malformed");
  const taken = await householdService.accept(secret);
  if (taken.ok) {
    if (taken.value.state === "waiting") keepSecret();
    return ok({ at: taken.value.state, householdId: taken.value.householdId });
  }
  // The page then asks them to sign in, and goes on from there.
  if (taken.problem === "signed-out") await readSession();
  return isOver(taken.problem) ? ok({ at: "over", why: taken.problem }) : taken;
}
