import type { FormEvent, ReactNode } from "react";
import type { Result } from "#domain/result.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { FormActions } from "../form-parts.tsx";
import { ProblemNote } from "../problem-note.tsx";
import { useAsyncAction } from "../use-async-action.ts";
import { refusalWords } from "./refusal-words.ts";

interface ConfirmProps {
  title: string;
  /** What the button that does it says. */
  action: string;
  onClose: () => void;
  work: () => Promise<Result<unknown, string>>;
  /** Whether it may go on. Where something is still missing, such as a typed word, its field says so. */
  check?: () => boolean;
  children: ReactNode;
}

/** Says what will happen before it happens. Closes by itself once it has. */
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
