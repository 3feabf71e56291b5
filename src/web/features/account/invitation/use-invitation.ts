import { useCallback, useEffect, useState } from "react";
import { err, ok, type Result } from "#domain/result.ts";
import { useLocation } from "#web/router/router.tsx";
import { householdService } from "#web/store/households/household-service.ts";
import { forgetSecret, keepSecret, takeSecret } from "./invitation-secret.ts";
import { isOver, type Stage, stageOf } from "./invitation-state.ts";

export interface OpenedInvitation {
  stage: Stage;
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
  const [problem, setProblem] = useState<string | null>(null);
  const end = useCallback((next: Stage) => {
    if (next.at === "over" || next.at === "joined") forgetSecret();
    setStage(next);
  }, []);
  const look = useCallback(async () => {
    const looked = await lookAt(takeSecret());
    setProblem(looked.ok ? null : looked.problem);
    if (looked.ok) end(looked.value);
  }, [end]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link opened in this tab is another history entry
  useEffect(() => void look(), [look, key]);
  const accept = async () => {
    const accepted = await take(takeSecret(), stage);
    if (accepted.ok) end(accepted.value);
    return accepted.ok ? ok(null) : accepted;
  };
  return { stage, problem, look, accept, end };
}

async function lookAt(secret: string | null): Promise<Result<Stage, string>> {
  if (!secret) return ok({ at: "over", why: "none" });
  const looked = await householdService.look(secret);
  if (looked.ok) return ok(stageOf(looked.value));
  return isOver(looked.problem) ? ok({ at: "over", why: looked.problem }) : looked;
}

async function take(secret: string | null, stage: Stage): Promise<Result<Stage, string>> {
  if (!secret || (stage.at !== "asked" && stage.at !== "sign-in")) return err("malformed");
  const taken = await householdService.accept(secret);
  if (taken.ok) {
    if (taken.value.state === "waiting") keepSecret(secret);
    return ok({ at: taken.value.state, householdId: taken.value.householdId });
  }
  if (taken.problem === "signed-out") {
    keepSecret(secret);
    return ok({ at: "sign-in", glance: stage.glance });
  }
  return isOver(taken.problem) ? ok({ at: "over", why: taken.problem }) : taken;
}
