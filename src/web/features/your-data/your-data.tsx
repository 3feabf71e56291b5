import { type ChangeEvent, type FormEvent, type ReactNode, useRef, useState } from "react";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { lazyDialog } from "#web/app/lazy/lazy-dialog.tsx";
import { lazySection } from "#web/app/lazy/lazy-section.tsx";
import { onIntent } from "#web/app/lazy/use-chunk.ts";
import { useExport } from "#web/household/backup/export-file.ts";
import { isAccountOpen, type StoreState, useDevice, useStoreState } from "#web/store/index.ts";
import { Button } from "#web/ui/button.tsx";
import { DataRow } from "#web/ui/data-row.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { ConfirmationWordField, FormActions, isConfirmationWord } from "#web/ui/form-parts.tsx";
import "./your-data.css";

const keepingState = lazyChunk("keeping-state", () => import("./keeping-state.tsx"));
const KeepingState = lazySection(keepingState, (module) => module.KeepingState);

const hasHousehold = ({ households }: StoreState) => households.size > 0;

interface DataProps {
  onErase: () => Promise<void>;
  /** More rows, for signed-in users. */
  children?: ReactNode;
}

/** Export, import and erase, all on this device. */
export function YourData({ onErase, children }: DataProps) {
  const isAny = useStoreState(hasHousehold);
  return (
    <section className="section">
      <h2 id="data-heading">Your data</h2>
      <p className="lede">Take it with you whenever you like. The files are made on this device and sent nowhere.</p>
      {isAny && <KeepingState />}
      <ul className="rows data-rows">
        {isAny && <ExportRow />}
        {isAny && <TablesDialog />}
        {isAny && <BackupDialog />}
        <ImportRow />
        {children}
        {isAny && <EraseDialog onErase={onErase} />}
      </ul>
    </section>
  );
}

function ExportRow() {
  const { isBusy, exportAll } = useExport();
  return (
    <DataRow title="Everything in one file" text="All your households as JSON. It can be imported again, exactly.">
      <Button variant="outline" size="small" icon="download" busy={isBusy} onClick={() => void exportAll()}>
        Export
      </Button>
    </DataRow>
  );
}

const openOf = ({ households, openId }: StoreState) => (openId === null ? undefined : households.get(openId));
const tables = lazyChunk("tables", () => import("./tables.tsx"));
const Tables = lazySection(tables, (module) => module.Tables);

/** The open household as CSV tables, one file per kind. */
function TablesDialog() {
  const [isOpen, setOpen] = useState(false);
  const household = useStoreState(openOf);
  if (!household) return null;
  return (
    <DataRow title="Tables for a spreadsheet" text="The open household as CSV, one file for each kind of entry.">
      <Button variant="outline" size="small" icon="table" {...onIntent(tables)} onClick={() => setOpen(true)}>
        Tables
      </Button>
      <Dialog open={isOpen} title="Tables for a spreadsheet" onClose={() => setOpen(false)}>
        <Tables household={household} />
      </Dialog>
    </DataRow>
  );
}

const backupForm = lazyChunk("backup-form", () => import("./backup-form.tsx"));
const BackupForm = lazySection(backupForm, (module) => module.BackupForm);

const backupTitle = "Encrypted backup";

function BackupDialog() {
  if (window.isSecureContext === false)
    return (
      <DataRow
        title={backupTitle}
        text="Browsers encrypt only on pages that came by https. The file above works without."
      />
    );
  return <BackupButton />;
}

function BackupButton() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <DataRow title={backupTitle} text="The same file under a passphrase, to keep anywhere.">
      <Button variant="outline" size="small" {...onIntent(backupForm)} onClick={() => setOpen(true)}>
        Back up
      </Button>
      <Dialog open={isOpen} title={backupTitle} onClose={close}>
        <BackupForm onDone={close} />
      </Dialog>
    </DataRow>
  );
}

/** The reader loads on demand: most visits import nothing. */
const importDialog = lazyChunk("household-import", () => import("./import-dialog.tsx"));
const ImportDialog = lazyDialog(importDialog, (module) => module.ImportDialog, "Import a file");

function ImportRow() {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setFile(target.files?.[0] ?? null);
    // Allows choosing the same file again.
    target.value = "";
  };
  return (
    <DataRow
      title="Import a file"
      text="An export or a backup becomes a household of its own. What is here stays as it is."
    >
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        aria-label="File to import"
        tabIndex={-1}
        accept=".json,.weekfold,application/json"
        onChange={choose}
      />
      <Button variant="outline" size="small" {...onIntent(importDialog)} onClick={() => input.current?.click()}>
        Import
      </Button>
      {file && <ImportDialog file={file} onClose={() => setFile(null)} />}
    </DataRow>
  );
}

const word = "erase";

/** Asks for a typed word, because this cannot be undone. */
function EraseDialog({ onErase }: { onErase: () => Promise<void> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <DataRow title="Erase everything on this device" text="Every household that this browser keeps for you.">
      <Button variant="outline" size="small" onClick={() => setOpen(true)}>
        Erase
      </Button>
      <Dialog open={isOpen} title="Erase everything on this device" onClose={() => setOpen(false)}>
        <EraseForm onErase={onErase} onCancel={() => setOpen(false)} />
      </Dialog>
    </DataRow>
  );
}

function EraseForm({ onErase, onCancel }: { onErase: () => Promise<void>; onCancel: () => void }) {
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isConfirmationWord(typed, word)) return setError(`Type the word ${word} to go on.`);
    setBusy(true);
    await onErase();
  };
  return (
    <form className="data-form" onSubmit={(event) => void submit(event)} noValidate>
      <WhatIsErased />
      <ConfirmationWordField word={word} value={typed} error={error} onChange={setTyped} />
      <FormActions action="Erase everything" isBusy={isBusy} cancel="Keep everything" onCancel={onCancel} />
    </form>
  );
}

function WhatIsErased() {
  const device = useDevice();
  const isSignedIn = isAccountOpen(device);
  return (
    <p className="lede">
      {isSignedIn
        ? "This erases your households from this device and signs you out here. Your account keeps what was sent; what was not sent, and what you set aside, is lost."
        : "This can’t be undone. Without an account there is no other copy, unless you saved a file."}
    </p>
  );
}
