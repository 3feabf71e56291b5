import { Icon } from "./icon.tsx";

interface NoteProps<Problem> {
  problem: Problem | null | undefined;
  words: (problem: Problem) => string;
}

/** Always in the DOM, so that screen readers announce a problem when it appears. */
export function ProblemNote<Problem>({ problem, words }: NoteProps<Problem>) {
  return (
    <div className="account-note" aria-live="polite">
      {problem && (
        <p className="account-problem small">
          <Icon name="alert" size={18} />
          <span>{words(problem)}</span>
        </p>
      )}
    </div>
  );
}
