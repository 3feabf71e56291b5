import { useState } from "react";
import { err } from "#domain/result.ts";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { fileName, saveFile } from "#web/files/save-file.ts";
import { today } from "#web/platform/today.ts";
import type { DeviceContent } from "#web/store/device/device-database.ts";
import { useStore } from "#web/store/use-device.ts";
import { useToast } from "#web/ui/toast.tsx";
import type { Choose } from "./keeping/save-backup.ts";

/** What writes files comes when the first one is wanted. */
const fileWriter = lazyChunk("save-backup", () => import("./keeping/save-backup.ts"));

const notLoadedWords = "What writes the file did not load. Nothing was changed. Try again.";

/** `about` names a part of what is here; a file without it holds all of it. */
export function useExport(choose?: Choose, about?: string) {
  const store = useStore();
  const { show } = useToast();
  const [isBusy, setBusy] = useState(false);
  const exportAll = async () => {
    setBusy(true);
    const file = await fileWriter.load().catch(() => null);
    const saved = file ? await file.saveBackup(store, choose, about) : err(notLoadedWords);
    if (!saved.ok) show({ text: saved.problem, stays: true });
    setBusy(false);
  };
  return { isBusy, exportAll };
}

const householdFileWriter = lazyChunk("household-file", () => import("./household-file.ts"));

/** Saves what was read of a database that is not open. Answers what to say where that did not work. */
export async function saveSalvaged(
  content: DeviceContent,
  { about, tooLarge }: { about?: string; tooLarge: string },
): Promise<string | null> {
  const file = await householdFileWriter.load().catch(() => null);
  if (!file) return "What writes the file did not load. Nothing was changed. Try again.";
  const text = await file.householdFile(content);
  if (!text.ok) return tooLarge;
  saveFile({ name: fileName(today(), "json", about), type: "json", content: text.value });
  return null;
}
