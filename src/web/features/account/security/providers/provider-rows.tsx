import { useState } from "react";
import type { Account } from "#sync/account-api.ts";
import type { User } from "#sync/user.ts";
import { identity } from "#web/identity/chosen-identity.ts";
import type { Provider } from "#web/identity/identity.ts";
import { useSignInState } from "#web/identity/use-identity.ts";
import { useAnswer } from "#web/platform/use-answer.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { DataRow } from "../../data/data-row.tsx";
import { LinkForm } from "./link-form.tsx";
import { providerIds, providerTitles } from "./provider-words.ts";
import { ReturnNote } from "./return-note.tsx";
import { UnlinkForm } from "./unlink-form.tsx";
import { useReturn } from "./use-return.ts";

export interface ProviderProps {
  user: User;
  account: Account;
  hasPassword: boolean;
  onChanged: () => Promise<void>;
}

/** Google and Apple, where the operator has set them up. */
export function ProviderRows(props: ProviderProps) {
  const { value: offer } = useAnswer(identity.offer);
  const state = useSignInState();
  const came = useReturn();
  const { providerData } = state.at === "signed-in" ? state.user : props.user;
  const has = (provider: Provider) => providerData.some(({ providerId }) => providerId === providerIds[provider]);
  return offer?.providers.map((provider) => (
    <ProviderRow
      key={provider}
      {...props}
      provider={provider}
      isLinked={has(provider)}
      came={came?.provider === provider ? came : null}
    />
  ));
}

interface RowProps extends ProviderProps {
  provider: Provider;
  isLinked: boolean;
  came: ReturnType<typeof useReturn>;
}

function ProviderRow({ provider, isLinked, came, ...props }: RowProps) {
  const [isOpen, setOpen] = useState(false);
  const [title, verb] = [providerTitles[provider], isLinked ? "Unlink" : "Link"];
  const close = () => setOpen(false);
  const Form = isLinked ? UnlinkForm : LinkForm;
  const canLink = isLinked || props.account.emailVerified;
  return (
    <DataRow title={title} text={<RowWords {...{ isLinked, canLink, came }} />}>
      {canLink && (
        <Button variant="outline" size="small" aria-label={`${verb} ${title}`} onClick={() => setOpen(true)}>
          {verb}
        </Button>
      )}
      <Dialog open={isOpen} title={`${verb} ${title}?`} onClose={close}>
        <Form {...props} provider={provider} onClose={close} />
      </Dialog>
    </DataRow>
  );
}

function RowWords({ isLinked, canLink, came }: Pick<RowProps, "isLinked" | "came"> & { canLink: boolean }) {
  if (came) return <ReturnNote came={came} />;
  if (!canLink) return "Not linked. Confirm your address first.";
  return isLinked ? "Linked: it signs you in." : "Not linked.";
}
