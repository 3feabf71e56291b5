import { type ComponentType, useEffect, useRef } from "react";
import { type AgendaStep, agenda } from "#domain/money-date/agenda.ts";
import { SectionBoundary } from "#web/app/lazy/section-boundary.tsx";
import type { Figures } from "#web/household/figures/figures.ts";
import { Button } from "#web/ui/button.tsx";
import type { MoneyDateWeek } from "./money-date-week.ts";
import { BalancesStep } from "./steps/balances-step.tsx";
import { DecisionStep } from "./steps/decision-step.tsx";
import { HabitsStep } from "./steps/habits-step.tsx";
import { NextWeekStep } from "./steps/next-week-step.tsx";
import { SavesStep } from "./steps/saves-step.tsx";
import { SignStep } from "./steps/sign-step.tsx";
import { SpendingStep } from "./steps/spending-step.tsx";
import { ThanksStep } from "./steps/thanks-step.tsx";
import type { UnsavedTexts } from "./use-autosaved-text.ts";
import { nextWords, stepWords } from "./words.ts";
import "./step-screen.css";

/** The props of every step. */
export interface StepProps {
  figures: Figures;
  date: MoneyDateWeek;
  /** IDs of the people taking part on this device. */
  here: readonly string[];
}

/** The props of a step with text fields. */
export interface TextStepProps extends StepProps {
  unsaved: UnsavedTexts;
}

const stepScreens: Readonly<Record<AgendaStep, ComponentType<TextStepProps>>> = {
  saves: SavesStep,
  spending: SpendingStep,
  balances: BalancesStep,
  habits: HabitsStep,
  decision: DecisionStep,
  thanks: ThanksStep,
  "next-week": NextWeekStep,
};

interface StepScreenProps extends TextStepProps {
  step: number;
  focusOnMount: boolean;
  goTo: (step: number) => void;
}

/** A step and its navigation. Every step can be skipped. */
export function StepScreen({ step, focusOnMount, goTo, ...props }: StepScreenProps) {
  const id = agenda[step]?.id;
  const Screen = id && stepScreens[id];
  return (
    <section className="step-screen" aria-labelledby="step-title">
      <StepTitle title={id ? stepWords[id].title : "Sign the week"} takesFocus={focusOnMount} />
      <SectionBoundary>{Screen ? <Screen {...props} /> : <SignStep {...props} />}</SectionBoundary>
      <div className="step-screen-nav">
        {step > 0 && (
          <Button variant="outline" onClick={() => goTo(step - 1)}>
            Back
          </Button>
        )}
        {Screen && (
          <Button className="step-screen-next" onClick={() => goTo(step + 1)}>
            {nextWords(step)}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Takes the focus, because the button that led here may be gone. */
function StepTitle({ title, takesFocus }: { title: string; takesFocus: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, []);
  return (
    <h2 ref={heading} id="step-title" className="step-screen-title" tabIndex={-1}>
      {title}
    </h2>
  );
}
