import type { FormEvent } from "react";
import { phone } from "#web/identity/chosen-phone.ts";
import { useToast } from "#web/ui/toast.tsx";
import { FormActions } from "../../form-actions.tsx";
import { ConfirmItIsYou, useRecent } from "../recent-sign-in.tsx";
import type { PhoneProps } from "./phone-row.tsx";

export function RemoveNumber({ account, hasPassword, onDone, onClose }: PhoneProps & { onClose: () => void }) {
  const { show } = useToast();
  const recent = useRecent(account);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await recent.run(phone.remove))) return;
    onClose();
    show({ text: "Your phone number is removed. Every other device is signed out." });
    await onDone();
  };
  return (
    <form className="data-form" onSubmit={(event) => void submit(event)} noValidate>
      <p>{account.phone} will no longer get codes, your account forgets it, and every other device is signed out.</p>
      <ConfirmItIsYou recent={recent} hasPassword={hasPassword} />
      <FormActions action="Remove number" isBusy={recent.isBusy} cancel="Keep it" onCancel={onClose} />
    </form>
  );
}
