import { type KeyboardEvent, type RefObject, useState } from "react";
import type { Goal } from "#domain/household/household.ts";
import { useRun } from "#web/household/use-run.ts";
import { movingGoal } from "../goal-commands.ts";
import { placeAfterKey, withCarried } from "./place-at.ts";
import { useDrag } from "./use-drag.ts";

export interface Carried {
  id: string;
  place: number;
}

export type Reorder = ReturnType<typeof useReorder>;

/** Goals are carried to another place by pointer or by keys; nothing is written before they are put down. */
export function useReorder(goals: readonly Goal[], list: RefObject<HTMLElement | null>) {
  const [carried, setCarried] = useState<Carried | null>(null);
  const [said, say] = useState("");
  const moveTo = useMoveTo(goals);
  const shown = withCarried(goals, carried);
  const putDown = async (at: Carried | null = carried) => {
    if (!at) return;
    say("");
    await moveTo(at.id, at.place);
    setCarried(null);
  };
  const leave = () => {
    if (carried) say(`${labelOf(goals, carried.id)} stays where it was.`);
    setCarried(null);
  };
  /** Pointers say where they are all the time; the list is drawn anew only at another place. */
  const carry = (at: Carried) => setCarried((now) => (now?.id === at.id && now.place === at.place ? now : at));
  const drag = useDrag({ list, onCarry: carry, onDrop: putDown, onLeave: () => setCarried(null) });
  /** Space and Enter press a button too, and so does a screen reader. */
  const onPress = ({ id, label }: Goal) => {
    if (carried) return void putDown();
    const place = goals.findIndex((goal) => goal.id === id);
    setCarried({ id, place });
    say(`${label} picked up, ${place + 1} of ${goals.length}. ${keysHint}`);
  };
  const onKeyDown = (event: KeyboardEvent, { id, label }: Goal) => {
    const to = carried && placeAfterKey(event.key, carried.place, goals.length);
    if (event.key !== "Escape" && typeof to !== "number") return;
    event.preventDefault();
    if (typeof to !== "number") return leave();
    setCarried({ id, place: to });
    say(`${label}, ${to + 1} of ${goals.length}.`);
  };
  const hint = carried && !drag.isOn ? keysHint : null;
  return { shown, carried, said, hint, moveTo, drag, onPress, onKeyDown, leave };
}

const keysHint = "Arrow keys move it, space or a press puts it down, Escape leaves it where it was. Or drag it.";

const labelOf = (goals: readonly Goal[], id: string): string => goals.find((goal) => goal.id === id)?.label ?? "It";

/** Says the new place with a way back; a goal that is there already stays unwritten. */
function useMoveTo(goals: readonly Goal[]) {
  const run = useRun();
  return async (id: string, place: number): Promise<void> => {
    if (goals.findIndex((goal) => goal.id === id) === place) return;
    await run(movingGoal(id, place), `${labelOf(goals, id)} is now ${place + 1} of ${goals.length}.`);
  };
}
