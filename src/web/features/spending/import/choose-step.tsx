import { type ChangeEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "#web/ui/button.tsx";

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
    // So that choosing the same file again counts as choosing.
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

/** A file that is dropped anywhere on the page is meant for here, and must not open in place of it. */
function useDroppedFile(onFile: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFile);
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
      if (file) take(file);
    };
    const ending = new AbortController();
    const options = { signal: ending.signal };
    addEventListener("dragover", over, options);
    addEventListener("dragleave", leave, options);
    addEventListener("drop", drop, options);
    return () => ending.abort();
  }, []);
  return isOver;
}
