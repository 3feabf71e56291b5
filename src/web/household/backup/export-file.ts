import { useState } from "react";
import { err } from "#domain/result.ts";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { today } from "#web/platform/today.ts";
import { type DeviceContent, useStore } from "#web/store/index.ts";
import { useToast } from "#web/ui/toast.tsx";
import type { Choose } from "./save-backup.ts";
import { fileName, saveFile } from "./save-file.ts";

/** Loaded when the first file is requested. */
const fileWriter = lazyChunk("save-backup", () => import("./save-backup.ts"));

const notLoadedWords = "What writes the file did not load. Nothing was changed. Try again.";

/** `about` names the part of the data that `choose` selects; without it the file has everything. */
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

/** Saves what was read from a database that is not open. Returns the message to show if that fails. */
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
