import { useState } from "react";
import { startAfresh } from "#web/store/owner/recover-device.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

/** The last way out, and only after someone has read what it costs. */
export function StartAfresh() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Start afresh
      </Button>
      <Dialog open={isOpen} title="Start afresh on this device" onClose={() => setOpen(false)}>
        <p className="lede">
          This erases what is kept here, and it can’t be undone. If you are signed in, everything that was sent comes
          back from the server. Without an account, only a file that you saved can bring it back.
        </p>
        <div className="actions dialog-actions">
          <Button onClick={() => void startAfresh()}>Erase and start afresh</Button>
          <Button variant="outline" onClick={() => setOpen(false)}>
            Leave it as it is
          </Button>
        </div>
      </Dialog>
    </>
  );
}
