import type { ReactNode } from "react";
import { type Step, staleSteps, stepOfPart, steps } from "#domain/intake/intake-steps.ts";
import { Link } from "#web/platform/router/router.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { type Intake, useIntake } from "./draft/use-draft.tsx";
import { type Page, pageWords, urlOf } from "./pages.ts";
import { useYourWeek, YourWeek } from "./week/your-week.tsx";
import "./intake-screen.css";

interface IntakeFrameProps {
  page: Page;
  isEdit: boolean;
  children: ReactNode;
}

/** The progress cells on top, the step on the left, the week on the right. */
export function IntakeFrame({ page, isEdit, children }: IntakeFrameProps) {
  const intake = useIntake();
  const week = useYourWeek(page, isEdit);
  return (
    <>
      <StepCells steps={steps.map((step) => cellOf(step, page, isEdit, intake))} />
      <div className="columns">
        <div>{children}</div>
        <div className="intake-layout-side">
          <YourWeek {...week} />
        </div>
      </div>
    </>
  );
}

function cellOf(step: Step, page: Page, isEdit: boolean, intake: Intake): StepCell {
  return {
    id: step,
    name: pageWords[step].name,
    to: urlOf(step, isEdit),
    isCurrent: step === page,
    state: isStale(step, intake) ? "stale" : isAnswered(step, intake) ? "done" : "open",
  };
}

const isStale = (step: Step, { record, options }: Intake): boolean =>
  record?.confirmed !== undefined && staleSteps(record.confirmed, options.today).includes(step);

const isAnswered = (step: Step, { record, rows }: Intake): boolean =>
  record?.confirmed?.[step] !== undefined || rows.some(({ part }) => stepOfPart[part] === step);

/** `stale`: answered long ago and due for a review. */
export type StepState = "done" | "open" | "stale";

interface StepCell {
  id: string;
  name: string;
  to: string;
  state: StepState;
  isCurrent: boolean;
}

const stateWords: Record<StepState, string> = { done: "done", open: "not yet", stale: "look again" };

/** Progress, one cell per step. Every step can be reached from every other. */
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

interface StepHeadProps {
  title: string;
  lede: string;
  /** The step's position; the review has none. */
  number?: number | undefined;
}

export function StepHead({ title, lede, number }: StepHeadProps) {
  return (
    <header className="step-head">
      {number !== undefined && (
        <p className="step-head-place">
          Step {number} of {steps.length}
        </p>
      )}
      <h1 tabIndex={-1}>{title}</h1>
      <p className="lede step-head-lede">{lede}</p>
    </header>
  );
}
