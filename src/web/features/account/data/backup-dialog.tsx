import { useState } from "react";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { lazySection } from "#web/app/lazy/lazy-section.tsx";
import { onIntent } from "#web/app/lazy/use-chunk.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { DataRow } from "./data-row.tsx";

const backupForm = lazyChunk("backup-form", () => import("./backup-form.tsx"));
const BackupForm = lazySection(backupForm, (module) => module.BackupForm);

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
  return (
    <DataRow title={title} text="The same file under a passphrase, to keep anywhere.">
      <Button variant="outline" size="small" {...onIntent(backupForm)} onClick={() => setOpen(true)}>
        Back up
      </Button>
      <Dialog open={isOpen} title={title} onClose={close}>
        <BackupForm onDone={close} />
      </Dialog>
    </DataRow>
  );
}
