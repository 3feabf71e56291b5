import type { ComponentType } from "react";
import type { Step } from "#domain/intake/steps.ts";
import type { StepProps } from "./rows/step-props.ts";
import { BillsStep } from "./steps/bills/bills-step.tsx";
import { EverydayStep } from "./steps/everyday/everyday-step.tsx";
import { GoalsStep } from "./steps/goals/goals-step.tsx";
import { HabitsStep } from "./steps/habits/habits-step.tsx";
import { IncomesStep } from "./steps/incomes/incomes-step.tsx";
import { OwnAndOweStep } from "./steps/own-and-owe/own-and-owe-step.tsx";
import { PeopleStep } from "./steps/people/people-step.tsx";

export const stepScreens: Readonly<Record<Step, ComponentType<StepProps>>> = {
  people: PeopleStep,
  incomes: IncomesStep,
  bills: BillsStep,
  everyday: EverydayStep,
  "own-and-owe": OwnAndOweStep,
  goals: GoalsStep,
  habits: HabitsStep,
};
