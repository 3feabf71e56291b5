import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { BackupForm } from "./backup-form.tsx";
import { DataRow } from "./data-row.tsx";

export function BackupDialog() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <DataRow title="Encrypted backup" text="The same file under a passphrase, to keep anywhere.">
      <Button variant="outline" size="small" onClick={() => setOpen(true)}>
        Back up
      </Button>
      <Dialog open={isOpen} title="Encrypted backup" onClose={close}>
        <BackupForm onDone={close} />
      </Dialog>
    </DataRow>
  );
}
