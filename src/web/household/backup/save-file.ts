import { err, ok, type Result } from "#domain/result.ts";
import type { Day } from "#domain/time/day.ts";
import type { Bytes } from "./encrypted-backup.ts";

const mediaTypes = {
  json: "application/json",
  csv: "text/csv;charset=utf-8",
  ics: "text/calendar;charset=utf-8",
  txt: "text/plain;charset=utf-8",
  weekfold: "application/octet-stream",
} as const;

export type FileType = keyof typeof mediaTypes;

/** `weekfold-2026-11-15.json`, or with what the file is about: `weekfold-2026-11-15-bill.csv`. */
export const fileName = (day: Day, type: FileType, about?: string): string =>
  `weekfold-${day}${about === undefined ? "" : `-${about}`}.${type}`;

export interface FileToSave {
  name: string;
  type: FileType;
  content: string | Bytes;
}

/** Browsers may start to read after the click, and phones first ask where to save. */
const urlLifetimeMs = 60_000;

/** Downloads a file: the browser saves it or asks where to. */
export function saveFile({ name, type, content }: FileToSave): void {
  const url = URL.createObjectURL(new Blob([content], { type: mediaTypes[type] }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), urlLifetimeMs);
}

/** Reads a file that the user chose. Checks the size before it reads anything. */
export async function readChosenFile(file: Blob, maxBytes: number): Promise<Result<Bytes, "too-large" | "unreadable">> {
  if (file.size > maxBytes) return err("too-large");
  try {
    return ok(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return err("unreadable");
  }
}

/** Strict UTF-8: replacement characters would silently change what people wrote. */
export function textOf(bytes: Bytes): Result<string, "not-text"> {
  try {
    return ok(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return err("not-text");
  }
}
