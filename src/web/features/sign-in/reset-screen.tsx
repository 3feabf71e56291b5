import { type FormEvent, useRef, useState } from "react";
import { unmetRules } from "#sync/password-policy.ts";
import { identity } from "#web/backends/chosen-identity.ts";
import { EmailField, invalidEmailWords, isEmail, normalizeEmail } from "#web/household/account/email-field.tsx";
import { identityWords } from "#web/household/account/identity-words.ts";
import { missingWords, NewPasswordField } from "#web/household/account/password-field.tsx";
import { useAsyncAction } from "#web/household/use-async-action.ts";
import { paths } from "#web/paths.ts";
import { Link } from "#web/platform/router/router.tsx";
import { useQuery } from "#web/platform/use-query.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { useFocusInvalid } from "#web/ui/focus.ts";
import { ProblemNote } from "#web/ui/problem-note.tsx";
import { useLinkSecret } from "./mailed-link.ts";

/** Requests a reset link by email or, opened by that link, sets a new password. */
export function ResetScreen() {
  const { secret, forget } = useLinkSecret();
  return (
    <div className="wrap page">
      <div className="account-step">
        {secret ? <NewPassword key={secret} secret={secret} onRequestAnother={forget} /> : <RequestLink />}
      </div>
    </div>
  );
}

/** Says the same whether the account exists or not. */
function RequestLink() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <>
      <h1 tabIndex={-1}>Set a new password</h1>
      <p className="lede" role="status">
        {sentTo === null
          ? "Type the address of your account, and we mail you a link."
          : `If ${sentTo} has an account, a link is on its way there. It works once, within an hour.`}
      </p>
      {sentTo === null ? (
        <RequestForm onSent={setSentTo} />
      ) : (
        <Button variant="outline" onClick={() => setSentTo(null)}>
          Use another address
        </Button>
      )}
      <p className="small">
        <Link to={paths.account}>Back to signing in</Link>
      </p>
    </>
  );
}

function RequestForm({ onSent }: { onSent: (email: string) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const focusInvalid = useFocusInvalid(form);
  const { isBusy, problem, run } = useAsyncAction();
  const [email, setEmail] = useState("");
  const [isInvalid, setInvalid] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setInvalid(!isEmail(email));
    if (!isEmail(email)) return focusInvalid();
    const plain = normalizeEmail(email);
    if (await run(() => identity.requestReset(plain))) onSent(plain);
  };
  return (
    <form ref={form} className="account-form" onSubmit={(event) => void submit(event)} noValidate>
      <EmailField value={email} error={isInvalid ? invalidEmailWords : undefined} onChange={setEmail} />
      <ProblemNote problem={problem} words={identityWords} />
      <Button type="submit" busy={isBusy}>
        Mail me a link
      </Button>
    </form>
  );
}

/** The button uses up the link; opening it does not. */
export function NewPassword({ secret, onRequestAnother }: { secret: string; onRequestAnother: () => void }) {
  const [isSet, setSet] = useState(false);
  if (isSet) return <PasswordIsSet />;
  return (
    <>
      <h1 tabIndex={-1}>Choose a new password</h1>
      <p className="lede">Once it is set, every device is signed out, and you sign in with the new one.</p>
      <NewPasswordForm secret={secret} onSet={() => setSet(true)} onRequestAnother={onRequestAnother} />
    </>
  );
}

interface FormProps {
  secret: string;
  onSet: () => void;
  onRequestAnother: () => void;
}

function NewPasswordForm({ secret, onSet, onRequestAnother }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const focusInvalid = useFocusInvalid(form);
  const { isBusy, problem, run } = useAsyncAction();
  const policy = useQuery(identity.offer).value?.passwordPolicy ?? null;
  const [password, setPassword] = useState("");
  const [isTried, setTried] = useState(false);
  const unmet = policy ? unmetRules(policy, password) : [];
  const error = isTried && policy && unmet.length > 0 ? missingWords(unmet, policy) : undefined;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (password === "" || unmet.length > 0) return focusInvalid();
    if (await run(() => identity.reset(secret, password))) onSet();
  };
  return (
    <form ref={form} className="account-form" onSubmit={(event) => void submit(event)} noValidate>
      <NewPasswordField label="New password" policy={policy} value={password} error={error} onChange={setPassword} />
      <ProblemNote problem={problem} words={identityWords} />
      {problem?.error === "link-over" ? (
        <Button onClick={onRequestAnother}>Ask for another link</Button>
      ) : (
        <Button type="submit" busy={isBusy}>
          Set this password
        </Button>
      )}
    </form>
  );
}

function PasswordIsSet() {
  return (
    <>
      <h1 tabIndex={-1}>Your new password is set</h1>
      <p className="lede" role="status">
        Every device is signed out. Sign in with it, and your household opens again.
      </p>
      <ButtonLink to={paths.account}>Sign in</ButtonLink>
    </>
  );
}
