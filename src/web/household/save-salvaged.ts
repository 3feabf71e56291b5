import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { fileName, saveFile } from "#web/files/save-file.ts";
import { today } from "#web/platform/today.ts";
import type { DeviceContent } from "#web/store/device/device-database.ts";

const fileWriter = lazyChunk("household-file", () => import("./household-file.ts"));

/** Saves what was read of a database that is not open. Answers what to say where that did not work. */
export async function saveSalvaged(
  content: DeviceContent,
  { about, tooLarge }: { about?: string; tooLarge: string },
): Promise<string | null> {
  const file = await fileWriter.load().catch(() => null);
  if (!file) return "What writes the file did not load. Nothing was changed. Try again.";
  const text = await file.householdFile(content);
  if (!text.ok) return tooLarge;
  saveFile({ name: fileName(today(), "json", about), type: "json", content: text.value });
  return null;
}
