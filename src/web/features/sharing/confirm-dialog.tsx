import type { FormEvent, ReactNode } from "react";
import type { Result } from "#domain/result.ts";
import { useAsyncAction } from "#web/household/use-async-action.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { FormActions } from "#web/ui/form-parts.tsx";
import { ProblemNote } from "#web/ui/problem-note.tsx";
import { refusalWords } from "./refusal-words.ts";

interface ConfirmProps {
  title: string;
  /** Label of the submit button. */
  action: string;
  onClose: () => void;
  work: () => Promise<Result<unknown, string>>;
  /** Returns false to block submitting, such as when a typed word is missing; its field then shows an error. */
  check?: () => boolean;
  children: ReactNode;
}

/** Explains an action and runs it. Closes on success. */
export function ConfirmDialog({ title, action, onClose, work, check, children }: ConfirmProps) {
  const { isBusy, problem, run } = useAsyncAction("device");
  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    if ((check?.() ?? true) && (await run(work))) onClose();
  };
  return (
    <Dialog open title={title} onClose={onClose}>
      <form className="data-form" onSubmit={(event) => void confirm(event)} noValidate>
        {children}
        <ProblemNote problem={problem} words={refusalWords} />
        <FormActions action={action} isBusy={isBusy} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
