import { useRef, useState } from "react";
import { type GoalStep, stepsOf } from "#domain/goals/goal-actions.ts";
import type { Goal } from "#domain/household/household.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Menu } from "#web/ui/menu.tsx";
import "./goal-row.css";

export type GoalDeed = GoalStep | "edit" | "save" | "withdraw" | "up" | "down" | "delete";

const words: Readonly<Record<GoalDeed, string>> = {
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
  /** Where it stands among the open ones; absent where it is none. */
  place?: { at: number; of: number };
  onDeed: (deed: GoalDeed, goal: Goal) => Promise<void>;
}

/** What can be done with a goal as it is. */
export function deedsOf(goal: Goal, place: MenuProps["place"]): GoalDeed[] {
  const moves: GoalDeed[] = place && place.of > 1 ? ["up", "down"] : [];
  const fitting = moves.filter((move) => (move === "up" ? place!.at > 0 : place!.at < place!.of - 1));
  return ["edit", ...(place ? (["save"] as const) : []), "withdraw", ...fitting, ...stepsOf(goal), "delete"];
}

/** The dots of a row, and what opens under them. The keyboard comes back to the dots. */
export function GoalMenu({ goal, place, onDeed }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const dots = useRef<HTMLButtonElement>(null);
  const close = (isByKey: boolean) => {
    setOpen(false);
    if (isByKey) dots.current?.focus();
  };
  const does = (deed: GoalDeed) => {
    close(true);
    void onDeed(deed, goal);
  };
  const name = `More for ${goal.label}`;
  return (
    <>
      <button
        ref={dots}
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
          {deedsOf(goal, place).map((deed) => (
            <button key={deed} type="button" role="menuitem" tabIndex={-1} onClick={() => does(deed)}>
              {words[deed]}
            </button>
          ))}
        </Menu>
      )}
    </>
  );
}
