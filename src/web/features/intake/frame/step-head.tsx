import { steps } from "#domain/intake/steps.ts";
import "./step-head.css";

interface StepHeadProps {
  title: string;
  lede: string;
  /** Which of the steps this is; the review is none of them. */
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
