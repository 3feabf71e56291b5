import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { ChooseStep } from "./choose-step.tsx";
import { HowStep } from "./how/how-step.tsx";
import { ReviewStep } from "./review/review-step.tsx";
import { StepHeading } from "./step-heading.tsx";
import { type ImportDialogProps, useImport } from "./use-import.ts";
import "./import-dialog.css";

/** A bank's file becomes entries: choose it, say how to read it, look at it, bring it. */
export function ImportDialog(props: ImportDialogProps) {
  return (
    <Dialog open title="Import a bank’s file" variant="sheet" onClose={props.onClose}>
      <div className="bank-import">
        <CurrentStep {...props} />
      </div>
    </Dialog>
  );
}

export default ImportDialog;

function CurrentStep(props: ImportDialogProps) {
  const { figures, self, onClose } = props;
  const { household, today } = figures;
  const bank = useImport(props);
  const { step, file, plan } = bank;
  if (step.at === "reading") return <Waiting label="Reading the file" done={step.done} onStop={bank.stopReading} />;
  if (step.at === "writing") return <Waiting label="Importing" done={step.done} onStop={bank.stop} />;
  if (step.at === "how" && file && plan) {
    const ways = { onChange: bank.setPlan, onRead: bank.read, onBack: bank.startOver };
    return <HowStep {...{ household, self, file, plan, ...ways }} problem={step.problem} />;
  }
  if (step.at === "review" && plan) {
    const { review, problem } = step;
    const onImport = (kept: ReadonlySet<number>) => bank.write(review, kept);
    return <ReviewStep {...{ household, today, review, plan, problem, onImport, onClose }} onChange={bank.change} />;
  }
  const { isOpening = false, problem } = step.at === "choose" ? step : {};
  return <ChooseStep {...{ isOpening, problem }} onFile={bank.open} />;
}

function Waiting({ label, done, onStop }: { label: string; done: number; onStop: () => void }) {
  return (
    <div className="bank-step">
      <StepHeading text={label} />
      <Progress label={label} value={Math.round(done * 100)} max={100} tone="plain" />
      <div className="bank-actions">
        <Button variant="outline" onClick={onStop}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
