import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { placeAt } from "./place-at.ts";
import type { Carried } from "./use-reorder.ts";

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
export function useDrag({ list, onCarry, onDrop, onLeave }: DragParts) {
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
