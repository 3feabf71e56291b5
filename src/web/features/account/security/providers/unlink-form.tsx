import type { FormEvent } from "react";
import { identity } from "#web/identity/chosen-identity.ts";
import { useToast } from "#web/ui/toast.tsx";
import { FormActions } from "../../form-actions.tsx";
import { ConfirmItIsYou, useRecent } from "../recent-sign-in.tsx";
import type { ProviderFormProps } from "./link-form.tsx";
import { providerTitles } from "./provider-words.ts";

export function UnlinkForm({ provider, account, hasPassword, onChanged, onClose }: ProviderFormProps) {
  const { show } = useToast();
  const recent = useRecent(account);
  const title = providerTitles[provider];
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await recent.run(() => identity.unlinkProvider(provider)))) return;
    onClose();
    show({ text: `${title} is unlinked. Every other device is signed out.` });
    await onChanged();
  };
  return (
    <form className="data-form" onSubmit={(event) => void submit(event)} noValidate>
      <p className="lede">
        {title} no longer signs you in, and every other device is signed out. Your households stay as they are.
      </p>
      <ConfirmItIsYou recent={recent} hasPassword={hasPassword} />
      <FormActions action={`Unlink ${title}`} isBusy={recent.isBusy} onCancel={onClose} />
    </form>
  );
}
