import { useState } from "react";
import { useExport } from "#web/household/use-export.ts";
import { withSetAside } from "#web/store/households/set-aside-content.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { useOnlyHere } from "./use-only-here.ts";

const unsentWords = (unsent: number): string =>
  unsent === 1 ? "1 change has not been sent yet." : `${unsent} changes have not been sent yet.`;

/** Signing out now would lose what is nowhere but here. */
export function UnsentDialog({ onClose, onLeave }: { onClose: () => void; onLeave: () => Promise<unknown> }) {
  const { unsent, aside } = useOnlyHere();
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
