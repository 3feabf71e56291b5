import { Button } from "#web/ui/button.tsx";
import { type Choice, choose, useConsent } from "./consent.ts";

/** Two answers of the same size, look and effort. */
export function ConsentChoices({ onChosen = () => {} }: { onChosen?: () => void }) {
  const choice = useConsent()?.choice;
  const take = (next: Choice) => {
    choose(next);
    onChosen();
  };
  return (
    <div className="consent-choices">
      <Button
        variant="outline"
        data-consent="refuse"
        aria-pressed={choice && choice === "refused"}
        onClick={() => take("refused")}
      >
        Refuse
      </Button>
      <Button
        variant="outline"
        data-consent="grant"
        aria-pressed={choice && choice === "granted"}
        onClick={() => take("granted")}
      >
        Agree
      </Button>
    </div>
  );
}
