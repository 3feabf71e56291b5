import { type ComponentType, useEffect, useRef } from "react";
import { type AgendaStep, agenda } from "#domain/money-date/agenda.ts";
import { SectionBoundary } from "#web/app/lazy/section-boundary.tsx";
import type { Figures } from "#web/household/figures/figures.ts";
import { Button } from "#web/ui/button.tsx";
import type { DateOf } from "./money-date-week.ts";
import { BalancesStep } from "./steps/balances-step.tsx";
import { DecisionStep } from "./steps/decision-step.tsx";
import { HabitsStep } from "./steps/habits-step.tsx";
import { NextWeekStep } from "./steps/next-week-step.tsx";
import { SavesStep } from "./steps/saves-step.tsx";
import { SignStep } from "./steps/sign-step.tsx";
import { SpendingStep } from "./steps/spending-step.tsx";
import { ThanksStep } from "./steps/thanks-step.tsx";
import type { Unkept } from "./use-autosaved-text.ts";
import { nextWords, stepWords } from "./words.ts";
import "./step-screen.css";

/** What every step is shown with. */
export interface StepProps {
  figures: Figures;
  date: DateOf;
  /** The ids of those who sit before this device. */
  here: readonly string[];
}

/** What a step for words is shown with. */
export interface WordsStepProps extends StepProps {
  unkept: Unkept;
}

const screens: Readonly<Record<AgendaStep, ComponentType<WordsStepProps>>> = {
  saves: SavesStep,
  spending: SpendingStep,
  balances: BalancesStep,
  habits: HabitsStep,
  decision: DecisionStep,
  thanks: ThanksStep,
  "next-week": NextWeekStep,
};

interface StepScreenProps extends WordsStepProps {
  step: number;
  takesFocus: boolean;
  goTo: (step: number) => void;
}

/** Nothing in a step has to be done: going on is always one press away. */
export function StepScreen({ step, takesFocus, goTo, ...props }: StepScreenProps) {
  const id = agenda[step]?.id;
  const Screen = id && screens[id];
  return (
    <section className="step-screen" aria-labelledby="step-title">
      <StepTitle title={id ? stepWords[id].title : "Sign the week"} takesFocus={takesFocus} />
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

/** The button that led here may be gone: the keyboard goes on at the heading. */
function StepTitle({ title, takesFocus }: { title: string; takesFocus: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step is come to once
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, []);
  return (
    <h2 ref={heading} id="step-title" className="step-screen-title" tabIndex={-1}>
      {title}
    </h2>
  );
}
