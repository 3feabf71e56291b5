import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { entryAt, type FoundEntries } from "#domain/spending/find-entries.ts";

/** The one row that the Tab key reaches. It stays with its entry when others come and go, and else with its place. */
export function useWalk(table: RefObject<HTMLTableElement | null>, found: FoundEntries) {
  const [place, setPlace] = useState<{ id: string; index: number }>({ id: "", index: 0 });
  const active = useMemo(() => placeIn(found, place), [found, place]);
  const isWanted = useRef(false);
  const focus = (index: number) => table.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keyboard follows when the place or the list is another
  useEffect(() => {
    const isMeant = isWanted.current && !isElsewhere(table.current);
    isWanted.current = false;
    if (isMeant) focus(active);
  }, [active, found]);
  const stand = (index: number) =>
    setPlace((was) => {
      const { id } = entryAt(found, index);
      return was.id === id && was.index === index ? was : { id, index };
    });
  return {
    active,
    stand,
    walkTo(index: number) {
      if (index === active) focus(index);
      else isWanted.current = true;
      stand(index);
    },
    /** The row that has the keyboard is about to go: the one that comes into its place takes it. */
    stay() {
      isWanted.current = true;
    },
  };
}

/** Whoever went on to another part of the page is not called back. */
const isElsewhere = (table: HTMLElement | null): boolean =>
  document.activeElement !== document.body && !table?.contains(document.activeElement);

function placeIn(found: FoundEntries, { id, index }: { id: string; index: number }): number {
  const { length } = found.positions;
  if (length === 0) return -1;
  if (index < length && entryAt(found, index).id === id) return index;
  const moved = id === "" ? -1 : found.positions.findIndex((_, at) => entryAt(found, at).id === id);
  return moved >= 0 ? moved : Math.min(index, length - 1);
}
