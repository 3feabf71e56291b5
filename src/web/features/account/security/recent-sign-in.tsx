import { useState } from "react";
import type { Account } from "#sync/account-api.ts";
import { type Answer, refused } from "#web/identity/identity.ts";
import { identity } from "#web/identity/own-identity.ts";
import { type Trial, useTrial } from "#web/identity/use-identity.ts";
import { isSharedComputer } from "#web/store/owner/shared-computer.ts";
import { IdentityNote } from "../identity-note.tsx";
import { identityWords } from "../identity-words.ts";
import { PasswordField } from "../password/password-field.tsx";

export interface Recent extends Trial {
  /** The last sign-in is too long ago for this. */
  mustConfirm: boolean;
  password: string;
  setPassword: (password: string) => void;
}

async function signInAgain({ email }: Account, password: string): Answer {
  const again = await identity.signIn({ email, password, rememberMe: !isSharedComputer(document) });
  if (again.ok || again.problem.error !== "wrong-credentials") return again;
  return refused("wrong-password");
}

/** Something that wants a sign-in of the last minutes: where there is none, the password is asked for in the same step. */
export function useRecent(account: Account): Recent {
  const { run, ...trial } = useTrial();
  const [mustConfirm, setMustConfirm] = useState(() => Date.now() > account.freshUntil);
  const [password, setPassword] = useState("");
  const runRecent: Trial["run"] = (work) =>
    run(async () => {
      const again = mustConfirm ? await signInAgain(account, password) : null;
      if (again && !again.ok) return again;
      const done = await work();
      setMustConfirm(!done.ok && done.problem.error === "sign-in-again");
      return done;
    });
  return { ...trial, run: runRecent, mustConfirm, password, setPassword };
}

/** Where it is needed, the place for the password; and whatever was refused. */
export function ConfirmItIsYou({ recent, hasPassword }: { recent: Recent; hasPassword: boolean }) {
  const { mustConfirm, problem, password, setPassword } = recent;
  if (!mustConfirm) return <IdentityNote problem={problem} />;
  if (!hasPassword)
    return <p role="status">Your last sign-in is a while ago. Sign out, sign in again, and come back here.</p>;
  const isWrong = problem?.error === "wrong-password";
  return (
    <>
      <PasswordField
        label="Your password"
        hint={isWrong ? undefined : identityWords({ error: "sign-in-again" })}
        value={password}
        error={isWrong ? identityWords(problem) : undefined}
        onChange={setPassword}
      />
      <IdentityNote problem={isWrong || problem?.error === "sign-in-again" ? null : problem} />
    </>
  );
}
