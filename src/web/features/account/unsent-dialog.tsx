import { useState } from "react";
import type { StoreState } from "#web/store/store-state.ts";
import { useStoreState } from "#web/store/use-device.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { useExport } from "./data/use-export.ts";

const unsentOf = ({ unsent }: StoreState) => unsent;

const words = (unsent: number) =>
  unsent === 1 ? "1 change has not been sent yet." : `${unsent} changes have not been sent yet.`;

/** Signing out now would lose what the server has not got. */
export function UnsentDialog({ onClose, onLeave }: { onClose: () => void; onLeave: () => Promise<unknown> }) {
  const unsent = useStoreState(unsentOf);
  const { isBusy, exportAll } = useExport();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    await onLeave();
  };
  return (
    <Dialog open title="Not everything is sent" onClose={onClose}>
      <p className="lede">
        {words(unsent)} Signing out now would lose {unsent === 1 ? "it" : "them"}. Wait until you are online, or save a
        file first.
      </p>
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
