import { useEffect, useEffectEvent } from "react";
import { householdService } from "#web/store/households/household-service.ts";
import { currentDevice } from "#web/store/owner/current-device.ts";
import { takeSecret } from "./invitation-secret.ts";
import { type Stage, stageOf } from "./invitation-state.ts";

const pause = 3_000;

/** Looks now and then whether somebody has decided. A tab that nobody sees waits too. */
export function Waiting({ householdId, onEnd }: { householdId: string; onEnd: (stage: Stage) => void }) {
  const look = useEffectEvent(async () => {
    const secret = takeSecret();
    if (document.hidden || !secret) return;
    const looked = await householdService.look(secret);
    if (!looked.ok || looked.value.state === "waiting" || looked.value.state === "open") return;
    const isIn = looked.value.state === "joined";
    if (isIn) wake();
    onEnd(isIn ? { at: "joined", householdId } : stageOf(looked.value));
  });
  useEffect(() => {
    const timer = setInterval(() => void look(), pause);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      <h1 tabIndex={-1}>Nearly there</h1>
      <p className="lede" role="status">
        Whoever sent you the link will confirm that it is you. The household then appears here by itself. You can also
        close this page and come back later.
      </p>
    </>
  );
}

/** The device asks which households it has now. */
function wake(): void {
  const device = currentDevice.get();
  if (device.phase === "open") device.store.wake();
}
