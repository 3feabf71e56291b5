import { type FormEvent, useRef, useState } from "react";
import { unmetRules } from "#sync/password-policy.ts";
import { identity } from "#web/identity/chosen-identity.ts";
import { paths } from "#web/paths.ts";
import { useAnswer } from "#web/platform/use-answer.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { useFocusOnWrong } from "../focus-on-wrong.ts";
import { identityWords } from "../identity-words.ts";
import { NewPasswordField } from "../password/new-password-field.tsx";
import { missingWords } from "../password/password-words.ts";
import { ProblemNote } from "../problem-note.tsx";
import { useTrial } from "../use-trial.ts";

/** Opening the link used nothing up; the button does. */
export function NewPassword({ secret, onAskAgain }: { secret: string; onAskAgain: () => void }) {
  const [isSet, setSet] = useState(false);
  if (isSet) return <IsSet />;
  return (
    <>
      <h1 tabIndex={-1}>Choose a new password</h1>
      <p className="lede">Once it is set, every device is signed out, and you sign in with the new one.</p>
      <NewPasswordForm secret={secret} onSet={() => setSet(true)} onAskAgain={onAskAgain} />
    </>
  );
}

interface FormProps {
  secret: string;
  onSet: () => void;
  onAskAgain: () => void;
}

function NewPasswordForm({ secret, onSet, onAskAgain }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const focusOnWrong = useFocusOnWrong(form);
  const { isBusy, problem, run } = useTrial();
  const policy = useAnswer(identity.offer).value?.passwordPolicy ?? null;
  const [password, setPassword] = useState("");
  const [isTried, setTried] = useState(false);
  const unmet = policy ? unmetRules(policy, password) : [];
  const error = isTried && policy && unmet.length > 0 ? missingWords(unmet, policy) : undefined;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (password === "" || unmet.length > 0) return focusOnWrong();
    if (await run(() => identity.reset(secret, password))) onSet();
  };
  return (
    <form ref={form} className="account-form" onSubmit={(event) => void submit(event)} noValidate>
      <NewPasswordField label="New password" policy={policy} value={password} error={error} onChange={setPassword} />
      <ProblemNote problem={problem} words={identityWords} />
      {problem?.error === "link-over" ? (
        <Button onClick={onAskAgain}>Ask for another link</Button>
      ) : (
        <Button type="submit" busy={isBusy}>
          Set this password
        </Button>
      )}
    </form>
  );
}

function IsSet() {
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
