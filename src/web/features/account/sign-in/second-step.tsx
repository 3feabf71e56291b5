import { offers } from "#web/platform/offers.ts";
import { isSharedComputer } from "#web/store/owner/shared-computer.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { CodeField } from "../code/code-field.tsx";
import { identityWords } from "../identity-words.ts";
import { ProblemNote } from "../problem-note.tsx";
import { type SecondStepProps, useSecondStep } from "./use-second-step.ts";
import "./second-step.css";

/** The first factor was right, and the account asks for a second. */
export function SecondStep(props: SecondStepProps) {
  const { form, kind, typed, wrong, isBusy, type, change, submit, startOver, remember } = useSecondStep(props);
  const field = { value: typed[kind], error: wrong.code, onChange: type };
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
      <ProblemNote problem={wrong.form} words={identityWords} />
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
