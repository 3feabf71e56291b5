import type { ReactNode } from "react";
import { staleSteps } from "#domain/intake/stale.ts";
import { type Step, stepOfPart, steps } from "#domain/intake/steps.ts";
import { useIntake } from "./draft/intake-context.tsx";
import type { Intake } from "./draft/use-draft.ts";
import { type StepCell, StepCells } from "./frame/step-cells.tsx";
import { YourWeek } from "./frame/your-week.tsx";
import { addressOf, type Place, stepWords } from "./step-list.ts";
import { useWeek } from "./use-week.ts";

interface IntakeFrameProps {
  place: Place;
  isEdit: boolean;
  children: ReactNode;
}

/** The cells above, the step at the left, the week beside it. */
export function IntakeFrame({ place, isEdit, children }: IntakeFrameProps) {
  const intake = useIntake();
  const week = useWeek(place, isEdit);
  return (
    <>
      <StepCells steps={steps.map((step) => cellOf(step, place, isEdit, intake))} />
      <div className="columns">
        <div>{children}</div>
        <div className="intake-layout-side">
          <YourWeek {...week} />
        </div>
      </div>
    </>
  );
}

function cellOf(step: Step, place: Place, isEdit: boolean, intake: Intake): StepCell {
  return {
    ...{ id: step, name: stepWords[step].name, to: addressOf(step, isEdit), isCurrent: step === place },
    state: isStale(step, intake) ? "stale" : isAnswered(step, intake) ? "done" : "open",
  };
}

const isStale = (step: Step, { record, asked }: Intake): boolean =>
  record?.confirmed !== undefined && staleSteps(record.confirmed, asked.today).includes(step);

const isAnswered = (step: Step, { record, rows }: Intake): boolean =>
  record?.confirmed?.[step] !== undefined || rows.some(({ part }) => stepOfPart[part] === step);
