import type { FormEvent } from "react";
import { identity } from "#web/identity/chosen-identity.ts";
import type { Provider } from "#web/identity/identity.ts";
import { FormActions } from "../../form-actions.tsx";
import { ConfirmItIsYou, useRecent } from "../recent-sign-in.tsx";
import type { ProviderProps } from "./provider-rows.tsx";
import { providerTitles } from "./provider-words.ts";

export interface ProviderFormProps extends ProviderProps {
  provider: Provider;
  onClose: () => void;
}

export function LinkForm({ provider, account, hasPassword, onClose }: ProviderFormProps) {
  const recent = useRecent(account);
  const title = providerTitles[provider];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void recent.run(async () => {
      const begun = await identity.linkProvider(provider);
      if (begun.ok) location.assign(begun.value.url);
      return begun;
    });
  };
  return (
    <form className="data-form" onSubmit={submit} noValidate>
      <p className="lede">
        You go to {title} and come back here. From then on {title} signs you in too. All we keep is which account it is.
      </p>
      <ConfirmItIsYou recent={recent} hasPassword={hasPassword} />
      <FormActions action={`Go to ${title}`} isBusy={recent.isBusy} onCancel={onClose} />
    </form>
  );
}
