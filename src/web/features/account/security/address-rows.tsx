import { type FormEvent, useState } from "react";
import type { Account } from "#sync/account-api.ts";
import { identity } from "#web/backends/chosen-identity.ts";
import { EmailField, invalidEmailWords, isEmail, normalizeEmail } from "#web/household/account/email-field.tsx";
import { identityWords } from "#web/household/account/identity-words.ts";
import { useAsyncAction } from "#web/household/use-async-action.ts";
import { Button } from "#web/ui/button.tsx";
import { DataRow } from "#web/ui/data-row.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { FormActions } from "#web/ui/form-parts.tsx";
import { ProblemNote } from "#web/ui/problem-note.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { ConfirmItIsYou, useRecentSignIn } from "./recent-sign-in.tsx";

interface AddressProps {
  account: Account;
  hasPassword: boolean;
  onDone: () => Promise<void>;
}

export function AddressRows(props: AddressProps) {
  const { email, emailVerified } = props.account;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <DataRow title={email} text={emailVerified ? "Your address, confirmed." : "Your address, not confirmed yet."}>
        <Button variant="outline" size="small" onClick={() => setOpen(true)}>
          Change address
        </Button>
        <Dialog open={isOpen} title="Change your address" onClose={() => setOpen(false)}>
          <ChangeForm {...props} onClose={() => setOpen(false)} />
        </Dialog>
      </DataRow>
      {!emailVerified && <NotConfirmed onKnown={props.onDone} />}
    </>
  );
}

function NotConfirmed({ onKnown }: { onKnown: () => Promise<void> }) {
  const { show } = useToast();
  const { isBusy, problem, run } = useAsyncAction();
  const send = async () => {
    if (await run(identity.sendVerification)) show({ text: "A link is on its way to you." });
    else await onKnown();
  };
  return (
    <li>
      <div className="data-words">
        <h3>Confirm your address</h3>
        <p className="small quiet">The link we mailed you does it. Then a lost password can be set anew.</p>
        <ProblemNote problem={problem} words={identityWords} />
      </div>
      <Button variant="outline" size="small" busy={isBusy} onClick={() => void send()}>
        Send again
      </Button>
    </li>
  );
}

function ChangeForm({ account, hasPassword, onClose }: AddressProps & { onClose: () => void }) {
  const { show } = useToast();
  const recent = useRecentSignIn(account);
  const [email, setEmail] = useState("");
  const [isTried, setTried] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isEmail(email)) return;
    if (!(await recent.run(() => identity.changeEmail(normalizeEmail(email))))) return;
    onClose();
    show({ text: `A link is on its way to ${normalizeEmail(email)}. Your address changes once you confirm it there.` });
  };
  return (
    <form className="data-form" onSubmit={(event) => void submit(event)} noValidate>
      <p className="lede">We mail a link to the new address. Until you confirm it there, nothing changes.</p>
      <EmailField
        label="New address"
        value={email}
        error={isTried && !isEmail(email) ? invalidEmailWords : undefined}
        onChange={setEmail}
      />
      <ConfirmItIsYou recent={recent} hasPassword={hasPassword} />
      <FormActions action="Mail the link" isBusy={recent.isBusy} onCancel={onClose} />
    </form>
  );
}
