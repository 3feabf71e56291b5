import { Button } from "#web/ui/button.tsx";

interface FormActionsProps {
  action: string;
  isBusy?: boolean;
  onCancel?: (() => void) | undefined;
}

export function FormActions({ action, isBusy = false, onCancel }: FormActionsProps) {
  return (
    <div className="actions">
      <Button type="submit" busy={isBusy}>
        {action}
      </Button>
      {onCancel && (
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </div>
  );
}
