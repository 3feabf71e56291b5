import { Link } from "#web/platform/router/link.tsx";
import { Icon } from "#web/ui/icon.tsx";
import "./step-cells.css";

/** `stale`: answered long ago, and due for another look. */
export type StepState = "done" | "open" | "stale";

export interface StepCell {
  id: string;
  name: string;
  to: string;
  state: StepState;
  isCurrent: boolean;
}

const stateWords: Record<StepState, string> = { done: "done", open: "not yet", stale: "look again" };

/** How far the intake is, one cell a step. Every step can be reached from every other. */
export function StepCells({ steps }: { steps: readonly StepCell[] }) {
  return (
    <nav className="step-cells" aria-label="Steps">
      <ol className="step-cells-list">
        {steps.map((step) => (
          <li key={step.id}>
            <Link to={step.to} className={classOf(step)} aria-current={step.isCurrent ? "step" : undefined}>
              <span className="step-cells-cell">
                <StateMark state={step.state} />
              </span>
              <span className="step-cells-name">
                {step.name}
                <span className="visually-hidden">, {wordsOf(step)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const classOf = ({ state, isCurrent }: StepCell): string =>
  `step-cells-link step-cells-link--${state}${isCurrent ? " step-cells-link--now" : ""}`;

function wordsOf({ state, isCurrent }: StepCell): string {
  if (!isCurrent) return stateWords[state];
  return state === "open" ? "now" : `now, ${stateWords[state]}`;
}

function StateMark({ state }: { state: StepState }) {
  if (state === "done") return <Icon name="check" size={16} />;
  if (state === "open") return null;
  return (
    <svg className="icon" width="16" height="16" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M15.9 11.5a6 6 0 1 1-1.2-5.3L16.5 8M16.5 4v4h-4" />
    </svg>
  );
}
