import { useEffect, useEffectEvent, useState } from "react";
import { householdService } from "#web/backends/household-service.ts";
import { currentDevice } from "#web/store/index.ts";
import { takeInvitationSecret } from "./invitation-secret.ts";
import { type Stage, stageOf } from "./use-invitation.ts";

const pollInterval = 3_000;

interface WaitingProps {
  householdId: string;
  onDecided: (stage: Stage) => void;
}

/** Polls until a member has decided. Hidden tabs pause, and poll again once visible. */
export function Waiting({ householdId, onDecided }: WaitingProps) {
  const [isUnreachable, setUnreachable] = useState(false);
  const poll = useEffectEvent(async () => {
    const secret = takeInvitationSecret();
    if (document.hidden || !secret) return;
    const loaded = await householdService.look(secret);
    setUnreachable(!loaded.ok);
    if (!loaded.ok || loaded.value.state === "waiting" || loaded.value.state === "open") return;
    const hasJoined = loaded.value.state === "joined";
    if (hasJoined) wake();
    onDecided(hasJoined ? { at: "joined", householdId } : stageOf(loaded.value));
  });
  useEffect(() => {
    const controller = new AbortController();
    const timer = setInterval(() => void poll(), pollInterval);
    document.addEventListener("visibilitychange", () => void poll(), controller);
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, []);
  return <WaitingWords isUnreachable={isUnreachable} />;
}

function WaitingWords({ isUnreachable }: { isUnreachable: boolean }) {
  return (
    <>
      <h1 tabIndex={-1}>Nearly there</h1>
      <p className="lede">
        Whoever sent you the link will confirm that it is you. It may help to tell them that you are waiting.
      </p>
      <div className="card invitation-waiting">
        <span className="invitation-pulse" aria-hidden="true" />
        <p role="status">
          {isUnreachable
            ? "We can’t reach the server at the moment. Nothing is lost, and this page goes on by itself."
            : "The household appears here by itself. You can also close this page: it will be in your account."}
        </p>
      </div>
    </>
  );
}

/** Makes the device sync its list of households now. */
function wake(): void {
  const device = currentDevice.get();
  if (device.phase === "open") device.store.wake();
}
