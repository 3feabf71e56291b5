import { Icon } from "#web/ui/icon.tsx";
import { refusalWords } from "./refusal-words.ts";

/** Always there, so that a refusal which appears is read out. */
export function ProblemNote({ problem }: { problem: string | null }) {
  return (
    <div className="account-note" aria-live="polite">
      {problem && (
        <p className="sharing-problem small">
          <Icon name="alert" size={18} />
          <span>{refusalWords(problem)}</span>
        </p>
      )}
    </div>
  );
}
