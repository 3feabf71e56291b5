import { type FormEvent, useState } from "react";
import type { Account } from "#sync/account-api.ts";
import { passkeys } from "#web/identity/own-passkeys.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { FormActions } from "../../form-actions.tsx";
import { ConfirmItIsYou, useRecent } from "../recent-sign-in.tsx";
import { longestName } from "./passkey-name.ts";

interface AddProps {
  account: Account;
  hasPassword: boolean;
  onDone: () => Promise<void>;
  onClose: () => void;
}

/** The browser asks for the rest. */
export function AddPasskey({ account, hasPassword, onDone, onClose }: AddProps) {
  const { show } = useToast();
  const recent = useRecent(account);
  const [name, setName] = useState("");
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await recent.run(() => passkeys.add(name.trim())))) return;
    onClose();
    show({ text: "Your passkey is added. You can sign in with it from now on." });
    await onDone();
  };
  return (
    <form className="data-form" onSubmit={(event) => void submit(event)} noValidate>
      <p className="lede">Your browser asks where to keep it: on this device, in a password manager or on a key.</p>
      <TextField
        label="Name"
        optional
        hint="So that you know it again. Without one it is called after this browser."
        value={name}
        onChange={setName}
        maxLength={longestName}
        autoComplete="off"
      />
      <ConfirmItIsYou recent={recent} hasPassword={hasPassword} />
      <FormActions action="Add passkey" isBusy={recent.isBusy} onCancel={onClose} />
    </form>
  );
}
