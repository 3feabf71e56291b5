import { type FormEvent, type ReactNode, useState } from "react";
import { ok } from "#domain/result.ts";
import type { Account } from "#sync/account-api.ts";
import { identity, useSignInState } from "#web/backends/chosen-identity.ts";
import { type AsyncOutcome, refused } from "#web/backends/identity.ts";
import { passkeys } from "#web/backends/own/passkeys.ts";
import { CodeField } from "#web/household/account/code-field.tsx";
import { identityWords } from "#web/household/account/identity-words.ts";
import { PasswordField } from "#web/household/account/password-field.tsx";
import { type AsyncAction, useAsyncAction } from "#web/household/use-async-action.ts";
import { hasCapability, usePasskeySupport } from "#web/platform/capabilities.ts";
import { isSharedComputer } from "#web/store/index.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { FormActions } from "#web/ui/form-parts.tsx";
import { ProblemNote } from "#web/ui/problem-note.tsx";
import type { TextFieldProps } from "#web/ui/text-field.tsx";

export interface RecentSignIn extends AsyncAction {
  /** The last sign-in is too old for this action. */
  mustConfirm: boolean;
  password: string;
  setPassword: (password: string) => void;
  /** Whether the account has a second factor. */
  needsCode: boolean;
  code: string;
  setCode: (code: string) => void;
  /** Called after confirming another way, such as with a passkey. */
  onConfirmed: () => void;
}

/** Confirms without signing in: with a second factor, a pending sign-in would close the current session. */
async function confirm({ secondFactor }: Account, password: string, code: string): AsyncOutcome {
  if (password === "") return refused("password-missing");
  if (!secondFactor) return identity.confirm(password);
  return code.trim().length < 6 ? refused("code-missing") : identity.confirm(password, code);
}

/**
 * An action that needs a recent sign-in. If the last one is too old, the form asks for the password in the same step.
 */
export function useRecentSignIn(account: Account): RecentSignIn {
  const { run, ...action } = useAsyncAction();
  const [mustConfirm, setMustConfirm] = useState(() => Date.now() > account.freshUntil);
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const runRecent: AsyncAction["run"] = (work) =>
    run(async () => {
      const confirmed = mustConfirm ? await confirm(account, password, code) : null;
      if (confirmed && !confirmed.ok) return confirmed;
      const done = await work();
      setMustConfirm(!done.ok && done.problem.error === "sign-in-again");
      return done;
    });
  const needsCode = account.secondFactor !== null;
  const onConfirmed = () => {
    setMustConfirm(false);
    // Clears the earlier error.
    void run(async () => ok(null));
  };
  return { ...action, run: runRecent, mustConfirm, password, setPassword, needsCode, code, setCode, onConfirmed };
}

const passwordErrors = ["wrong-password", "password-missing"];
const codeErrors = ["wrong-code", "code-missing"];

export function ConfirmationCodeField(field: Pick<TextFieldProps, "value" | "error" | "onChange">) {
  return (
    <CodeField
      label={hasCapability("backup-codes") ? "Code from your app, or a backup code" : "Code from your app"}
      inputMode="text"
      {...field}
    />
  );
}

/** The password and code fields, if they are needed, and any error. */
export function ConfirmItIsYou({ recent, hasPassword }: { recent: RecentSignIn; hasPassword: boolean }) {
  const { mustConfirm, problem, password, setPassword, needsCode, code, setCode } = recent;
  if (!mustConfirm) return <ProblemNote problem={problem} words={identityWords} />;
  if (!hasPassword) return <WithoutPassword isTried={problem !== null} onConfirmed={recent.onConfirmed} />;
  const problemIn = (errors: readonly string[]) => (problem && errors.includes(problem.error) ? problem : undefined);
  const [passwordError, codeError] = [problemIn(passwordErrors), needsCode ? problemIn(codeErrors) : undefined];
  return (
    <>
      <PasswordField
        label="Your password"
        hint={passwordError ? undefined : identityWords({ error: "sign-in-again" })}
        value={password}
        error={passwordError && identityWords(passwordError)}
        onChange={setPassword}
      />
      {needsCode && (
        <ConfirmationCodeField value={code} error={codeError && identityWords(codeError)} onChange={setCode} />
      )}
      <ProblemNote
        problem={passwordError || codeError || problemIn(["sign-in-again"]) ? null : problem}
        words={identityWords}
      />
      <PasskeyInstead onConfirmed={recent.onConfirmed} />
    </>
  );
}

interface ConfirmProps {
  onConfirmed: () => void;
}

/** Whether the user has a passkey and this browser can use it. */
function useOwnPasskey(): boolean {
  const state = useSignInState();
  const isSupported = usePasskeySupport();
  const providers = state.at === "signed-in" ? state.user.providerData : [];
  return isSupported && providers.some(({ providerId }) => providerId === "passkey");
}

/** Signs in again with a passkey. While signed in, the server accepts only the user's own. */
function ConfirmButton({ onConfirmed, children }: ConfirmProps & { children: string }) {
  const { isBusy, problem, run } = useAsyncAction();
  const confirm = async () => {
    if (await run(() => passkeys.signIn(!isSharedComputer(document)))) onConfirmed();
  };
  return (
    <div>
      <Button variant="outline" size="small" busy={isBusy} onClick={() => void confirm()}>
        {children}
      </Button>
      <ProblemNote problem={problem} words={identityWords} />
    </div>
  );
}

const PasskeyInstead = (props: ConfirmProps) =>
  useOwnPasskey() && <ConfirmButton {...props}>Confirm with a passkey instead</ConfirmButton>;

/** `isTried`: the user submitted without confirming. */
function WithoutPassword({ isTried, onConfirmed }: ConfirmProps & { isTried: boolean }) {
  const hasPasskey = useOwnPasskey();
  return (
    <>
      <p role="status" className={isTried ? "account-problem" : undefined}>
        {hasPasskey
          ? identityWords({ error: "sign-in-again" })
          : "Your last sign-in is a while ago. Sign out, sign in again, and come back here."}
      </p>
      {hasPasskey && <ConfirmButton onConfirmed={onConfirmed}>Confirm with your passkey</ConfirmButton>}
    </>
  );
}

interface RecentSignInDialogProps {
  account: Account;
  hasPassword: boolean;
  title: string;
  action: string;
  /** What the action does. */
  children: ReactNode;
  work: () => AsyncOutcome;
  onClose: () => void;
}

/** Asks to confirm an action that needs a recent sign-in. */
export function RecentSignInDialog({ title, ...rest }: RecentSignInDialogProps) {
  return (
    <Dialog open title={title} onClose={rest.onClose}>
      <RecentSignInForm {...rest} />
    </Dialog>
  );
}

function RecentSignInForm({
  account,
  hasPassword,
  action,
  children,
  work,
  onClose,
}: Omit<RecentSignInDialogProps, "title">) {
  const recent = useRecentSignIn(account);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void recent.run(work);
  };
  return (
    <form className="data-form" onSubmit={submit} noValidate>
      {children}
      <ConfirmItIsYou recent={recent} hasPassword={hasPassword} />
      <FormActions action={action} isBusy={recent.isBusy} onCancel={onClose} />
    </form>
  );
}
