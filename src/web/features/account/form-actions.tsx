import { Button } from "#web/ui/button.tsx";

interface FormActionsProps {
  action: string;
  isBusy?: boolean;
  /** Absent: not doing it is called cancelling. */
  cancel?: string;
  onCancel?: (() => void) | undefined;
}

export function FormActions({ action, isBusy = false, cancel = "Cancel", onCancel }: FormActionsProps) {
  return (
    <div className="actions">
      <Button type="submit" busy={isBusy}>
        {action}
      </Button>
      {onCancel && (
        <Button variant="outline" onClick={onCancel}>
          {cancel}
        </Button>
      )}
    </div>
  );
}
