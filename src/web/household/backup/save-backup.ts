import { err, ok, type Result } from "#domain/result.ts";
import { today } from "#web/platform/today.ts";
import { type DeviceContent, type DeviceStore, readContent } from "#web/store/index.ts";
import { householdFile } from "./household-file.ts";
import { keepingFact } from "./keeping-offer.ts";
import { fileName, saveFile } from "./save-file.ts";

export const tooLargeWords = "This is more than one file can hold. The tables (CSV) hold it in parts.";
export const unreadWords = "This browser’s storage could not be read just now. Nothing was changed. Try again.";

export type Choose = (content: DeviceContent) => DeviceContent;

const everything: Choose = (content) => content;

/** The file's text with the chosen content, or the message to show if that fails. */
export async function householdText({ database }: DeviceStore, choose = everything): Promise<Result<string, string>> {
  try {
    const text = await householdFile(choose(await readContent(database)));
    return text.ok ? text : err(tooLargeWords);
  } catch {
    return err(unreadWords);
  }
}

/** From now on the household is not only in this browser. */
export const noteBackup = (store: DeviceStore): Promise<void> =>
  store.setFact(keepingFact.backedUp, String(Date.now()));

/** Saves one file: everything on this device, or the part that `about` names. */
export async function saveBackup(
  store: DeviceStore,
  choose: Choose = everything,
  about?: string,
): Promise<Result<null, string>> {
  const text = await householdText(store, choose);
  if (!text.ok) return text;
  saveFile({ name: fileName(today(), "json", about), type: "json", content: text.value });
  if (about === undefined) await noteBackup(store);
  return ok(null);
}
