import { err, type Result } from "#domain/result.ts";
import { finishInSteps } from "#domain/steps.ts";
import { largestHouseholdFile } from "#sync/files/household-file.ts";
import {
  type HouseholdFileProblem,
  type HouseholdFileRead,
  householdFileReading,
} from "#sync/files/read-household-file.ts";
import type { Bytes } from "#web/files/backup-header.ts";
import { isBackup } from "#web/files/backup-header.ts";
import { type OpenProblem, openBackup } from "#web/files/encrypted-backup.ts";
import { readChosenFile, textOf } from "#web/files/save-file.ts";
import { pauseForScreen } from "#web/platform/pause-for-screen.ts";

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

export async function readSealed(
  bytes: Bytes,
  passphrase: string,
  onProgress: (done: number) => void,
): Promise<Outcome> {
  const text = await openBackup(bytes, passphrase);
  return text.ok ? readText(text.value, onProgress) : text;
}

const readText = (text: string, onProgress: (done: number) => void): Promise<Outcome> =>
  finishInSteps(householdFileReading(text), pauseForScreen(onProgress));

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
