import { useState } from "react";
import { identity } from "#web/identity/chosen-identity.ts";
import { type CurrentDevice, currentDevice, signOutHere } from "#web/store/owner/current-device.ts";
import { eraseUntilGone } from "#web/store/owner/signed-out.ts";
import { Button } from "#web/ui/button.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { somethingIsLeft } from "./left-words.ts";
import { UnsentDialog } from "./unsent-dialog.tsx";

/** Nothing is said to be erased before someone looked, once no other tab can fetch it again. */
async function isAllErased(device: CurrentDevice): Promise<boolean> {
  if (device.phase === "closed" || device.owner === "anonymous") return true;
  return eraseUntilGone(device.owner.uid);
}

type Leave = (evenOnlyHere: boolean) => Promise<"done" | "only-here">;

/** Signs out on this device, and then at the server; without a connection the server hears of it later. */
export function useLeave(onSignedOut: () => void): Leave {
  const { show } = useToast();
  return async (evenOnlyHere) => {
    const device = currentDevice.get();
    const left = await signOutHere(evenOnlyHere);
    if (left === "only-here") return left;
    const isEnded = await identity.signOut();
    const isErased = await isAllErased(device);
    onSignedOut();
    const erased = isErased ? "Nothing of yours is left on this device." : somethingIsLeft;
    const owed = "The server will hear of it when this browser is online again.";
    if (isEnded) show({ text: `Signed out. ${erased}` });
    else show({ text: `Signed out here. ${isErased ? owed : somethingIsLeft}` });
    return left;
  };
}

export function SignOut({ leave }: { leave: Leave }) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const signOut = async () => {
    setBusy(true);
    setAsking((await leave(false)) === "only-here");
    setBusy(false);
  };
  return (
    <div className="sign-out">
      <Button variant="outline" busy={isBusy} onClick={() => void signOut()}>
        Sign out
      </Button>
      <p className="small quiet">Your households leave this device and stay in your account.</p>
      {isAsking && <UnsentDialog onClose={() => setAsking(false)} onLeave={() => leave(true)} />}
    </div>
  );
}
