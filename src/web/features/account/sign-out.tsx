import { useState } from "react";
import { identity } from "#web/identity/own-identity.ts";
import { signOutHere } from "#web/store/owner/current-device.ts";
import { Button } from "#web/ui/button.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { UnsentDialog } from "./unsent-dialog.tsx";

type Leave = (evenUnsent: boolean) => Promise<"done" | "unsent">;

/** Signs out on this device, and then at the server; without a connection the server hears of it later. */
export function useLeave(onSignedOut: () => void): Leave {
  const { show } = useToast();
  return async (evenUnsent) => {
    const left = await signOutHere(evenUnsent);
    if (left === "unsent") return left;
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
  const [isUnsent, setUnsent] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const signOut = async () => {
    setBusy(true);
    setUnsent((await leave(false)) === "unsent");
    setBusy(false);
  };
  return (
    <section className="section">
      <h2>Sign out</h2>
      <p className="lede">Your households leave this device. They stay in your account.</p>
      <p className="account-action">
        <Button variant="outline" busy={isBusy} onClick={() => void signOut()}>
          Sign out
        </Button>
      </p>
      {isUnsent && <UnsentDialog onClose={() => setUnsent(false)} onLeave={() => leave(true)} />}
    </section>
  );
}
