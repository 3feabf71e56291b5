import "./goal-row.css";
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import type { Goal } from "#domain/household/household.ts";
import { useRun } from "#web/household/commands/use-run.ts";
import { Icon } from "#web/ui/icon.tsx";
import { movingGoal } from "./goal-commands.ts";

interface Carried {
  id: string;
  place: number;
}

type Reorder = ReturnType<typeof useReorder>;

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

interface DragParts {
  list: RefObject<HTMLElement | null>;
  onCarry: (at: Carried) => void;
  onDrop: (at: Carried | null) => void;
  onLeave: () => void;
}

/** A hand that presses moves a little too. */
const leastMove = 4;

/**
 * Follows a pointer that took hold of a row. It is listened for on the whole page: the row itself moves in the list
 * meanwhile, and an element that is moved loses its pointer.
 */
function useDrag({ list, onCarry, onDrop, onLeave }: DragParts) {
  const [id, setId] = useState<string | null>(null);
  const start = useRef({ y: 0, hasMoved: false });
  const atPointer = ({ clientY }: { clientY: number }): Carried | null => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>("[data-goal]") ?? [])];
    const others = rows.filter((row) => row.dataset.goal !== id).map((row) => row.getBoundingClientRect());
    return id === null ? null : { id, place: placeAt(clientY, others) };
  };
  const move = useEffectEvent((event: globalThis.PointerEvent) => {
    if (Math.abs(event.clientY - start.current.y) >= leastMove) start.current.hasMoved = true;
    const at = start.current.hasMoved ? atPointer(event) : null;
    if (at) onCarry(at);
  });
  const end = useEffectEvent((event: globalThis.PointerEvent) => {
    const at = atPointer(event);
    setId(null);
    if (start.current.hasMoved) onDrop(at);
  });
  const cancel = useEffectEvent(() => {
    setId(null);
    onLeave();
  });
  useEffect(() => {
    if (id === null) return;
    const ending = new AbortController();
    document.addEventListener("pointermove", (event) => move(event), ending);
    document.addEventListener("pointerup", (event) => end(event), ending);
    document.addEventListener("pointercancel", () => cancel(), ending);
    document.addEventListener("keydown", ({ key }) => key === "Escape" && cancel(), ending);
    return () => ending.abort();
  }, [id]);
  const take = (event: PointerEvent, goalId: string) => {
    // Only the main button; and no text is marked on the way.
    if (event.button !== 0) return;
    event.preventDefault();
    start.current = { y: event.clientY, hasMoved: false };
    setId(goalId);
  };
  /** Whether the pointer that was let go last had carried something: then the press that ends it means nothing. */
  const wasMoved = () => start.current.hasMoved;
  return { take, isOn: id !== null, wasMoved };
}

/** The upper and lower edge of a row. */
type Edges = Pick<DOMRect, "top" | "bottom">;

/** The place among the others that a height on the screen means: behind each whose middle lies above it. */
export const placeAt = (y: number, others: readonly Edges[]): number =>
  others.filter(({ top, bottom }) => (top + bottom) / 2 < y).length;

/** The list as it looks with one of it carried to a place. */
export function withCarried<Item extends { id: string }>(
  list: readonly Item[],
  carried: { id: string; place: number } | null,
): readonly Item[] {
  const one = list.find(({ id }) => id === carried?.id);
  if (!one || !carried) return list;
  const others = list.filter((item) => item !== one);
  return [...others.slice(0, carried.place), one, ...others.slice(carried.place)];
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Home: -Infinity, End: Infinity };

/** The place that a key carries something to; undefined where the key means something else. */
export function placeAfterKey(key: string, place: number, count: number): number | undefined {
  const step = Object.hasOwn(steps, key) ? steps[key]! : undefined;
  return step === undefined ? undefined : Math.min(Math.max(0, place + step), count - 1);
}

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
