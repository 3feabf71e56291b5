import { type FormEvent, useState } from "react";
import type { Account } from "#sync/account-api.ts";
import { unmetRules } from "#sync/password-policy.ts";
import { identity } from "#web/backends/chosen-identity.ts";
import { identityWords } from "#web/household/account/identity-words.ts";
import { missingWords, NewPasswordField, PasswordField } from "#web/household/account/password-field.tsx";
import { useAsyncAction } from "#web/household/use-async-action.ts";
import { useQuery } from "#web/platform/use-query.ts";
import { Button } from "#web/ui/button.tsx";
import { DataRow } from "#web/ui/data-row.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { FormActions } from "#web/ui/form-parts.tsx";
import { ProblemNote } from "#web/ui/problem-note.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { ConfirmationCodeField, useRecentSignIn } from "./recent-sign-in.tsx";

export function PasswordRow({ account, hasPassword }: { account: Account; hasPassword: boolean }) {
  const { email, emailVerified } = account;
  const [isOpen, setOpen] = useState(false);
  // Setting a password by mail at an unconfirmed address removes the passkeys and phone number set up before.
  if (!hasPassword && !emailVerified) return <FirstConfirm />;
  if (!hasPassword) return <NoPassword email={email} />;
  return (
    <DataRow title="Password" text="Changing it signs out every other device.">
      <Button variant="outline" size="small" onClick={() => setOpen(true)}>
        Change password
      </Button>
      <Dialog open={isOpen} title="Change your password" onClose={() => setOpen(false)}>
        <ChangeForm account={account} onClose={() => setOpen(false)} />
      </Dialog>
    </DataRow>
  );
}

const FirstConfirm = () => (
  <DataRow title="Password" text="You have none. Once your address is confirmed, a mailed link can set one.">
    {null}
  </DataRow>
);

/** For accounts without a password, which sign in another way. */
function NoPassword({ email }: { email: string }) {
  const { show } = useToast();
  const { isBusy, run } = useAsyncAction();
  const send = async () => {
    const isSent = await run(() => identity.requestReset(email));
    if (isSent) show({ text: "A link is on its way to you." });
    else show({ text: "That did not work. Try again in a moment.", stays: true });
  };
  return (
    <DataRow title="Password" text="You have none. A mailed link sets one.">
      <Button variant="outline" size="small" busy={isBusy} onClick={() => void send()}>
        Mail me a link
      </Button>
    </DataRow>
  );
}

const fieldErrors = ["wrong-password", "wrong-code", "code-missing"];

function ChangeForm({ account, onClose }: { account: Account; onClose: () => void }) {
  const { show } = useToast();
  // `useRecentSignIn` asks for the second factor again where the sign-in is too old. The password field is here anyway.
  const { isBusy, problem, run, ...recent } = useRecentSignIn(account);
  const policy = useQuery(identity.offer).value?.passwordPolicy ?? null;
  const [next, setNext] = useState("");
  const [isTried, setTried] = useState(false);
  const unmet = policy ? unmetRules(policy, next) : [];
  const atField = problem && fieldErrors.includes(problem.error) ? problem : null;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (recent.password === "" || next === "" || unmet.length > 0) return;
    if (!(await run(() => identity.changePassword(recent.password, next)))) return;
    onClose();
    show({ text: "Your password is changed. Every other device is signed out." });
  };
  const missing = isTried && recent.password === "" ? "Type your password." : undefined;
  const about = (field: string) => (atField?.error.includes(field) ? identityWords(atField) : undefined);
  return (
    <form className="data-form" onSubmit={(event) => void submit(event)} noValidate>
      <PasswordField
        label="Current password"
        value={recent.password}
        error={about("password") ?? missing}
        onChange={recent.setPassword}
      />
      {recent.mustConfirm && recent.needsCode && (
        <ConfirmationCodeField value={recent.code} error={about("code")} onChange={recent.setCode} />
      )}
      <NewPasswordField
        label="New password"
        policy={policy}
        value={next}
        error={isTried && policy && unmet.length > 0 ? missingWords(unmet, policy) : undefined}
        onChange={setNext}
      />
      <ProblemNote problem={atField ? null : problem} words={identityWords} />
      <FormActions action="Change password" isBusy={isBusy} onCancel={onClose} />
    </form>
  );
}
