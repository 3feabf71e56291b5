import { type FormEvent, useState } from "react";
import type { HouseholdFileRead } from "#sync/files/read-household-file.ts";
import type { Bytes } from "#web/files/backup-header.ts";
import { Button } from "#web/ui/button.tsx";
import { PassphraseField } from "./passphrase-field.tsx";
import { importProblemWords, readSealed } from "./read-import.ts";

interface UnsealFormProps {
  bytes: Bytes;
  onRead: (content: HouseholdFileRead) => void;
}

export function UnsealForm({ bytes, onRead }: UnsealFormProps) {
  const [passphrase, setPassphrase] = useState("");
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const open = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const read = await readSealed(bytes, passphrase, () => {});
    setBusy(false);
    if (read.ok) onRead(read.value);
    else setError(importProblemWords[read.problem]);
  };
  const type = (text: string) => {
    setPassphrase(text);
    setError(undefined);
  };
  return (
    <form className="data-form" onSubmit={(event) => void open(event)} noValidate>
      <PassphraseField
        label="Passphrase of this backup"
        autoComplete="off"
        autoFocus
        value={passphrase}
        error={error}
        onChange={type}
      />
      <Button type="submit" busy={isBusy}>
        Open
      </Button>
    </form>
  );
}
