import { useRef, useState } from "react";
import { type GoalStep, stepsOf } from "#domain/goals/goal-actions.ts";
import type { Goal } from "#domain/household/household.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Menu } from "#web/ui/menu.tsx";
import "./goal-row.css";

export type GoalAction = GoalStep | "edit" | "save" | "withdraw" | "up" | "down" | "delete";

const words: Readonly<Record<GoalAction, string>> = {
  edit: "Edit",
  save: "Save toward it",
  withdraw: "Take money out",
  up: "Move up",
  down: "Move down",
  pause: "Pause",
  resume: "Go on",
  finish: "Finish",
  archive: "Archive",
  reopen: "Open again",
  delete: "Delete",
};

interface MenuProps {
  goal: Goal;
  /** Its place among the open goals; absent for a closed goal. */
  place?: { at: number; of: number };
  onAction: (action: GoalAction, goal: Goal) => Promise<void>;
}

/** The actions that a goal offers in its current state. */
function actionsOf(goal: Goal, place: MenuProps["place"]): GoalAction[] {
  const moves: GoalAction[] = place && place.of > 1 ? ["up", "down"] : [];
  const possible = moves.filter((move) => (move === "up" ? place!.at > 0 : place!.at < place!.of - 1));
  return ["edit", ...(place ? (["save"] as const) : []), "withdraw", ...possible, ...stepsOf(goal), "delete"];
}

/** The "more" button of a row and its menu. Focus returns to the button. */
export function GoalMenu({ goal, place, onAction }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const close = (returnsFocus: boolean) => {
    setOpen(false);
    if (returnsFocus) trigger.current?.focus();
  };
  const select = (action: GoalAction) => {
    close(true);
    void onAction(action, goal);
  };
  const name = `More for ${goal.label}`;
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className="row-button"
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="more" />
      </button>
      {isOpen && (
        <Menu label={name} onClose={close}>
          {actionsOf(goal, place).map((action) => (
            <button key={action} type="button" role="menuitem" tabIndex={-1} onClick={() => select(action)}>
              {words[action]}
            </button>
          ))}
        </Menu>
      )}
    </>
  );
}
