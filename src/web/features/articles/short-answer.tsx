import type { Answer } from "./article.ts";
import "./short-answer.css";

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
