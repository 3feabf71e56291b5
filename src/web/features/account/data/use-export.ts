import { useState } from "react";
import { today } from "#web/browser/today.ts";
import { fileName, saveFile } from "#web/files/save-file.ts";
import { householdFile } from "#web/household/household-file.ts";
import type { DeviceContent } from "#web/store/device/device-database.ts";
import { readContent } from "#web/store/read-content.ts";
import { useStore } from "#web/store/use-device.ts";
import { useToast } from "#web/ui/toast.tsx";

export const tooLargeWords = "This is more than one file can hold. The tables (CSV) hold it in parts.";
export const unreadWords = "This browser’s storage could not be read just now. Nothing was changed. Try again.";

type Choose = (content: DeviceContent) => DeviceContent;

const everything: Choose = (content) => content;

/** The text of everything that is here, or of what is chosen of it. */
export function useHouseholdText(choose = everything): () => Promise<string | null> {
  const { database } = useStore();
  const { show } = useToast();
  return async () => {
    try {
      const text = await householdFile(choose(await readContent(database)));
      if (text.ok) return text.value;
      show({ text: tooLargeWords, stays: true });
    } catch {
      show({ text: unreadWords, stays: true });
    }
    return null;
  };
}

export function useExport(choose?: Choose, about?: string) {
  const textOfAll = useHouseholdText(choose);
  const [isBusy, setBusy] = useState(false);
  const exportAll = async () => {
    setBusy(true);
    const content = await textOfAll();
    if (content !== null) saveFile({ name: fileName(today(), "json", about), type: "json", content });
    setBusy(false);
  };
  return { isBusy, exportAll };
}
