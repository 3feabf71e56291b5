import { useState } from "react";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { today } from "#web/browser/today.ts";
import { fileName, saveFile } from "#web/files/save-file.ts";
import type { Salvage } from "#web/store/device/salvage.ts";
import { repairDevice } from "#web/store/owner/recover-device.ts";
import { Button } from "#web/ui/button.tsx";
import { useToast } from "#web/ui/toast.tsx";

const fileWriter = lazyChunk("household-file", () => import("./household-file.ts"));

/** A file of what can be read, and a repair that keeps it. */
export function SalvagedActions({ found }: { found: Salvage }) {
  const [isBusy, setBusy] = useState(false);
  const { show } = useToast();
  const save = async () => {
    const file = await fileWriter.load().catch(() => null);
    if (!file) return show({ text: "What writes the file did not load. Nothing was changed. Try again.", stays: true });
    const text = await file.householdFile(found.content);
    if (text.ok) saveFile({ name: fileName(today(), "json", "rescued"), type: "json", content: text.value });
    else show({ text: "This is more than one file can hold. Repair still keeps all of it.", stays: true });
  };
  const repair = async () => {
    setBusy(true);
    await repairDevice(found);
    setBusy(false);
  };
  return (
    <>
      <Button variant="outline" icon="download" onClick={() => void save()}>
        Save what can be read
      </Button>
      <Button busy={isBusy} onClick={() => void repair()}>
        Repair
      </Button>
    </>
  );
}
