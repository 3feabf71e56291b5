import { Button } from "#web/ui/button.tsx";
import { useIntake } from "../draft/intake-context.tsx";

/** The way back to the household as it was finished last. It goes with the changes, so the keyboard goes to the top. */
export function TakeBack() {
  const { before, hasChanges, discard } = useIntake();
  if (!before || !hasChanges) return null;
  const takeBack = async () => {
    await discard();
    document.querySelector<HTMLElement>("main h1")?.focus();
  };
  return (
    <Button variant="quiet" size="small" className="review-take-back" onClick={() => void takeBack()}>
      Take back all changes
    </Button>
  );
}
