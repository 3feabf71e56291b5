import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { useLater } from "../use-later.ts";
import { DataRow } from "./data-row.tsx";
import { NotHere } from "./not-here.tsx";

const load = () => import("./backup-form.tsx").then(({ BackupForm }) => BackupForm);

const title = "Encrypted backup";

export function BackupDialog() {
  if (window.isSecureContext === false)
    return (
      <DataRow title={title} text="Browsers encrypt only on pages that came by https. The file above works without." />
    );
  return <BackupHere />;
}

function BackupHere() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { part: BackupForm, ...later } = useLater(isOpen, load);
  return (
    <DataRow title={title} text="The same file under a passphrase, to keep anywhere.">
      <Button variant="outline" size="small" onClick={() => setOpen(true)}>
        Back up
      </Button>
      <Dialog open={isOpen} title={title} onClose={close}>
        {BackupForm ? <BackupForm onDone={close} /> : <NotHere {...later} />}
      </Dialog>
    </DataRow>
  );
}
