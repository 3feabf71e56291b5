import { useState } from "react";
import { ok } from "#domain/result.ts";
import type { Account } from "#sync/account-api.ts";
import { identity } from "#web/identity/chosen-identity.ts";
import { type Answer, refused } from "#web/identity/identity.ts";
import { offers } from "#web/platform/offers.ts";
import type { TextFieldProps } from "#web/ui/text-field.tsx";
import { CodeField } from "../code/code-field.tsx";
import { identityWords } from "../identity-words.ts";
import { PasswordField } from "../password/password-field.tsx";
import { ProblemNote } from "../problem-note.tsx";
import { type Trial, useTrial } from "../use-trial.ts";
import { PasskeyInstead, WithoutPassword } from "./passkeys/confirm-by-passkey.tsx";

export interface Recent extends Trial {
  /** The last sign-in is too long ago for this. */
  mustConfirm: boolean;
  password: string;
  setPassword: (password: string) => void;
  /** The account has a second factor. */
  asksCode: boolean;
  code: string;
  setCode: (code: string) => void;
  /** They have proven it by other means. */
  onConfirmed: () => void;
}

/** Not by signing in: where there is a second factor, half a sign-in would close what is open here. */
async function confirm({ secondFactor }: Account, password: string, code: string): Answer {
  if (password === "") return refused("password-missing");
  if (!secondFactor) return identity.confirm(password);
  return code.trim().length < 6 ? refused("code-missing") : identity.confirm(password, code);
}

/** Something that wants a sign-in of the last minutes: where there is none, the password is asked for in the same step. */
export function useRecent(account: Account): Recent {
  const { run, ...trial } = useTrial();
  const [mustConfirm, setMustConfirm] = useState(() => Date.now() > account.freshUntil);
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const runRecent: Trial["run"] = (work) =>
    run(async () => {
      const again = mustConfirm ? await confirm(account, password, code) : null;
      if (again && !again.ok) return again;
      const done = await work();
      setMustConfirm(!done.ok && done.problem.error === "sign-in-again");
      return done;
    });
  const asksCode = account.secondFactor !== null;
  const onConfirmed = () => {
    setMustConfirm(false);
    // What was refused before is no problem any more.
    void run(async () => ok(null));
  };
  return { ...trial, run: runRecent, mustConfirm, password, setPassword, asksCode, code, setCode, onConfirmed };
}

const aboutPassword = ["wrong-password", "password-missing"];
const aboutCode = ["wrong-code", "code-missing"];

export function ConfirmingCode(field: Pick<TextFieldProps, "value" | "error" | "onChange">) {
  return (
    <CodeField
      label={offers("backup-codes") ? "Code from your app, or a backup code" : "Code from your app"}
      inputMode="text"
      {...field}
    />
  );
}

/** Where it is needed, the place for the password and the code; and whatever was refused. */
export function ConfirmItIsYou({ recent, hasPassword }: { recent: Recent; hasPassword: boolean }) {
  const { mustConfirm, problem, password, setPassword, asksCode, code, setCode } = recent;
  if (!mustConfirm) return <ProblemNote problem={problem} words={identityWords} />;
  if (!hasPassword) return <WithoutPassword isTried={problem !== null} onConfirmed={recent.onConfirmed} />;
  const about = (errors: readonly string[]) => (problem && errors.includes(problem.error) ? problem : undefined);
  const [badPassword, badCode] = [about(aboutPassword), asksCode ? about(aboutCode) : undefined];
  return (
    <>
      <PasswordField
        label="Your password"
        hint={badPassword ? undefined : identityWords({ error: "sign-in-again" })}
        value={password}
        error={badPassword && identityWords(badPassword)}
        onChange={setPassword}
      />
      {asksCode && <ConfirmingCode value={code} error={badCode && identityWords(badCode)} onChange={setCode} />}
      <ProblemNote
        problem={badPassword || badCode || about(["sign-in-again"]) ? null : problem}
        words={identityWords}
      />
      <PasskeyInstead onConfirmed={recent.onConfirmed} />
    </>
  );
}
