import type { ReactNode } from "react";
import type { Result } from "#domain/result.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { ProblemNote } from "./problem-note.tsx";
import { useAction } from "./use-action.ts";

interface ConfirmProps {
  title: string;
  /** What the button that does it says. */
  action: string;
  onClose: () => void;
  work: () => Promise<Result<unknown, string>>;
  /** Something is still missing, such as a typed word. */
  isHeld?: boolean;
  children: ReactNode;
}

/** Says what will happen before it happens. Closes by itself once it has. */
export function ConfirmDialog({ title, action, onClose, work, isHeld = false, children }: ConfirmProps) {
  const { isBusy, problem, run } = useAction();
  const confirm = async () => (await run(work)) && onClose();
  return (
    <Dialog open title={title} onClose={onClose}>
      <div className="sharing-dialog">
        {children}
        <ProblemNote problem={problem} />
        <div className="sharing-actions">
          <Button busy={isBusy} disabled={isHeld} onClick={() => void confirm()}>
            {action}
          </Button>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
