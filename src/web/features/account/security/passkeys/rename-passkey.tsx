import { type FormEvent, useState } from "react";
import { passkeys } from "#web/identity/own-passkeys.ts";
import { useTrial } from "#web/identity/use-identity.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { FormActions } from "../../form-actions.tsx";
import { IdentityNote } from "../../identity-note.tsx";
import { longestName } from "./passkey-name.ts";
import type { PasskeyProps } from "./passkey-row.tsx";

export function RenamePasskey({ passkey, onDone, onClose }: PasskeyProps & { onClose: () => void }) {
  const { isBusy, problem, run } = useTrial();
  const [name, setName] = useState(passkey.name);
  const [isTried, setTried] = useState(false);
  const isMissing = name.trim() === "";
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isMissing) return;
    if (await run(() => passkeys.rename(passkey.id, name.trim()))) onClose();
    await onDone();
  };
  return (
    <form className="data-form" onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label="Name"
        value={name}
        error={isTried && isMissing ? "Give it a name, such as Phone." : undefined}
        onChange={setName}
        maxLength={longestName}
        autoComplete="off"
      />
      <IdentityNote problem={problem} />
      <FormActions action="Save name" isBusy={isBusy} onCancel={onClose} />
    </form>
  );
}
