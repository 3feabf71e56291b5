import { useEffect, useId, useRef } from "react";
import { Icon } from "#web/ui/icon.tsx";
import "./problem-summary.css";

export interface FieldProblem {
  rowId: string;
  field: string;
  /** Which answer it is and what is wrong with it. */
  text: string;
}

interface ProblemSummaryProps {
  title: string;
  problems: readonly FieldProblem[];
  onPick: (rowId: string, field: string) => void;
  /** How often someone wanted to go on. Each time, the keyboard comes here. */
  attempts?: number | undefined;
}

/** What needs a look before the step counts in full. It says where, and takes nobody's answers away. */
export function ProblemSummary({ title, problems, onPick, attempts = 0 }: ProblemSummaryProps) {
  const summary = useRef<HTMLElement>(null);
  const heading = useId();
  useEffect(() => {
    if (attempts > 0) summary.current?.focus();
  }, [attempts]);
  if (problems.length === 0) return null;
  return (
    <section ref={summary} className="problem-summary" tabIndex={-1} aria-labelledby={heading}>
      <Icon name="alert" />
      <div>
        <h2 id={heading}>{title}</h2>
        <ul className="problem-summary-list">
          {problems.map(({ rowId, field, text }) => (
            <li key={`${rowId} ${field}`}>
              <button type="button" className="problem-summary-link" onClick={() => onPick(rowId, field)}>
                {text}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
