import { useState } from "react";
import type { GoalMoney } from "#domain/goals/goal-money.ts";
import type { Goal } from "#domain/household/household.ts";
import { formatMoney, type MoneyFormat } from "#domain/money/money.ts";
import { monthWords } from "#web/household/words/date-words.ts";
import { buttonClass } from "#web/ui/button-look.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { DraftRow } from "../draft/draft-rows.ts";
import { type Intake, useIntake } from "../draft/use-draft.tsx";
import { rowName } from "../rows/problem-words.ts";
import { RowList } from "../rows/row-list.tsx";
import type { RowWords, StepProps } from "../rows/row-types.ts";
import { GoalEditor, goalOf, needOf, useGoalMoney } from "./goal-editor.tsx";
import { goalTemplates } from "./templates.ts";
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

const stateWords: Readonly<Partial<Record<Goal["state"], string>>> = {
  paused: "paused",
  finished: "done",
  archived: "put away",
};

/** A goal as a ledger has it: its place in line, and what it needs a week where it has a date. */
function describeGoal(row: DraftRow, place: number, draft: Draft, money: GoalMoney | undefined): RowWords {
  const [name, mark] = [rowName(row), String(place)];
  const goal = goalOf(row, draft);
  if (!goal) return { name, mark };
  const need = goal.state === "active" ? needOf(goal, draft, money) : null;
  const week = need?.state === "needed" ? { week: need.perWeek.amount } : {};
  return { name, mark, note: noteOf(goal, draft.asked.format), ...week };
}

type Draft = Pick<Intake, "asked" | "read">;

function noteOf({ target, by, alreadySaved, state }: Goal, format: MoneyFormat): string {
  const until = by === undefined ? "" : ` by ${monthWords(by)}`;
  const saved = alreadySaved > 0 && `${formatMoney(alreadySaved, format)} saved`;
  const notes = [`${formatMoney(target, format)}${until}`, saved, stateWords[state]];
  return notes.filter(Boolean).join(" · ");
}

interface MoveButtonsProps {
  row: DraftRow;
  /** From 1. */
  place: number;
  of: number;
  onMove(row: DraftRow, by: -1 | 1): void;
}

/** One up or down in line. */
function MoveButtons({ row, place, of, onMove }: MoveButtonsProps) {
  return (
    <span className="move-buttons">
      <MoveButton name={rowName(row)} way="up" isEnd={place === 1} onClick={() => onMove(row, -1)} />
      <MoveButton name={rowName(row)} way="down" isEnd={place === of} onClick={() => onMove(row, 1)} />
    </span>
  );
}

interface MoveButtonProps {
  name: string;
  way: "up" | "down";
  isEnd: boolean;
  onClick(): void;
}

/** At the end of the line it stays focusable, so that whoever moved something there by keyboard is not thrown out. */
const MoveButton = ({ name, way, isEnd, onClick }: MoveButtonProps) => (
  <button
    type="button"
    className={buttonClass({ variant: "quiet", size: "small" }, true, "move-button")}
    aria-label={`Move ${name} ${way}`}
    aria-disabled={isEnd || undefined}
    onClick={isEnd ? undefined : onClick}
  >
    <Icon name={`arrow-${way}-triangle`} size={16} />
  </button>
);
