import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { useLater } from "../use-later.ts";
import { DataRow } from "./data-row.tsx";
import { NotHere } from "./not-here.tsx";

const load = () => import("./backup-form.tsx").then(({ BackupForm }) => BackupForm);

export function BackupDialog() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { part: BackupForm, ...later } = useLater(isOpen, load);
  return (
    <DataRow title="Encrypted backup" text="The same file under a passphrase, to keep anywhere.">
      <Button variant="outline" size="small" onClick={() => setOpen(true)}>
        Back up
      </Button>
      <Dialog open={isOpen} title="Encrypted backup" onClose={close}>
        {BackupForm ? <BackupForm onDone={close} /> : <NotHere {...later} />}
      </Dialog>
    </DataRow>
  );
}
