import { type ChangeEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { HowStep } from "./how-step.tsx";
import { ReviewStep } from "./review-step.tsx";
import { StepHeading } from "./step-parts.tsx";
import { type ImportDialogProps, useImport } from "./use-import.ts";
import "./import-dialog.css";

/** Imports a bank's file: choose it, say how to read it, review it, import it. */
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
  const flow = useImport(props);
  const { step, file, plan } = flow;
  if (step.at === "reading") return <Waiting label="Reading the file" done={step.done} onStop={flow.stopReading} />;
  if (step.at === "writing") return <Waiting label="Importing" done={step.done} onStop={flow.stop} />;
  if (step.at === "how" && file && plan) {
    const actions = { onChange: flow.setPlan, onRead: flow.read, onBack: flow.startOver };
    return <HowStep household={household} self={self} file={file} plan={plan} {...actions} problem={step.problem} />;
  }
  if (step.at === "review" && plan) {
    const { review, problem } = step;
    const onImport = (included: ReadonlySet<number>, declined: ReadonlySet<number>) =>
      flow.write(review, included, declined);
    return (
      <ReviewStep
        household={household}
        today={today}
        review={review}
        state={figures.state}
        plan={plan}
        problem={problem}
        onImport={onImport}
        onClose={onClose}
        onChange={flow.change}
      />
    );
  }
  const { isOpening = false, problem } = step.at === "choose" ? step : {};
  return <ChooseStep isOpening={isOpening} problem={problem} onFile={flow.open} />;
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

interface ChooseProps {
  isOpening: boolean;
  problem: string | undefined;
  onFile: (file: File) => void;
}

export function ChooseStep({ isOpening, problem, onFile }: ChooseProps) {
  const input = useRef<HTMLInputElement>(null);
  const isOver = useDroppedFile(onFile);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) onFile(file);
    // Without this, choosing the same file again fires no change event.
    target.value = "";
  };
  return (
    <div className="bank-step">
      <p className="lede">
        Choose a CSV file that your bank lets you download. Its days, payees, notes and amounts are read. The file is
        read on this device and is sent nowhere.
      </p>
      <div className={isOver ? "bank-drop bank-drop--over" : "bank-drop"}>
        <input
          ref={input}
          className="visually-hidden"
          type="file"
          aria-label="Bank’s file"
          tabIndex={-1}
          accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
          onChange={choose}
        />
        <Button busy={isOpening} onClick={() => input.current?.click()}>
          {isOpening ? "Opening…" : "Choose a file"}
        </Button>
        <p className="small quiet bank-drop-words">or drop it here</p>
      </div>
      <p className="field-error" role="alert">
        {problem}
      </p>
      <p className="small quiet">
        Nothing is kept before you have seen what the file holds. Rows from an earlier import are not brought twice.
      </p>
    </div>
  );
}

/** Accepts a file dropped anywhere on the page; by default the browser would open it in place of the page. */
function useDroppedFile(onFile: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  const onDrop = useEffectEvent(onFile);
  useEffect(() => {
    const over = (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer?.files ?? [];
      if (file) onDrop(file);
    };
    const listeners = new AbortController();
    const options = { signal: listeners.signal };
    addEventListener("dragover", over, options);
    addEventListener("dragleave", leave, options);
    addEventListener("drop", drop, options);
    return () => listeners.abort();
  }, []);
  return isOver;
}
