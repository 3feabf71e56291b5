import { type FormEvent, useState } from "react";
import type { Account } from "#sync/account-api.ts";
import { identity } from "#web/backends/chosen-identity.ts";
import { type AsyncOutcome, refused } from "#web/backends/identity.ts";
import { readSession } from "#web/platform/session.ts";
import { forgetAccount, leaveAll } from "#web/store/index.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { ConfirmationWordField, FormActions, isConfirmationWord } from "#web/ui/form-parts.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { notErasedWords } from "../sign-out.tsx";
import { ConfirmItIsYou, useRecentSignIn } from "./recent-sign-in.tsx";

interface DeleteProps {
  account: Account;
  hasPassword: boolean;
}

const word = "delete";

export function DeleteAccount(props: DeleteProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="security-part">
      <h3>Delete your account</h3>
      <p className="small quiet">For good, with what is yours alone. Shared households stay with the others.</p>
      <Button variant="quiet" size="small" className="sharing-ending" onClick={() => setOpen(true)}>
        Delete account
      </Button>
      <Dialog open={isOpen} title="Delete your account?" onClose={() => setOpen(false)}>
        <DeleteForm {...props} onClose={() => setOpen(false)} />
      </Dialog>
    </div>
  );
}

/**
 * Leaving all households can take a while and cannot be undone, so the sign-in must stay fresh until it is finished.
 */
const leavingTime = 60_000;

async function deleteAll(): AsyncOutcome {
  const now = await identity.account();
  if (!now.ok) return now;
  if (Date.now() > now.value.freshUntil - leavingTime) return refused("sign-in-again");
  const left = await leaveAll();
  return left.ok ? identity.deleteAccount() : refused(left.problem);
}

function DeleteForm({ account, hasPassword, onClose }: DeleteProps & { onClose: () => void }) {
  const { show } = useToast();
  const recent = useRecentSignIn(account);
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isSure = isConfirmationWord(typed, word);
    setError(isSure ? undefined : `Type the word ${word} to go on.`);
    if (!isSure || !(await recent.run(deleteAll))) return;
    const isErased = await forgetAccount();
    await readSession();
    show({ text: `Your account is deleted. ${isErased ? "Nothing of it is left on this device." : notErasedWords}` });
  };
  return (
    <form className="data-form" onSubmit={(event) => void submit(event)} noValidate>
      <p>
        Your address, your sessions and the households that only you are in are erased, from the server and from this
        device. Households that you share stay with the others, with what you entered there.
      </p>
      <p>Nobody can bring your account back. If you may want your data again, export it first.</p>
      <ConfirmationWordField word={word} value={typed} error={error} onChange={setTyped} />
      <ConfirmItIsYou recent={recent} hasPassword={hasPassword} />
      <FormActions action="Delete for good" isBusy={recent.isBusy} cancel="Keep my account" onCancel={onClose} />
    </form>
  );
}
