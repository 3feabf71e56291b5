import { useCallback } from "react";
import type { DraftRow } from "../../draft/draft-rows.ts";
import { useIntake } from "../../draft/use-draft.tsx";
import { RowList } from "../../rows/row-list.tsx";
import type { StepProps } from "../../rows/row-types.ts";
import { HabitChips } from "./habit-chips.tsx";
import { HabitEditor } from "./habit-editor.tsx";
import { describeHabit } from "./habit-words.ts";
import { MoneyDateField } from "./money-date-field.tsx";
import { ReasonField } from "./reason-field.tsx";
import "./habits-step.css";

const words = { list: "Habits", example: "no-spend day twice a week" };

/** What the household wants to keep doing, when it sits down with its week, and why. */
export function HabitsStep(step: StepProps) {
  const { asked } = useIntake();
  const describe = useCallback((row: DraftRow) => describeHabit(row, asked), [asked]);
  return (
    <div className="habits-step">
      <HabitChips />
      <RowList {...{ ...step, part: "habits", words, describe, editor: HabitEditor }} />
      <section className="section habits-step-part" aria-labelledby="habits-step-date">
        <h2 id="habits-step-date">Your money date</h2>
        <MoneyDateField />
      </section>
      <section className="section habits-step-part" aria-labelledby="habits-step-reason">
        <h2 id="habits-step-reason">Your reason</h2>
        <ReasonField />
      </section>
    </div>
  );
}
