import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Refused } from "#web/identity/identity.ts";
import { offers } from "#web/platform/offers.ts";
import { resyncSession } from "#web/platform/session.ts";
import { isSharedComputer } from "#web/store/owner/owner.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { focusHeading, useFocusOnWrong } from "../focus-on-wrong.ts";
import { identityWords } from "../identity-words.ts";
import { ProblemNote } from "../problem-note.tsx";
import { CodeField, type CodeKind, normalizeCode, wrongCodeWords, codeProblem } from "./code-field.tsx";
import { finishSignIn, abandonSignIn } from "./device-sign-in.ts";
import "./second-step.css";

/** The first factor was right, and the account asks for a second. */
export function SecondStep(props: SecondStepProps) {
  const { form, kind, typed, errors, isBusy, type, change, submit, startOver, remember } = useSecondStep(props);
  const field = { value: typed[kind], error: errors.code, onChange: type };
  return (
    <form ref={form} className="card second-step" onSubmit={(event) => void submit(event)} noValidate>
      <div>
        <h2>Show that it is you</h2>
        <p className="lede">This account asks for a second factor.</p>
      </div>
      {kind === "app" ? <CodeField {...field} /> : <BackupField {...field} />}
      {offers("remembered-devices") && !isSharedComputer(document) && (
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
        {offers("backup-codes") && (
          <Button variant="quiet" onClick={change}>
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
  /** Nobody is about to be signed in any more: it took too long, or was given up. */
  onEnd: (isOver: boolean) => void;
}

interface FieldErrors {
  code?: string | undefined;
  form?: Refused;
}

const errorsOf = (problem: Refused, kind: CodeKind): FieldErrors =>
  problem.error === "wrong-code" ? { code: wrongCodeWords[kind] } : { form: problem };

/** Another tab may have finished it, or given it up. */
function useLookAgain(): void {
  useEffect(() => {
    const look = () => void resyncSession(0);
    window.addEventListener("focus", look);
    return () => window.removeEventListener("focus", look);
  }, []);
}

/** What the step does. What was typed as the one kind of code stays while the other is tried. */
export function useSecondStep({ onSignedIn, onEnd }: SecondStepProps) {
  const form = useRef<HTMLFormElement>(null);
  const focusOnWrong = useFocusOnWrong(form);
  const [kind, setKind] = useState<CodeKind>("app");
  const [typed, setTyped] = useState<Readonly<Record<CodeKind, string>>>({ app: "", backup: "" });
  const [isRemembered, setRemembered] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isBusy, setBusy] = useState(false);
  useLookAgain();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another kind is another field
  useEffect(() => form.current?.querySelector("input")?.focus(), [kind]);
  const refuse = (found: FieldErrors) => {
    setErrors(found);
    focusOnWrong();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const code = codeProblem(kind, typed[kind]);
    if (code) return refuse({ code });
    if (isBusy) return;
    setBusy(true);
    const entered = await finishSignIn(normalizeCode(typed[kind]), isRemembered);
    setBusy(false);
    if (entered.ok) onSignedIn();
    else if (entered.problem.error === "nothing-pending") end(true);
    else refuse(errorsOf(entered.problem, kind));
  };
  const end = (isOver: boolean) => {
    onEnd(isOver);
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
  const change = () => {
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
    change,
    submit,
    startOver,
    remember: { isOn: isRemembered, set: setRemembered },
  };
}
