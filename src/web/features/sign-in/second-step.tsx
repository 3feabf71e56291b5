import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Refusal } from "#web/backends/identity.ts";
import {
  CodeField,
  type CodeKind,
  codeProblem,
  normalizeCode,
  wrongCodeWords,
} from "#web/household/account/code-field.tsx";
import { identityWords } from "#web/household/account/identity-words.ts";
import { hasCapability } from "#web/platform/capabilities.ts";
import { refreshSession } from "#web/platform/session.ts";
import { isSharedComputer } from "#web/store/index.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { focusHeading, focusIn, useFocusInvalid } from "#web/ui/focus.ts";
import { ProblemNote } from "#web/ui/problem-note.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { abandonSignIn, finishSignIn } from "./device-sign-in.ts";
import "./second-step.css";

/** The second factor, after the first one was accepted. */
export function SecondStep(props: SecondStepProps) {
  const { form, kind, typed, errors, isBusy, type, switchKind, submit, startOver, remember } = useSecondStep(props);
  const field = { value: typed[kind], error: errors.code, onChange: type };
  return (
    <form ref={form} className="card second-step" onSubmit={(event) => void submit(event)} noValidate>
      <div>
        <h2>Show that it is you</h2>
        <p className="lede">This account asks for a second factor.</p>
      </div>
      {kind === "app" ? <CodeField {...field} /> : <BackupField {...field} />}
      {hasCapability("remembered-devices") && !isSharedComputer(document) && (
        <Checkbox
          label="Don’t ask on this device for 30 days"
          hint="Only where nobody else uses this browser."
          checked={remember.isOn}
          onChange={remember.set}
        />
      )}
      <ProblemNote problem={errors.form} words={identityWords} />
      <Button type="submit" busy={isBusy}>
        Finish signing in
      </Button>
      <div className="second-step-other">
        {hasCapability("backup-codes") && (
          <Button variant="quiet" onClick={switchKind}>
            {kind === "app" ? "Use a backup code instead" : "Use the app instead"}
          </Button>
        )}
        <Button variant="quiet" onClick={() => void startOver()}>
          Start over
        </Button>
      </div>
    </form>
  );
}

function BackupField(field: { value: string; error: string | undefined; onChange: (typed: string) => void }) {
  return (
    <TextField
      {...field}
      label="Backup code"
      hint="One of the ten that you kept, for when the app is out of reach."
      name="backup-code"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

export interface SecondStepProps {
  onSignedIn: () => void;
  /** The pending sign-in has ended: it expired, or the user started over. */
  onEnd: (isExpired: boolean) => void;
}

interface FieldErrors {
  code?: string | undefined;
  form?: Refusal;
}

const errorsOf = (problem: Refusal, kind: CodeKind): FieldErrors =>
  problem.error === "wrong-code" ? { code: wrongCodeWords[kind] } : { form: problem };

/** Another tab may have completed or abandoned this sign-in. */
function useResyncOnFocus(): void {
  useEffect(() => {
    const resync = () => void refreshSession(0);
    window.addEventListener("focus", resync);
    return () => window.removeEventListener("focus", resync);
  }, []);
}

/** State of the form. Switching the kind of code keeps what was typed for the other one. */
function useSecondStep({ onSignedIn, onEnd }: SecondStepProps) {
  const form = useRef<HTMLFormElement>(null);
  const focusInvalid = useFocusInvalid(form);
  const [kind, setKind] = useState<CodeKind>("app");
  const [typed, setTyped] = useState<Readonly<Record<CodeKind, string>>>({ app: "", backup: "" });
  const [isRemembered, setRemembered] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isBusy, setBusy] = useState(false);
  useResyncOnFocus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each kind of code has its own field
  useEffect(() => void focusIn(form.current, "input"), [kind]);
  const showErrors = (next: FieldErrors) => {
    setErrors(next);
    focusInvalid();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const code = codeProblem(kind, typed[kind]);
    if (code) return showErrors({ code });
    if (isBusy) return;
    setBusy(true);
    const entered = await finishSignIn(normalizeCode(typed[kind]), isRemembered);
    setBusy(false);
    if (entered.ok) onSignedIn();
    else if (entered.problem.error === "nothing-pending") end(true);
    else showErrors(errorsOf(entered.problem, kind));
  };
  const end = (isExpired: boolean) => {
    onEnd(isExpired);
    focusHeading();
  };
  const startOver = async () => {
    await abandonSignIn();
    end(false);
  };
  const type = (code: string) => {
    setErrors({});
    setTyped({ ...typed, [kind]: code });
  };
  const switchKind = () => {
    setErrors({});
    setKind(kind === "app" ? "backup" : "app");
  };
  return {
    form,
    kind,
    typed,
    errors,
    isBusy,
    type,
    switchKind,
    submit,
    startOver,
    remember: { isOn: isRemembered, set: setRemembered },
  };
}
