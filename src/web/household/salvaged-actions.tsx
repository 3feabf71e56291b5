import { useState } from "react";
import type { Salvage } from "#web/store/device/salvage.ts";
import { repairDevice } from "#web/store/owner/recover-device.ts";
import { Button } from "#web/ui/button.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { saveSalvaged } from "./save-salvaged.ts";

const tooLarge = "This is more than one file can hold. Repair still keeps all of it.";

/** A file of what can be read, and a repair that keeps it. */
export function SalvagedActions({ found }: { found: Salvage }) {
  const [isBusy, setBusy] = useState(false);
  const { show } = useToast();
  const save = async () => {
    const problem = await saveSalvaged(found.content, { about: "rescued", tooLarge });
    if (problem) show({ text: problem, stays: true });
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
