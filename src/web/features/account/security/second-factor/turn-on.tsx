import { type FormEvent, useState } from "react";
import type { Account } from "#sync/account-api.ts";
import { identity } from "#web/identity/chosen-identity.ts";
import type { AppSecret as Secret } from "#web/identity/identity.ts";
import { offers } from "#web/platform/offers.ts";
import { useToast } from "#web/ui/toast.tsx";
import { CodeField } from "../../code/code-field.tsx";
import { plainCode, refusedWords, wrongIn } from "../../code/code-words.ts";
import { FormActions } from "../../form-actions.tsx";
import { identityWords } from "../../identity-words.ts";
import { ConfirmItIsYou, type Recent, useRecent } from "../recent-sign-in.tsx";
import { AppSecret } from "./app-secret.tsx";

interface TurnOnProps {
  account: Account;
  hasPassword: boolean;
  onChanged: () => Promise<void>;
  onClose: () => void;
  /** It is on: these are the codes for when the app is out of reach. */
  onDone: (backupCodes: string[]) => void;
}

interface StepProps extends Omit<TurnOnProps, "account" | "onChanged" | "onDone"> {
  recent: Recent;
}

/** First what it is, then the app, then a code of it. Until that is right nothing changes. */
export function TurnOn({ account, onDone, onChanged, ...rest }: TurnOnProps) {
  const recent = useRecentOff(account, onChanged);
  const [secret, setSecret] = useState<Secret | null>(null);
  return secret ? (
    <FirstCode {...rest} recent={recent} secret={secret} onDone={onDone} />
  ) : (
    <WhatItIs {...rest} recent={recent} onBegun={setSecret} />
  );
}

/** Another tab may have turned it on meanwhile: then it is said, and the page shows it as it is. */
function useRecentOff(account: Account, onChanged: () => Promise<void>): Recent {
  const recent = useRecent(account);
  const { show } = useToast();
  const run: Recent["run"] = (work) =>
    recent.run(async () => {
      const done = await work();
      if (done.ok || done.problem.error !== "second-factor-on") return done;
      show({ text: identityWords(done.problem), stays: true });
      await onChanged();
      return done;
    });
  return { ...recent, run };
}

function WhatItIs({ recent, hasPassword, onClose, onBegun }: StepProps & { onBegun: (secret: Secret) => void }) {
  const begin = (event: FormEvent) => {
    event.preventDefault();
    void recent.run(async () => {
      const begun = await identity.beginSecondFactor();
      if (begun.ok) onBegun(begun.value);
      return begun;
    });
  };
  return (
    <form className="data-form" onSubmit={begin} noValidate>
      <p>
        You need an authenticator app on your phone, or a password manager that makes codes. From then on, signing in
        asks for a code of it too. Whoever learns your password alone stays outside.
      </p>
      {offers("passkeys") && (
        <p>A passkey needs no code: it counts as both. Turning this on signs out your other devices, once.</p>
      )}
      <ConfirmItIsYou recent={recent} hasPassword={hasPassword} />
      <FormActions action="Go on" isBusy={recent.isBusy} onCancel={onClose} />
    </form>
  );
}

interface FirstCodeProps extends StepProps {
  secret: Secret;
  onDone: TurnOnProps["onDone"];
}

function FirstCode({ recent, secret, hasPassword, onClose, onDone }: FirstCodeProps) {
  const [code, setCode] = useState("");
  const [error, setError] = useState<string>();
  const type = (typed: string) => {
    setCode(typed);
    setError(undefined);
  };
  const confirm = async () => {
    const done = await identity.turnOnSecondFactor(plainCode(code));
    if (done.ok) onDone(done.value.backupCodes);
    else if (done.problem.error === "wrong-code") setError(refusedWords.app);
    return done;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = wrongIn("app", code);
    setError(found);
    if (!found) void recent.run(confirm);
  };
  // That one stands at its field.
  const problem = recent.problem?.error === "wrong-code" ? null : recent.problem;
  return (
    <form className="data-form" onSubmit={submit} noValidate>
      <AppSecret {...secret} />
      <CodeField label="Code that the app shows now" value={code} error={error} onChange={type} />
      <ConfirmItIsYou recent={{ ...recent, problem }} hasPassword={hasPassword} />
      <FormActions action="Turn on" isBusy={recent.isBusy} onCancel={onClose} />
    </form>
  );
}
