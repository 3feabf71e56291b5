import { type FormEvent, useEffect, useState } from "react";
import { runWithPauses } from "#domain/cooperative-task.ts";
import { err, type Result } from "#domain/result.ts";
import { largestHouseholdFile } from "#sync/files/household-file.ts";
import {
  type HouseholdFileProblem,
  type HouseholdFileRead,
  householdFileReading,
} from "#sync/files/read-household-file.ts";
import { type Bytes, isBackup, type OpenProblem, openBackup } from "#web/household/backup/encrypted-backup.ts";
import { readChosenFile, textOf } from "#web/household/backup/save-file.ts";
import { yieldToMain } from "#web/platform/yield-to-main.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { SecretField } from "#web/ui/secret-field.tsx";
import { ImportPreview } from "./import-preview.tsx";

type ImportState =
  | { step: "reading"; done: number }
  | { step: "encrypted"; bytes: Bytes }
  | { step: "problem"; problem: ImportProblem }
  | { step: "read"; content: HouseholdFileRead };

const stateOf = (read: Result<HouseholdFileRead, ImportProblem>): ImportState =>
  read.ok ? { step: "read", content: read.value } : { step: "problem", problem: read.problem };

/** Reads the chosen file and shows its content; nothing is imported before the user confirms. */
export function ImportDialog({ file, onClose }: { file: File; onClose: () => void }) {
  const [state, setState] = useState<ImportState>({ step: "reading", done: 0 });
  useEffect(() => {
    let isCurrent = true;
    const update = (next: ImportState) => isCurrent && setState(next);
    void readImport(file, (done) => update({ step: "reading", done })).then((answer) =>
      update("encrypted" in answer ? { step: "encrypted", bytes: answer.encrypted } : stateOf(answer.read)),
    );
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return (
    <Dialog open title="Import a file" onClose={onClose}>
      <p className="quiet import-name">{file.name}</p>
      {state.step === "reading" && <Progress label="Reading the file" value={state.done} max={1} tone="plain" />}
      {state.step === "problem" && <p role="alert">{importProblemWords[state.problem]} Nothing was changed.</p>}
      {state.step === "encrypted" && (
        <DecryptForm bytes={state.bytes} onRead={(content) => setState({ step: "read", content })} />
      )}
      {state.step === "read" && <ImportPreview content={state.content} onDone={onClose} />}
    </Dialog>
  );
}

interface DecryptFormProps {
  bytes: Bytes;
  onRead: (content: HouseholdFileRead) => void;
}

function DecryptForm({ bytes, onRead }: DecryptFormProps) {
  const [passphrase, setPassphrase] = useState("");
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const open = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const read = await readEncrypted(bytes, passphrase, () => {});
    setBusy(false);
    if (read.ok) onRead(read.value);
    else setError(importProblemWords[read.problem]);
  };
  const type = (text: string) => {
    setPassphrase(text);
    setError(undefined);
  };
  return (
    <form className="data-form" onSubmit={(event) => void open(event)} noValidate>
      <SecretField
        secret="passphrase"
        label="Passphrase of this backup"
        autoComplete="off"
        autoFocus
        value={passphrase}
        error={error}
        onChange={type}
      />
      <Button type="submit" busy={isBusy}>
        Open
      </Button>
    </form>
  );
}

type ImportProblem = HouseholdFileProblem | OpenProblem | "unreadable" | "not-text";

type ImportResult = Result<HouseholdFileRead, ImportProblem>;

/** The content of the file: households, or encrypted bytes that need a passphrase first. */
async function readImport(
  file: Blob,
  onProgress: (done: number) => void,
): Promise<{ encrypted: Bytes } | { read: ImportResult }> {
  const bytes = await readChosenFile(file, largestHouseholdFile);
  if (!bytes.ok) return { read: bytes };
  if (isBackup(bytes.value)) return { encrypted: bytes.value };
  const text = textOf(bytes.value);
  return { read: text.ok ? await readText(text.value, onProgress) : err("not-json") };
}

async function readEncrypted(
  bytes: Bytes,
  passphrase: string,
  onProgress: (done: number) => void,
): Promise<ImportResult> {
  const text = await openBackup(bytes, passphrase);
  return text.ok ? readText(text.value, onProgress) : text;
}

const readText = (text: string, onProgress: (done: number) => void): Promise<ImportResult> =>
  runWithPauses(householdFileReading(text), yieldToMain(onProgress));

const importProblemWords: Readonly<Record<ImportProblem, string>> = {
  "not-json": "This is not a file that Weekfold has written. Choose one that ends in .json or .weekfold.",
  "not-text": "This is not a file that Weekfold has written. Choose one that ends in .json or .weekfold.",
  "not-ours": "This file is of another program. Weekfold reads only its own.",
  "newer-edition": "A newer version of Weekfold wrote this file. Reload the page, then try again.",
  unreleased:
    "A trial version of Weekfold from before its first release wrote this file. No released version can read it.",
  "too-large": "This file is larger than Weekfold can write or read.",
  truncated: "This file ends in the middle. Was it copied or downloaded completely?",
  damaged: "This file was changed since it was written, so it can’t be read safely.",
  unreadable: "The browser could not read this file. It may have been moved or deleted.",
  "no-encryption-here": "This browser opens backups only on pages that came by https.",
  "no-unpacking-here": "This browser is too old to open this backup. A newer one can.",
  "wrong-passphrase-or-changed": "This passphrase does not open the file. If you are sure of it, the file was changed.",
};
