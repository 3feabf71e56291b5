import { type FormEvent, useState } from "react";
import { passkeys } from "#web/identity/own-passkeys.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { FormActions } from "../../form-actions.tsx";
import { identityWords } from "../../identity-words.ts";
import { ProblemNote } from "../../problem-note.tsx";
import { useTrial } from "../../use-trial.ts";
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
      <ProblemNote problem={problem} words={identityWords} />
      <FormActions action="Save name" isBusy={isBusy} onCancel={onClose} />
    </form>
  );
}
