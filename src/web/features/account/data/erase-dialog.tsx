import { type FormEvent, useState } from "react";
import { isAccountOpen } from "#web/store/owner/current-device.ts";
import { useDevice } from "#web/store/use-device.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { FormActions } from "../form-actions.tsx";
import { isWord, WordField } from "../word-field.tsx";
import { DataRow } from "./data-row.tsx";

const word = "erase";

/** Asks for a typed word: this is the one thing here that can't be undone. */
export function EraseDialog({ onErase }: { onErase: () => Promise<void> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <DataRow title="Erase everything on this device" text="Every household that this browser keeps for you.">
      <Button variant="outline" size="small" onClick={() => setOpen(true)}>
        Erase
      </Button>
      <Dialog open={isOpen} title="Erase everything on this device" onClose={() => setOpen(false)}>
        <EraseForm onErase={onErase} onCancel={() => setOpen(false)} />
      </Dialog>
    </DataRow>
  );
}

function EraseForm({ onErase, onCancel }: { onErase: () => Promise<void>; onCancel: () => void }) {
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isWord(typed, word)) return setError(`Type the word ${word} to go on.`);
    setBusy(true);
    await onErase();
  };
  return (
    <form className="data-form" onSubmit={(event) => void submit(event)} noValidate>
      <WhatIsErased />
      <WordField word={word} value={typed} error={error} onChange={setTyped} />
      <FormActions action="Erase everything" isBusy={isBusy} cancel="Keep everything" onCancel={onCancel} />
    </form>
  );
}

function WhatIsErased() {
  const device = useDevice();
  const isSignedIn = isAccountOpen(device);
  return (
    <p className="lede">
      {isSignedIn
        ? "This erases your households from this device and signs you out here. Your account keeps what was sent; what was not sent, and what you set aside, is lost."
        : "This can’t be undone. Without an account there is no other copy, unless you saved a file."}
    </p>
  );
}
