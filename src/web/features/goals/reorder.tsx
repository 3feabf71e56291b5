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
import "./goal-row.css";

interface Carried {
  id: string;
  place: number;
}

type Reorder = ReturnType<typeof useReorder>;

/** Moves goals by pointer or keyboard. Nothing is written until the goal is dropped. */
export function useReorder(goals: readonly Goal[], list: RefObject<HTMLElement | null>) {
  const [carried, setCarried] = useState<Carried | null>(null);
  const [announcement, announce] = useState("");
  const moveTo = useMoveTo(goals);
  const shown = withCarried(goals, carried);
  const putDown = async (at: Carried | null = carried) => {
    if (!at) return;
    announce("");
    await moveTo(at.id, at.place);
    setCarried(null);
  };
  const cancel = () => {
    if (carried) announce(`${labelOf(goals, carried.id)} stays where it was.`);
    setCarried(null);
  };
  /** Pointer moves are frequent: keep the state object unless the place has changed. */
  const carry = (at: Carried) => setCarried((now) => (now?.id === at.id && now.place === at.place ? now : at));
  const drag = useDrag({ list, onCarry: carry, onDrop: putDown, onCancel: () => setCarried(null) });
  /** Also reached by Space, Enter and screen readers, which click the button. */
  const onPress = ({ id, label }: Goal) => {
    if (carried) return void putDown();
    const place = goals.findIndex((goal) => goal.id === id);
    setCarried({ id, place });
    announce(`${label} picked up, ${place + 1} of ${goals.length}. ${keysHint}`);
  };
  const onKeyDown = (event: KeyboardEvent, { id, label }: Goal) => {
    const to = carried && placeAfterKey(event.key, carried.place, goals.length);
    if (event.key !== "Escape" && typeof to !== "number") return;
    event.preventDefault();
    if (typeof to !== "number") return cancel();
    setCarried({ id, place: to });
    announce(`${label}, ${to + 1} of ${goals.length}.`);
  };
  const hint = carried && !drag.isDragging ? keysHint : null;
  return { shown, carried, announcement, hint, moveTo, drag, onPress, onKeyDown, cancel };
}

const keysHint = "Arrow keys move it, space or a press puts it down, Escape leaves it where it was. Or drag it.";

const labelOf = (goals: readonly Goal[], id: string): string => goals.find((goal) => goal.id === id)?.label ?? "It";

/** Writes the new place and offers an undo; does nothing if the goal is already there. */
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
  onCancel: () => void;
}

/** A shorter movement in pixels is a click, not a drag. */
const dragThreshold = 4;

/**
 * Follows a pointer that grabbed a row. It listens on the document: the row moves within the list meanwhile, and an
 * element that is moved in the DOM loses its pointer capture.
 */
function useDrag({ list, onCarry, onDrop, onCancel }: DragParts) {
  const [id, setId] = useState<string | null>(null);
  const start = useRef({ y: 0, hasMoved: false });
  const atPointer = ({ clientY }: { clientY: number }): Carried | null => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>("[data-goal]") ?? [])];
    const others = rows.filter((row) => row.dataset.goal !== id).map((row) => row.getBoundingClientRect());
    return id === null ? null : { id, place: placeAt(clientY, others) };
  };
  const move = useEffectEvent((event: globalThis.PointerEvent) => {
    if (Math.abs(event.clientY - start.current.y) >= dragThreshold) start.current.hasMoved = true;
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
    onCancel();
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
  const begin = (event: PointerEvent, goalId: string) => {
    // Only the primary button. Preventing the default keeps the drag from selecting text.
    if (event.button !== 0) return;
    event.preventDefault();
    start.current = { y: event.clientY, hasMoved: false };
    setId(goalId);
  };
  /** Whether the last pointer gesture was a drag. If so, the click that ends it must be ignored. */
  const wasDragged = () => start.current.hasMoved;
  return { begin, isDragging: id !== null, wasDragged };
}

/** The top and bottom edge of a row. */
type Edges = Pick<DOMRect, "top" | "bottom">;

/** The index for a vertical position: after every row whose middle lies above it. */
export const placeAt = (y: number, others: readonly Edges[]): number =>
  others.filter(({ top, bottom }) => (top + bottom) / 2 < y).length;

/** The list with one item moved to another place. */
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

/** The place that a key moves the item to; undefined for any other key. */
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

/** The drag handle of a goal: drag it, or click it and use the arrow keys. */
export function Grip({ goal, place, of, reorder: { carried, drag, onPress, onKeyDown, cancel } }: GripProps) {
  const isCarried = carried?.id === goal.id;
  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (drag.wasDragged()) return;
    // Safari does not focus a clicked button, and the arrow keys need the focus.
    currentTarget.focus();
    onPress(goal);
  };
  return (
    <button
      type="button"
      className="row-button goal-grip"
      aria-label={`Move ${goal.label}, ${place} of ${of}`}
      aria-pressed={isCarried}
      onPointerDown={(event) => drag.begin(event, goal.id)}
      onClick={press}
      onKeyDown={(event) => onKeyDown(event, goal)}
      onBlur={() => isCarried && !drag.isDragging && cancel()}
    >
      <Icon name="grip" />
    </button>
  );
}
