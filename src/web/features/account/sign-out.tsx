import { useState } from "react";
import { identity } from "#web/backends/chosen-identity.ts";
import { useExport } from "#web/household/backup/export-file.ts";
import { useOnlyOnDevice } from "#web/household/backup/only-on-device.ts";
import { type CurrentDevice, currentDevice, eraseUntilGone, signOutHere, withSetAside } from "#web/store/index.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { useToast } from "#web/ui/toast.tsx";

/** Checks that the data is really gone, once no other tab can write it again. */
async function hasErasedAll(device: CurrentDevice): Promise<boolean> {
  if (device.phase === "closed" || device.owner === "anonymous") return true;
  return eraseUntilGone(device.owner.uid);
}

type Leave = (discardUnsent: boolean) => Promise<"done" | "only-here">;

/** Signs out on this device, then at the server. Offline, the server is notified later. */
export function useLeave(onSignedOut: () => void): Leave {
  const { show } = useToast();
  return async (discardUnsent) => {
    const device = currentDevice.get();
    const result = await signOutHere(discardUnsent);
    if (result === "only-here") return result;
    const isEnded = await identity.signOut();
    const isErased = await hasErasedAll(device);
    onSignedOut();
    const erased = isErased ? "Nothing of yours is left on this device." : notErasedWords;
    const laterWords = "The server will hear of it when this browser is online again.";
    if (isEnded) show({ text: `Signed out. ${erased}` });
    else show({ text: `Signed out here. ${isErased ? laterWords : notErasedWords}` });
    return result;
  };
}

export function SignOut({ leave }: { leave: Leave }) {
  const [isWarning, setWarning] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const signOut = async () => {
    setBusy(true);
    setWarning((await leave(false)) === "only-here");
    setBusy(false);
  };
  return (
    <div className="sign-out">
      <Button variant="outline" busy={isBusy} onClick={() => void signOut()}>
        Sign out
      </Button>
      <p className="small quiet">Your households leave this device and stay in your account.</p>
      {isWarning && <UnsentDialog onClose={() => setWarning(false)} onLeave={() => leave(true)} />}
    </div>
  );
}

const unsentWords = (unsent: number): string =>
  unsent === 1 ? "1 change has not been sent yet." : `${unsent} changes have not been sent yet.`;

/** Warns that signing out now loses data that exists only on this device. */
function UnsentDialog({ onClose, onLeave }: { onClose: () => void; onLeave: () => Promise<unknown> }) {
  const { unsent, aside } = useOnlyOnDevice();
  const { isBusy, exportAll } = useExport(withSetAside);
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    await onLeave();
  };
  return (
    <Dialog open title={unsent > 0 ? "Not everything is sent" : "Something is only here"} onClose={onClose}>
      {unsent > 0 && (
        <p className="lede">
          {unsentWords(unsent)} Signing out now would lose {unsent === 1 ? "it" : "them"}. Wait until you are online, or
          save a file first.
        </p>
      )}
      {aside > 0 && (
        <p className="lede">What you set aside is only on this device. Signing out erases it; a file keeps it.</p>
      )}
      <div className="actions dialog-actions">
        <Button icon="download" busy={isBusy} onClick={() => void exportAll()}>
          Export everything
        </Button>
        <Button variant="outline" busy={isLeaving} onClick={() => void leave()}>
          Sign out anyway
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Stay signed in
        </Button>
      </div>
    </Dialog>
  );
}

/** Replaces "Nothing is left" where erasing could not be verified. */
export const notErasedWords =
  "This browser did not erase everything: close its other Weekfold tabs, then clear this site’s data.";
