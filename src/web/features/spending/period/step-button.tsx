import { buttonClass } from "#web/ui/button-look.ts";
import { Icon } from "#web/ui/icon.tsx";

type StepProps = { way: "back" | "on"; label: string; onStep: (() => void) | undefined };

/** At the end of the way it stays and does nothing, so that the keyboard is not left nowhere. */
export function StepButton({ way, label, onStep }: StepProps) {
  return (
    <button
      type="button"
      className={buttonClass({ variant: "outline" }, true, `step-button step-button--${way}`)}
      aria-label={label}
      aria-disabled={onStep ? undefined : true}
      onClick={onStep}
    >
      <Icon name="chevron-down" />
    </button>
  );
}
