import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Account } from "#sync/account-api.ts";
import type { User } from "#sync/user.ts";
import { identity, useSignInState } from "#web/backends/chosen-identity.ts";
import type { Provider } from "#web/backends/identity.ts";
import { useSearchParams } from "#web/platform/router/router.tsx";
import { useQuery } from "#web/platform/use-query.ts";
import { Button } from "#web/ui/button.tsx";
import { DataRow } from "#web/ui/data-row.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { FormActions } from "#web/ui/form-parts.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { ConfirmItIsYou, useRecentSignIn } from "./recent-sign-in.tsx";

interface ProviderProps {
  user: User;
  account: Account;
  hasPassword: boolean;
  onChanged: () => Promise<void>;
}

/** The providers that the operator has configured. */
export function ProviderRows(props: ProviderProps) {
  const { value: offer } = useQuery(identity.offer);
  const state = useSignInState();
  const result = useLinkResult();
  const { providerData } = state.at === "signed-in" ? state.user : props.user;
  const isLinked = (provider: Provider) => providerData.some(({ providerId }) => providerId === providerIds[provider]);
  return offer?.providers.map((provider) => (
    <ProviderRow
      key={provider}
      {...props}
      provider={provider}
      isLinked={isLinked(provider)}
      result={result?.provider === provider ? result : null}
    />
  ));
}

interface RowProps extends ProviderProps {
  provider: Provider;
  isLinked: boolean;
  result: ReturnType<typeof useLinkResult>;
}

function ProviderRow({ provider, isLinked, result, ...props }: RowProps) {
  const [isOpen, setOpen] = useState(false);
  const [title, verb] = [providerTitles[provider], isLinked ? "Unlink" : "Link"];
  const close = () => setOpen(false);
  const Form = isLinked ? UnlinkForm : LinkForm;
  const canLink = isLinked || props.account.emailVerified;
  return (
    <DataRow title={title} text={<RowWords isLinked={isLinked} canLink={canLink} result={result} />}>
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

function RowWords({ isLinked, canLink, result }: Pick<RowProps, "isLinked" | "result"> & { canLink: boolean }) {
  if (result) return <LinkResultNote result={result} />;
  if (!canLink) return "Not linked. Confirm your address first.";
  return isLinked ? "Linked: it signs you in." : "Not linked.";
}

interface ProviderFormProps extends ProviderProps {
  provider: Provider;
  onClose: () => void;
}

function LinkForm({ provider, account, hasPassword, onClose }: ProviderFormProps) {
  const recent = useRecentSignIn(account);
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

function UnlinkForm({ provider, account, hasPassword, onChanged, onClose }: ProviderFormProps) {
  const { show } = useToast();
  const recent = useRecentSignIn(account);
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

/** Scrolls to the row and focuses it, after returning from the provider. */
function LinkResultNote({ result: { isLinked, text } }: { result: LinkResult }) {
  const words = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    words.current?.scrollIntoView({ block: "center" });
    words.current?.focus({ preventScroll: true });
  }, []);
  return (
    <span ref={words} tabIndex={-1} className={isLinked ? "" : "account-problem"}>
      {!isLinked && <Icon name="alert" size={18} />}
      {text}
    </span>
  );
}

interface LinkResult {
  provider: Provider;
  isLinked: boolean;
  text: string;
}

const isProvider = (name: string | null): name is Provider => name !== null && Object.hasOwn(providerTitles, name);

function linkResultIn(search: URLSearchParams): LinkResult | null {
  const [linked, attempted, error] = ["linked", "link", "error"].map((name) => search.get(name));
  if (isProvider(linked!)) return { provider: linked, isLinked: true, text: `${providerTitles[linked]} is linked.` };
  if (!isProvider(attempted!)) return null;
  return { provider: attempted, isLinked: false, text: linkErrorWords(error ?? "", attempted) };
}

/**
 * The outcome in the address after returning from the provider. Removed from the address, so a reload does not repeat
 * it.
 */
function useLinkResult(): LinkResult | null {
  const search = useSearchParams();
  const [result] = useState(() => linkResultIn(search));
  useEffect(() => {
    if (result) history.replaceState(history.state, "", location.pathname);
  }, [result]);
  return result;
}

const providerTitles: Readonly<Record<Provider, string>> = { google: "Google", apple: "Apple" };

/** Provider ids as in the user object. */
const providerIds: Readonly<Record<Provider, string>> = { google: "google.com", apple: "apple.com" };

/** Why linking failed. A canceled attempt needs no explanation. */
export function linkErrorWords(error: string, provider: Provider): string {
  const title = providerTitles[provider];
  if (error === "account_already_linked_to_different_user")
    return `That ${title} account belongs to another account here. Nothing was linked.`;
  if (error === "signed_out") return "You were signed out on the way. Nothing was linked.";
  if (error === "access_denied" || error === "user_cancelled_authorize") return "Nothing was linked.";
  return `${title} could not be linked, and nothing was changed. Try again in a moment.`;
}
