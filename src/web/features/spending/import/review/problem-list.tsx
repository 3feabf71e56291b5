import { rowProblemText } from "#web/import/import-words.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { countWords } from "../count-words.ts";
import type { Review } from "./review.ts";

interface ProblemProps {
  review: Review;
  mayLeaveOut: boolean;
  isWanting: boolean;
  onChange: (mayLeaveOut: boolean) => void;
}

/** Rows that can't be read, by line. Nothing is brought until someone says that these may be left out. */
export function ProblemList({ review: { summary }, mayLeaveOut, isWanting, onChange }: ProblemProps) {
  const { problemCount, problems } = summary;
  if (problemCount === 0) return null;
  const more = problemCount - problems.length;
  return (
    <section className="bank-part">
      <h4 className="bank-caption">{countWords(problemCount, "row", "rows")} can’t be read</h4>
      <section className="bank-problems" aria-label="Rows that can’t be read" tabIndex={problems.length > 6 ? 0 : -1}>
        <ul>
          {problems.map((problem) => (
            <li key={problem.line}>{rowProblemText(problem)}</li>
          ))}
        </ul>
        {more > 0 && <p className="quiet">and {more.toLocaleString("en")} more</p>}
      </section>
      <Checkbox
        label={problemCount === 1 ? "Leave this row out" : `Leave these ${problemCount.toLocaleString("en")} rows out`}
        checked={mayLeaveOut}
        onChange={onChange}
        error={isWanting ? wantingWords(problemCount) : undefined}
      />
    </section>
  );
}

const wantingWords = (count: number): string =>
  `Say that ${count === 1 ? "it" : "they"} may be left out, or change how the file is read.`;
