import { useState } from "react";
import { err } from "#domain/result.ts";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
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
