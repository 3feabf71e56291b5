import { useState } from "react";
import type { DraftRow } from "../../draft/draft-rows.ts";
import { useIntake } from "../../draft/use-draft.tsx";
import { rowName } from "../../rows/problem-words.ts";
import { RowList } from "../../rows/row-list.tsx";
import type { StepProps } from "../../rows/row-types.ts";
import { goalTemplates } from "../../templates/goal-templates.ts";
import { GoalEditor } from "./goal-editor.tsx";
import { describeGoal } from "./goal-words.ts";
import { MoveButtons } from "./move-buttons.tsx";
import { useGoalMoney } from "./use-goal-money.ts";
import "./goals-step.css";

const templates = goalTemplates.map(({ label, kind }) => ({ label, answers: { label, kind }, focus: "target" }));

const words = {
  list: "Goals",
  example: "trip 4000 by June 2027, new sofa 900 saved 300",
  templates: "Often saved for",
};

/** What the household saves for. The order of the list is the order in which goals without a date are filled. */
export function GoalsStep(step: StepProps) {
  const intake = useIntake();
  const money = useGoalMoney();
  const [said, say] = useState("");
  const goals = intake.rowsOf("goals");
  const places = new Map(goals.map(({ id }, index) => [id, index + 1]));
  const placeOf = (row: DraftRow) => places.get(row.id) ?? goals.length + 1;
  const move = (row: DraftRow, by: -1 | 1) => {
    intake.move(row, by);
    say(`${rowName(row)} is now ${placeOf(row) + by} of ${goals.length}.`);
  };
  return (
    <>
      {goals.length > 1 && (
        <p className="goals-order">
          Goals with a date come first and share by what each needs a week; the others are filled one after the other,
          from the top down.
        </p>
      )}
      <RowList
        {...{ ...step, part: "goals", words, templates, editor: GoalEditor }}
        describe={(row) => describeGoal(row, placeOf(row), intake, money.get(row.id))}
        actions={(row) =>
          goals.length > 1 && <MoveButtons row={row} place={placeOf(row)} of={goals.length} onMove={move} />
        }
      />
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </>
  );
}
