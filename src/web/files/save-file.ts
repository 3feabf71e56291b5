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

/** A browser may begin to read only after the click, and a phone asks first where to. */
const addressLastsMs = 60_000;

/** Hands a file to the person: the browser saves it or asks where to. */
export function saveFile({ name, type, content }: FileToSave): void {
  const address = URL.createObjectURL(new Blob([content], { type: mediaTypes[type] }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), addressLastsMs);
}

/** A file that the person chose, if it is no larger than that: its size is known before anything is read. */
export async function readChosenFile(
  file: Blob,
  mostBytes: number,
): Promise<Result<Bytes, "too-large" | "unreadable">> {
  if (file.size > mostBytes) return err("too-large");
  try {
    return ok(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return err("unreadable");
  }
}

/** Strictly UTF-8: a reader that put a mark in the place of what it can't read would change what people wrote. */
export function textOf(bytes: Bytes): Result<string, "not-text"> {
  try {
    return ok(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return err("not-text");
  }
}
