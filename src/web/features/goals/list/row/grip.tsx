import type { MouseEvent } from "react";
import type { Goal } from "#domain/household/household.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { Reorder } from "../reorder/use-reorder.ts";
import "./row-buttons.css";

interface GripProps {
  goal: Goal;
  place: number;
  of: number;
  reorder: Reorder;
}

/** Takes hold of a goal: dragged by a pointer, or picked up by a press and moved with the arrow keys. */
export function Grip({ goal, place, of, reorder: { carried, drag, onPress, onKeyDown, leave } }: GripProps) {
  const isCarried = carried?.id === goal.id;
  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (drag.wasMoved()) return;
    // Safari gives a pressed button no focus, and the arrow keys need it.
    currentTarget.focus();
    onPress(goal);
  };
  return (
    <button
      type="button"
      className="row-button goal-grip"
      aria-label={`Move ${goal.label}, ${place} of ${of}`}
      aria-pressed={isCarried}
      onPointerDown={(event) => drag.take(event, goal.id)}
      onClick={press}
      onKeyDown={(event) => onKeyDown(event, goal)}
      onBlur={() => isCarried && !drag.isOn && leave()}
    >
      <Icon name="grip" />
    </button>
  );
}
