import { accountPath } from "#web/paths.ts";
import { Link } from "#web/platform/router/link.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { identityWords } from "../identity-words.ts";
import { NewPasswordField } from "../password/new-password-field.tsx";
import { PasswordField } from "../password/password-field.tsx";
import { ProblemNote } from "../problem-note.tsx";
import { PasskeyButton } from "./passkey-button.tsx";
import { SharedComputer } from "./shared-computer.tsx";
import { type SignInFormProps, useSignInForm } from "./use-sign-in-form.ts";

/** Two fields, whichever way. */
export function SignInForm(props: SignInFormProps) {
  const { mode, typed, policy } = props;
  const { form, wrong, isBusy, submit, byPasskey, type } = useSignInForm(props);
  const field = {
    ...{ label: "Password", name: "password", value: typed.password, error: wrong.password },
    onChange: (password: string) => type({ password }),
  };
  return (
    <form ref={form} className="sign-in-form" onSubmit={(event) => void submit(event)} noValidate>
      <EmailField value={typed.email} error={wrong.email} onChange={(email) => type({ email })} />
      {mode === "sign-in" ? (
        <PasswordField {...field} aside={<ForgotIt />} />
      ) : (
        <NewPasswordField {...field} policy={policy} />
      )}
      <SharedComputer isShared={typed.isShared} onChange={(isShared) => type({ isShared })} />
      <ProblemNote problem={wrong.form} words={identityWords} />
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

interface EmailProps {
  label?: string;
  value: string;
  error: string | undefined;
  onChange: (email: string) => void;
}

export function EmailField({ label = "Email", ...field }: EmailProps) {
  return (
    <TextField
      {...field}
      label={label}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

const ForgotIt = () => <Link to={accountPath("reset")}>Forgot it?</Link>;
