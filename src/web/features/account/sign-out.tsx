import { useState } from "react";
import { identity } from "#web/identity/chosen-identity.ts";
import { signOutHere } from "#web/store/owner/current-device.ts";
import { Button } from "#web/ui/button.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { UnsentDialog } from "./unsent-dialog.tsx";

type Leave = (evenOnlyHere: boolean) => Promise<"done" | "only-here">;

/** Signs out on this device, and then at the server; without a connection the server hears of it later. */
export function useLeave(onSignedOut: () => void): Leave {
  const { show } = useToast();
  return async (evenOnlyHere) => {
    const left = await signOutHere(evenOnlyHere);
    if (left === "only-here") return left;
    const isEnded = await identity.signOut();
    onSignedOut();
    show({
      text: isEnded
        ? "Signed out. Nothing of yours is left on this device."
        : "Signed out here. The server will hear of it when this browser is online again.",
    });
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
