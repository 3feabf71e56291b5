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

/** Takes hold of a goal: by pointer, or with space and the arrow keys. */
export function Grip({ goal, place, of, reorder: { carried, drag, onKeyDown, leave } }: GripProps) {
  const isCarried = carried?.id === goal.id;
  return (
    <button
      type="button"
      className="row-button goal-grip"
      aria-label={`Move ${goal.label}, ${place} of ${of}`}
      aria-pressed={isCarried}
      onPointerDown={(event) => drag.take(event, goal.id)}
      onKeyDown={(event) => onKeyDown(event, goal)}
      onBlur={() => isCarried && !drag.isOn && leave()}
    >
      <Icon name="grip" />
    </button>
  );
}
