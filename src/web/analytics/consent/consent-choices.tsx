import { Button } from "#web/ui/button.tsx";
import { type Choice, choose, useConsent } from "./consent.ts";

/** Operators and tests find the answers by these names. */
const answers = [
  { choice: "refused", name: "refuse", label: "Refuse" },
  { choice: "granted", name: "grant", label: "Agree" },
] as const;

/** Two answers of the same size, look and effort. */
export function ConsentChoices({ onChosen = () => {} }: { onChosen?: () => void }) {
  const chosen = useConsent()?.choice;
  const take = (next: Choice) => {
    choose(next);
    onChosen();
  };
  return (
    <div className="consent-choices">
      {answers.map(({ choice, name, label }) => (
        <Button
          key={name}
          variant="outline"
          data-consent={name}
          aria-pressed={chosen && chosen === choice}
          onClick={() => take(choice)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
