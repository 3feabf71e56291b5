import { type FormEvent, useState } from "react";
import type { Account } from "#sync/account-api.ts";
import { unmetRules } from "#sync/password-policy.ts";
import { useAnswer } from "#web/browser/use-answer.ts";
import { identity } from "#web/identity/own-identity.ts";
import { useTrial } from "#web/identity/use-identity.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { DataRow } from "../data/data-row.tsx";
import { FormActions } from "../form-actions.tsx";
import { IdentityNote } from "../identity-note.tsx";
import { identityWords } from "../identity-words.ts";
import { NewPasswordField } from "../password/new-password-field.tsx";
import { PasswordField } from "../password/password-field.tsx";
import { missingWords } from "../password/password-words.ts";

interface PasswordRowProps extends Pick<Account, "email" | "emailVerified"> {
  hasPassword: boolean;
}

export function PasswordRow({ email, emailVerified, hasPassword }: PasswordRowProps) {
  const [isOpen, setOpen] = useState(false);
  // A password by mail would take what was set up before the address was known to be theirs.
  if (!hasPassword && !emailVerified) return <FirstConfirm />;
  if (!hasPassword) return <NoPassword email={email} />;
  return (
    <DataRow title="Password" text="Changing it signs out every other device.">
      <Button variant="outline" size="small" onClick={() => setOpen(true)}>
        Change password
      </Button>
      <Dialog open={isOpen} title="Change your password" onClose={() => setOpen(false)}>
        <ChangeForm onClose={() => setOpen(false)} />
      </Dialog>
    </DataRow>
  );
}

const FirstConfirm = () => (
  <DataRow title="Password" text="You have none. Once your address is confirmed, a mailed link can set one.">
    {null}
  </DataRow>
);

/** Of someone who signs in by other means. */
function NoPassword({ email }: { email: string }) {
  const { show } = useToast();
  const { isBusy, run } = useTrial();
  const send = async () => {
    const isSent = await run(() => identity.requestReset(email));
    show({ text: isSent ? "A link is on its way to you." : "That did not work. Try again in a moment." });
  };
  return (
    <DataRow title="Password" text="You have none. A mailed link sets one.">
      <Button variant="outline" size="small" busy={isBusy} onClick={() => void send()}>
        Mail me a link
      </Button>
    </DataRow>
  );
}

function ChangeForm({ onClose }: { onClose: () => void }) {
  const { show } = useToast();
  const { isBusy, problem, run } = useTrial();
  const policy = useAnswer(identity.offer).value?.passwordPolicy ?? null;
  const [current, setCurrent] = useState("");
  const [next, setNext] = useState("");
  const [isTried, setTried] = useState(false);
  const unmet = policy ? unmetRules(policy, next) : [];
  const isWrong = problem?.error === "wrong-password";
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (current === "" || next === "" || unmet.length > 0) return;
    if (!(await run(() => identity.changePassword(current, next)))) return;
    onClose();
    show({ text: "Your password is changed. Every other device is signed out." });
  };
  const currentError = isWrong ? identityWords(problem) : isTried && current === "" ? "Type your password." : undefined;
  return (
    <form className="data-form" onSubmit={(event) => void submit(event)} noValidate>
      <PasswordField label="Current password" value={current} error={currentError} onChange={setCurrent} />
      <NewPasswordField
        label="New password"
        policy={policy}
        value={next}
        error={isTried && policy && unmet.length > 0 ? missingWords(unmet, policy) : undefined}
        onChange={setNext}
      />
      <IdentityNote problem={isWrong ? null : problem} />
      <FormActions action="Change password" isBusy={isBusy} onCancel={onClose} />
    </form>
  );
}
