import { type ChangeEvent, useRef, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { DataRow } from "./data-row.tsx";
import { ImportDialog } from "./import-dialog.tsx";

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
      <Button variant="outline" size="small" onClick={() => input.current?.click()}>
        Import
      </Button>
      {file && <ImportDialog file={file} onClose={() => setFile(null)} />}
    </DataRow>
  );
}
