import { Button } from "#web/ui/button.tsx";

interface ActionsProps {
  does: string;
  isBusy: boolean;
  onClose: () => void;
}

/** The end of every form about a goal. */
export const FormActions = ({ does, isBusy, onClose }: ActionsProps) => (
  <div className="goal-form-wide goal-form-actions">
    <Button type="submit" busy={isBusy}>
      {does}
    </Button>
    <Button variant="quiet" onClick={onClose}>
      Cancel
    </Button>
  </div>
);
