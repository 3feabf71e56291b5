import { type FormEvent, type ReactNode, useRef, useState } from "react";
import type { PasswordPolicy } from "#sync/password-policy.ts";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { type AsyncOutcome, refused, type SignInState } from "#web/backends/identity.ts";
import { EmailField } from "#web/household/account/email-field.tsx";
import { identityWords } from "#web/household/account/identity-words.ts";
import { NewPasswordField, PasswordField } from "#web/household/account/password-field.tsx";
import { accountPath } from "#web/paths.ts";
import { usePasskeySupport } from "#web/platform/capabilities.ts";
import { Link } from "#web/platform/router/router.tsx";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { useFocusInvalid } from "#web/ui/focus.ts";
import { ProblemNote } from "#web/ui/problem-note.tsx";
import { signInWithPassword } from "./device-sign-in.ts";
import {
  errorsOf,
  type FieldErrors,
  type Mode,
  type SignInFields,
  validateFields,
  validateForPasskey,
} from "./sign-in-fields.ts";

/** Email and password, to sign in or to sign up. */
export function SignInForm(props: SignInFormProps) {
  const { mode, fields, policy } = props;
  const { form, errors, isBusy, submit, byPasskey, type } = useSignInForm(props);
  const field = {
    label: "Password",
    name: "password",
    value: fields.password,
    error: errors.password,
    onChange: (password: string) => type({ password }),
  };
  return (
    <form ref={form} className="sign-in-form" onSubmit={(event) => void submit(event)} noValidate>
      <EmailField value={fields.email} error={errors.email} onChange={(email) => type({ email })} />
      {mode === "sign-in" ? (
        <PasswordField {...field} aside={<ForgotPassword />} />
      ) : (
        <NewPasswordField {...field} policy={policy} />
      )}
      <SharedComputer isShared={fields.isShared} onChange={(isShared) => type({ isShared })} />
      <ProblemNote problem={errors.form} words={identityWords} />
      <div className="sign-in-actions">
        <Button type="submit" busy={isBusy}>
          {mode === "sign-in" ? "Sign in" : "Create account"}
        </Button>
        <PasskeyButton isBusy={isBusy} onClick={() => void byPasskey()}>
          {mode === "sign-in" ? "Sign in with a passkey" : "Use a passkey instead"}
        </PasskeyButton>
      </div>
    </form>
  );
}

const ForgotPassword = () => <Link to={accountPath("reset")}>Forgot it?</Link>;

interface SignInFormProps {
  mode: Mode;
  fields: SignInFields;
  onChangeFields: (fields: SignInFields) => void;
  policy: PasswordPolicy | null;
  onSignedIn: () => void;
}

/** Validates and submits the form. A rejected attempt keeps what was typed. */
function useSignInForm({ mode, fields, onChangeFields, policy, onSignedIn }: SignInFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const focusInvalid = useFocusInvalid(form);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isBusy, setBusy] = useState(false);
  const showErrors = (invalid: FieldErrors) => {
    setErrors(invalid);
    focusInvalid();
  };
  const enter = async (invalid: FieldErrors, method: typeof signInWithPassword) => {
    if (Object.keys(invalid).length > 0) return showErrors(invalid);
    if (isBusy) return;
    setErrors({});
    setBusy(true);
    const entered = await method(mode, fields);
    setBusy(false);
    if (!entered.ok) showErrors(errorsOf(entered.problem, policy));
    else if (entered.value.at === "signed-in") onSignedIn();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    return enter(validateFields(fields, mode, policy), signInWithPassword);
  };
  const byPasskey = () => enter(validateForPasskey(fields, mode), passkeySignIn);
  /** Clears the error of the field that is being edited. */
  const type = (change: Partial<SignInFields>) => {
    const remaining = Object.entries(errors).filter(([field]) => field !== "form" && !Object.hasOwn(change, field));
    setErrors(Object.fromEntries(remaining));
    onChangeFields({ ...fields, ...change });
  };
  return { form, errors, isBusy, submit, byPasskey, type };
}

const passkeyModule = lazyChunk("passkey-way", () => import("./passkey-way.ts"));

/** Signs in with a passkey, or signs up with an email and a new passkey. The code for that loads now. */
async function passkeySignIn(mode: Mode, fields: SignInFields): AsyncOutcome<SignInState> {
  const module = await passkeyModule.load().catch(() => null);
  return module ? module.byPasskey(mode, fields) : refused("unreachable");
}

interface PasskeyButtonProps {
  isBusy: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** Hidden in browsers without passkeys. */
function PasskeyButton({ isBusy, onClick, children }: PasskeyButtonProps) {
  if (!usePasskeySupport()) return null;
  return (
    <Button variant="outline" busy={isBusy} onClick={onClick}>
      {children}
    </Button>
  );
}

interface SharedComputerProps {
  isShared: boolean;
  onChange: (isShared: boolean) => void;
}

/** Part of every form that signs in. */
export const SharedComputer = ({ isShared, onChange }: SharedComputerProps) => (
  <Checkbox
    label="This is a shared computer"
    hint="Your household then stays in memory only and goes with the browser. What is here already stays as it is."
    checked={isShared}
    onChange={onChange}
  />
);
