import { useEffect, useEffectEvent, useState } from "react";
import { householdService } from "#web/store/households/household-service.ts";
import { currentDevice } from "#web/store/owner/current-device.ts";
import { takeInvitationSecret } from "./invitation-secret.ts";
import { type Stage, stageOf } from "./use-invitation.ts";

const pause = 3_000;

interface WaitingProps {
  householdId: string;
  onEnd: (stage: Stage) => void;
}

/** Looks now and then whether somebody has decided. A tab that nobody sees waits too, and looks when it is seen again. */
export function Waiting({ householdId, onEnd }: WaitingProps) {
  const [isAway, setAway] = useState(false);
  const look = useEffectEvent(async () => {
    const secret = takeInvitationSecret();
    if (document.hidden || !secret) return;
    const looked = await householdService.look(secret);
    setAway(!looked.ok);
    if (!looked.ok || looked.value.state === "waiting" || looked.value.state === "open") return;
    const isIn = looked.value.state === "joined";
    if (isIn) wake();
    onEnd(isIn ? { at: "joined", householdId } : stageOf(looked.value));
  });
  useEffect(() => {
    const ending = new AbortController();
    const timer = setInterval(() => void look(), pause);
    document.addEventListener("visibilitychange", () => void look(), ending);
    return () => {
      clearInterval(timer);
      ending.abort();
    };
  }, []);
  return <WaitingWords isAway={isAway} />;
}

function WaitingWords({ isAway }: { isAway: boolean }) {
  return (
    <>
      <h1 tabIndex={-1}>Nearly there</h1>
      <p className="lede">
        Whoever sent you the link will confirm that it is you. It may help to tell them that you are waiting.
      </p>
      <div className="card invitation-waiting">
        <span className="invitation-pulse" aria-hidden="true" />
        <p role="status">
          {isAway
            ? "We can’t reach the server at the moment. Nothing is lost, and this page goes on by itself."
            : "The household appears here by itself. You can also close this page: it will be in your account."}
        </p>
      </div>
    </>
  );
}

/** The device asks which households it has now. */
function wake(): void {
  const device = currentDevice.get();
  if (device.phase === "open") device.store.wake();
}
