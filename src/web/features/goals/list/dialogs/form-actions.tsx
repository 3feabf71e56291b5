import { Button } from "#web/ui/button.tsx";

interface ActionsProps {
  submitLabel: string;
  isBusy: boolean;
  onClose: () => void;
}

/** The submit and cancel buttons at the end of each goal form. */
export const FormActions = ({ submitLabel, isBusy, onClose }: ActionsProps) => (
  <div className="goal-form-wide goal-form-actions">
    <Button type="submit" busy={isBusy}>
      {submitLabel}
    </Button>
    <Button variant="quiet" onClick={onClose}>
      Cancel
    </Button>
  </div>
);
