import { type ChangeEvent, useRef, useState } from "react";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { lazyDialog } from "#web/app/lazy/lazy-dialog.tsx";
import { onIntent } from "#web/app/lazy/use-chunk.ts";
import { Button } from "#web/ui/button.tsx";
import { DataRow } from "./data-row.tsx";

/** Reading a file takes more than most visits need, so it comes once one was chosen. */
const importDialog = lazyChunk("household-import", () => import("./import-dialog.tsx"));
const ImportDialog = lazyDialog(importDialog, (module) => module.ImportDialog, "Import a file");

export function ImportRow() {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setFile(target.files?.[0] ?? null);
    // So that choosing the same file again counts as choosing.
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
