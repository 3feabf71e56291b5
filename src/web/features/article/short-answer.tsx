import type { ReactNode } from "react";
import "./short-answer.css";

type Answer = { when: string; pick: string; because: ReactNode };

/** The verdict first, as ledger rows: a reader’s case at the left, the pick and its reason at the right. */
export function ShortAnswer({ answers }: { answers: readonly Answer[] }) {
  return (
    <dl className="short-answer">
      {answers.map(({ when, pick, because }) => (
        <div key={when}>
          <dt>{when}</dt>
          <dd>
            <strong>{pick}</strong>, {because}
          </dd>
        </div>
      ))}
    </dl>
  );
}
