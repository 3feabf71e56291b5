import { useState } from "react";
import type { GoalMoney } from "#domain/goals/progress.ts";
import type { Goal } from "#domain/household/household.ts";
import { withListedAccounts } from "#domain/intake/held-in.ts";
import { formatMoney, type MoneyFormat } from "#domain/money/money.ts";
import { monthWords } from "#web/household/words/date-words.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { DraftRow } from "../draft/draft-rows.ts";
import { type Intake, useIntake } from "../draft/use-draft.tsx";
import { rowName } from "../rows/problem-words.ts";
import { RowList } from "../rows/row-list.tsx";
import type { RowWords, StepProps } from "../rows/row-types.ts";
import { accountsOf, GoalEditor, goalOf, needOf, useGoalMoney } from "./goal-editor.tsx";
import { goalTemplates } from "./templates.ts";
import "./goals-step.css";

const templates = goalTemplates.map(({ label, kind }) => ({ label, answers: { label, kind }, focus: "target" }));

const words = {
  list: "Goals",
  example: "trip 4000 by June 2027, new sofa 900 saved 300",
  templates: "Often saved for",
};

/** The savings goals. Goals without a date are filled in list order. */
export function GoalsStep(step: StepProps) {
  const intake = useIntake();
  const money = useGoalMoney();
  const [message, announce] = useState("");
  const goals = intake.rowsOf("goals");
  const positions = new Map(goals.map(({ id }, index) => [id, index + 1]));
  const positionOf = (row: DraftRow) => positions.get(row.id) ?? goals.length + 1;
  const move = (row: DraftRow, by: -1 | 1) => {
    intake.move(row, by);
    announce(`${rowName(row)} is now ${positionOf(row) + by} of ${goals.length}.`);
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
        {...step}
        part="goals"
        words={words}
        templates={templates}
        editor={GoalEditor}
        describe={(row) => describeGoal(row, positionOf(row), intake, money.get(row.id))}
        actions={(row) =>
          goals.length > 1 && <MoveButtons row={row} position={positionOf(row)} of={goals.length} onMove={move} />
        }
      />
      <p role="status" className="visually-hidden">
        {message}
      </p>
    </>
  );
}

const stateWords: Readonly<Partial<Record<Goal["state"], string>>> = {
  paused: "paused",
  finished: "done",
  archived: "put away",
};

/** The texts of a goal's row: its position, and what it needs a week if it has a date. */
function describeGoal(row: DraftRow, position: number, draft: Intake, money: GoalMoney | undefined): RowWords {
  const [name, mark] = [rowName(row), String(position)];
  const goal = goalOf(row, draft);
  if (!goal) return { name, mark };
  const need = goal.state === "active" ? needOf(goal, draft, money) : null;
  const week = need?.state === "needed" ? { week: need.perWeek.amount } : {};
  return { name, mark, note: noteOf(goal, heldInWords(row, draft), draft.options.format), ...week };
}

/** "held in Brokerage" of a goal whose account was chosen. */
function heldInWords({ answers }: DraftRow, draft: Intake): string {
  const accounts = accountsOf(draft);
  const { heldIn } = withListedAccounts(answers, new Set(accounts.map(({ id }) => id)));
  const account = accounts.find(({ id }) => id === heldIn);
  return account ? `held in ${account.label}` : "";
}

function noteOf({ target, by, alreadySaved, state }: Goal, place: string, format: MoneyFormat): string {
  const until = by === undefined ? "" : ` by ${monthWords(by)}`;
  const saved = alreadySaved > 0 && `${formatMoney(alreadySaved, format)} saved`;
  const notes = [`${formatMoney(target, format)}${until}`, saved, place, stateWords[state]];
  return notes.filter(Boolean).join(" · ");
}

interface MoveButtonsProps {
  row: DraftRow;
  /** From 1. */
  position: number;
  of: number;
  onMove(row: DraftRow, by: -1 | 1): void;
}

/** Buttons that move a goal up or down. */
function MoveButtons({ row, position, of, onMove }: MoveButtonsProps) {
  return (
    <span className="move-buttons">
      <MoveButton name={rowName(row)} way="up" isEnd={position === 1} onClick={() => onMove(row, -1)} />
      <MoveButton name={rowName(row)} way="down" isEnd={position === of} onClick={() => onMove(row, 1)} />
    </span>
  );
}

interface MoveButtonProps {
  name: string;
  way: "up" | "down";
  isEnd: boolean;
  onClick(): void;
}

/** At either end the button stays focusable, so that keyboard users do not lose their focus. */
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
