import type { MouseEvent, ReactNode } from "react";
import { usePageMark } from "#web/platform/page-mark.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { WeekButton } from "./week-button.tsx";
import type { WeekFiguresProps } from "./week-figures.tsx";
import "./step-bar.css";

export interface StepMove {
  to: string;
  /** Runs before the link is followed; preventing the event's default stays here. */
  onFollow?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

export type StepBarProps = WeekFiguresProps & {
  back?: StepMove | undefined;
  skip?: StepMove | undefined;
  /** The name of the step it leads to, as the cells have it. */
  next?: (StepMove & { name: string }) | undefined;
  /** Stands last, for a screen whose main action is no next step. */
  children?: ReactNode;
};

/** Under the step on wide screens; at the bottom of narrow ones, with the week so far beside it. */
export function StepBar({ back, skip, next, children, ...week }: StepBarProps) {
  usePageMark("with-step-bar");
  return (
    <div className="step-bar" data-keep-clear>
      <div className="step-bar-row">
        <WeekButton {...week} />
        {back && (
          <ButtonLink variant="outline" className="step-bar-back" to={back.to} onClick={back.onFollow}>
            Back
          </ButtonLink>
        )}
        <div className="step-bar-onward">
          {skip && (
            <ButtonLink variant="quiet" className="step-bar-skip" to={skip.to} onClick={skip.onFollow}>
              <span>
                Skip<span className="step-bar-rest"> for now</span>
              </span>
            </ButtonLink>
          )}
          {next && (
            <ButtonLink className="step-bar-next" to={next.to} onClick={next.onFollow}>
              <span>
                Next<span className="step-bar-name">: {next.name.toLowerCase()}</span>
              </span>
            </ButtonLink>
          )}
          {children}
        </div>
      </div>
    </div>
  );
}
