import { type ChangeEvent, useRef, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { useLater } from "../use-later.ts";
import { DataRow } from "./data-row.tsx";

/** Reading a file takes more than most visits need, so it comes once one was chosen. */
const load = () => import("./import-dialog.tsx").then(({ ImportDialog }) => ImportDialog);

export function ImportRow() {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const { part: ImportDialog, hasFailed, tryAgain } = useLater(file !== null, load);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setFile(target.files?.[0] ?? null);
    if (hasFailed) tryAgain();
    // So that choosing the same file again counts as choosing.
    target.value = "";
  };
  return (
    <DataRow
      title="Import a file"
      text={
        <span role="status">
          {hasFailed
            ? "What reads files did not load, and nothing was changed. Choose the file again."
            : "An export or a backup becomes a household of its own. What is here stays as it is."}
        </span>
      }
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
      {file && ImportDialog && <ImportDialog file={file} onClose={() => setFile(null)} />}
    </DataRow>
  );
}
