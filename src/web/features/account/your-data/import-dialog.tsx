import { type FormEvent, useEffect, useState } from "react";
import { runWithPauses } from "#domain/cooperative-task.ts";
import { err, type Result } from "#domain/result.ts";
import { largestHouseholdFile } from "#sync/files/household-file.ts";
import {
  type HouseholdFileProblem,
  type HouseholdFileRead,
  householdFileReading,
} from "#sync/files/read-household-file.ts";
import { type Bytes, isBackup } from "#web/files/backup-header.ts";
import { type OpenProblem, openBackup } from "#web/files/encrypted-backup.ts";
import { readChosenFile, textOf } from "#web/files/save-file.ts";
import { yieldToMain } from "#web/platform/yield-to-main.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { ImportPreview } from "./import-preview.tsx";
import { PassphraseField } from "./passphrase-field.tsx";

type Found =
  | { step: "reading"; done: number }
  | { step: "sealed"; bytes: Bytes }
  | { step: "problem"; problem: ImportProblem }
  | { step: "read"; content: HouseholdFileRead };

const foundIn = (read: Result<HouseholdFileRead, ImportProblem>): Found =>
  read.ok ? { step: "read", content: read.value } : { step: "problem", problem: read.problem };

/** Looks at a chosen file first; nothing is taken over before someone has seen what is in it. */
export function ImportDialog({ file, onClose }: { file: File; onClose: () => void }) {
  const [found, setFound] = useState<Found>({ step: "reading", done: 0 });
  useEffect(() => {
    let isWanted = true;
    const tell = (next: Found) => isWanted && setFound(next);
    void readImport(file, (done) => tell({ step: "reading", done })).then((answer) =>
      tell("sealed" in answer ? { step: "sealed", bytes: answer.sealed } : foundIn(answer.read)),
    );
    return () => {
      isWanted = false;
    };
  }, [file]);
  return (
    <Dialog open title="Import a file" onClose={onClose}>
      <p className="quiet import-name">{file.name}</p>
      {found.step === "reading" && <Progress label="Reading the file" value={found.done} max={1} tone="plain" />}
      {found.step === "problem" && <p role="alert">{importProblemWords[found.problem]} Nothing was changed.</p>}
      {found.step === "sealed" && (
        <DecryptForm bytes={found.bytes} onRead={(content) => setFound({ step: "read", content })} />
      )}
      {found.step === "read" && <ImportPreview content={found.content} onDone={onClose} />}
    </Dialog>
  );
}

interface DecryptFormProps {
  bytes: Bytes;
  onRead: (content: HouseholdFileRead) => void;
}

export function DecryptForm({ bytes, onRead }: DecryptFormProps) {
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
      <PassphraseField
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

export type ImportProblem = HouseholdFileProblem | OpenProblem | "unreadable" | "not-text";

type Outcome = Result<HouseholdFileRead, ImportProblem>;

/** What is in a chosen file: households, or a seal that wants its passphrase first. */
export async function readImport(
  file: Blob,
  onProgress: (done: number) => void,
): Promise<{ sealed: Bytes } | { read: Outcome }> {
  const bytes = await readChosenFile(file, largestHouseholdFile);
  if (!bytes.ok) return { read: bytes };
  if (isBackup(bytes.value)) return { sealed: bytes.value };
  const text = textOf(bytes.value);
  return { read: text.ok ? await readText(text.value, onProgress) : err("not-json") };
}

export async function readEncrypted(
  bytes: Bytes,
  passphrase: string,
  onProgress: (done: number) => void,
): Promise<Outcome> {
  const text = await openBackup(bytes, passphrase);
  return text.ok ? readText(text.value, onProgress) : text;
}

const readText = (text: string, onProgress: (done: number) => void): Promise<Outcome> =>
  runWithPauses(householdFileReading(text), yieldToMain(onProgress));

export const importProblemWords: Readonly<Record<ImportProblem, string>> = {
  "not-json": "This is not a file that Weekfold has written. Choose one that ends in .json or .weekfold.",
  "not-text": "This is not a file that Weekfold has written. Choose one that ends in .json or .weekfold.",
  "not-ours": "This file is of another program. Weekfold reads only its own.",
  "newer-edition": "A newer version of Weekfold wrote this file. Reload the page, then try again.",
  "too-large": "This file is larger than Weekfold can write or read.",
  truncated: "This file ends in the middle. Was it copied or downloaded completely?",
  damaged: "This file was changed since it was written, so it can’t be read safely.",
  unreadable: "The browser could not read this file. It may have been moved or deleted.",
  "no-encryption-here": "This browser opens backups only on pages that came by https.",
  "no-unpacking-here": "This browser is too old to open this backup. A newer one can.",
  "wrong-passphrase-or-changed": "This passphrase does not open the file. If you are sure of it, the file was changed.",
};
