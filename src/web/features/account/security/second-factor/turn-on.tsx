import { type FormEvent, useMemo, useState } from "react";
import type { Account } from "#sync/account-api.ts";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { LoadedSection } from "#web/app/lazy/lazy-section.tsx";
import { useChunk } from "#web/app/lazy/use-chunk.ts";
import { identity } from "#web/backends/chosen-identity.ts";
import type { AppSecret as Secret } from "#web/backends/identity.ts";
import { CodeField, codeProblem, normalizeCode, wrongCodeWords } from "#web/household/account/code-field.tsx";
import { identityWords } from "#web/household/account/identity-words.ts";
import { hasCapability } from "#web/platform/capabilities.ts";
import { Button } from "#web/ui/button.tsx";
import { useClipboard } from "#web/ui/copyable-link.tsx";
import { FormActions } from "#web/ui/form-parts.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { ConfirmItIsYou, type RecentSignIn, useRecentSignIn } from "../recent-sign-in.tsx";

interface TurnOnProps {
  account: Account;
  hasPassword: boolean;
  onChanged: () => Promise<void>;
  onClose: () => void;
  /** Receives the backup codes once the second factor is on. */
  onDone: (backupCodes: string[]) => void;
}

interface StepProps extends Omit<TurnOnProps, "account" | "onChanged" | "onDone"> {
  recent: RecentSignIn;
}

/** Explains, shows the app's secret, then asks for a first code. Nothing changes until that code is right. */
export function TurnOn({ account, onDone, onChanged, ...rest }: TurnOnProps) {
  const recent = useRecentSignInWhileOff(account, onChanged);
  const [secret, setSecret] = useState<Secret | null>(null);
  return secret ? (
    <FirstCode {...rest} recent={recent} secret={secret} onDone={onDone} />
  ) : (
    <Introduction {...rest} recent={recent} onBegun={setSecret} />
  );
}

/** Another tab may have turned it on meanwhile. Then this says so and reloads the account. */
function useRecentSignInWhileOff(account: Account, onChanged: () => Promise<void>): RecentSignIn {
  const recent = useRecentSignIn(account);
  const { show } = useToast();
  const run: RecentSignIn["run"] = (work) =>
    recent.run(async () => {
      const done = await work();
      if (done.ok || done.problem.error !== "second-factor-on") return done;
      show({ text: identityWords(done.problem), stays: true });
      await onChanged();
      return done;
    });
  return { ...recent, run };
}

function Introduction({ recent, hasPassword, onClose, onBegun }: StepProps & { onBegun: (secret: Secret) => void }) {
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
      {hasCapability("passkeys") && (
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
    const done = await identity.turnOnSecondFactor(normalizeCode(code));
    if (done.ok) onDone(done.value.backupCodes);
    else if (done.problem.error === "wrong-code") setError(wrongCodeWords.app);
    return done;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const invalid = codeProblem("app", code);
    setError(invalid);
    if (!invalid) void recent.run(confirm);
  };
  // A wrong code is shown at its field.
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

const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(" ") ?? "";

/** The secret three ways: a QR code, a link for an app on this device, and text to type. */
function AppSecret({ secret, uri }: Secret) {
  const { words, copy } = useClipboard();
  return (
    <div className="app-secret">
      <QrCode text={uri} label="Square code to scan with your authenticator app" />
      <div className="app-secret-words">
        <p>Scan this with your authenticator app.</p>
        <p className="small quiet">
          On this device? <a href={uri}>Open your app</a>, or type this secret into it:
        </p>
        <p>
          <code className="app-secret-text">{inGroups(secret)}</code>
        </p>
        <Button variant="outline" size="small" onClick={() => void copy(secret)}>
          Copy the secret
        </Button>
        <p className="small quiet" role="status">
          {words}
        </p>
      </div>
    </div>
  );
}

const qrDrawing = lazyChunk("qr-drawing", () => import("./qr-drawing.ts"));

/** Whole pixels, so that all modules have the same size. */
const moduleWidth = 4;
/** Placeholder size; avoids layout shift for the usual secret. */
const usualSize = 57;

/** A QR code. The encoder loads on demand. */
function QrCode({ text, label }: { text: string; label: string }) {
  const loaded = useChunk(qrDrawing);
  const drawing = useMemo(() => loaded.module?.qrDrawing(text), [loaded.module, text]);
  if (loaded.error !== undefined)
    return (
      <>
        <LoadedSection loaded={loaded}>{null}</LoadedSection>
        <p role="status">The square code did not load. You can use the secret below instead.</p>
      </>
    );
  const size = drawing?.size ?? usualSize;
  const width = size * moduleWidth;
  return (
    <svg
      className="qr-code"
      width={width}
      height={width}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={drawing?.path ?? ""} />
    </svg>
  );
}
