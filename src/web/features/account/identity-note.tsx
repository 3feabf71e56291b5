import type { Refused } from "#web/identity/identity.ts";
import { Icon } from "#web/ui/icon.tsx";
import { identityWords } from "./identity-words.ts";

/** Always there, so that a refusal which appears is read out. */
export function IdentityNote({ problem }: { problem: Refused | null | undefined }) {
  return (
    <div className="account-note" aria-live="polite">
      {problem && (
        <p className="account-problem small">
          <Icon name="alert" size={18} />
          <span>{identityWords(problem)}</span>
        </p>
      )}
    </div>
  );
}
