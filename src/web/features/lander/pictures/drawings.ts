import type { ComponentType } from "react";
import type { LanderSlug } from "#content/landers/lander.ts";
import { CouplesDrawing } from "./couples-drawing.tsx";
import { DebtDrawing } from "./debt-drawing.tsx";
import { SavingsGoalDrawing } from "./savings-goal-drawing.tsx";
import { StartDrawing } from "./start-drawing.tsx";
import { WeeklyBudgetDrawing } from "./weekly-budget-drawing.tsx";

/** A lander without a drawing of its own does not compile. */
export const drawings: Record<LanderSlug, ComponentType> = {
  start: StartDrawing,
  couples: CouplesDrawing,
  "weekly-budget": WeeklyBudgetDrawing,
  debt: DebtDrawing,
  "savings-goal": SavingsGoalDrawing,
};
