import type { FormEvent } from "react";
import { passkeys } from "#web/identity/own-passkeys.ts";
import { useToast } from "#web/ui/toast.tsx";
import { FormActions } from "../../form-actions.tsx";
import { ConfirmItIsYou, useRecent } from "../recent-sign-in.tsx";
import type { PasskeyProps } from "./passkey-row.tsx";

export function RemovePasskey({
  passkey,
  account,
  hasPassword,
  onDone,
  onClose,
}: PasskeyProps & { onClose: () => void }) {
  const { show } = useToast();
  const recent = useRecent(account);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await recent.run(() => passkeys.remove(passkey.id)))) return;
    onClose();
    show({ text: `${passkey.name} no longer signs anyone in. Every other device is signed out.` });
    await onDone();
  };
  return (
    <form className="data-form" onSubmit={(event) => void submit(event)} noValidate>
      <p>
        <strong>{passkey.name}</strong> will no longer sign you in, and every other device is signed out. Your device or
        password manager may still list it: you can delete it there too.
      </p>
      <ConfirmItIsYou recent={recent} hasPassword={hasPassword} />
      <FormActions action="Remove passkey" isBusy={recent.isBusy} cancel="Keep it" onCancel={onClose} />
    </form>
  );
}
