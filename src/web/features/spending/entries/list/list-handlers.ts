import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { entryAt, type FoundEntries } from "#domain/spending/find-entries.ts";
import type { EntryListProps } from "./entry-list.tsx";
import type { EntryAction } from "./entry-row.tsx";

interface Place {
  roving: ReturnType<typeof useRovingFocus>;
  menu: { menuAt: number | undefined; setMenuAt: (index: number | undefined) => void };
  rowHeight: number;
}

/** What is pressed anywhere in the list, by key or by pointer: rows themselves hear nothing, so that they stay cheap. */
export function listHandlers(props: EntryListProps, place: Place) {
  const { found, selection } = props;
  const { roving, menu, rowHeight } = place;
  const onKeyDown = (event: KeyboardEvent) => {
    const at = indexAt(event.target);
    if (at === undefined || event.target !== rowAt(event.target) || event.altKey) return;
    const page = rowsOnPage(window.innerHeight, rowHeight);
    const to = indexAfterKey(event.key, at, found.positions.length, page);
    if (to === undefined ? act(event, at, props, place) : go(event, to)) event.preventDefault();
  };
  const go = ({ shiftKey }: KeyboardEvent, to: number): boolean => {
    if (shiftKey) selection.extendTo(to);
    else selection.setAnchor(to);
    roving.moveTo(to);
    return true;
  };
  const onClick = (event: MouseEvent) => {
    const [at, deed] = [indexAt(event.target), actionAt(event.target)];
    if (at === undefined) return;
    roving.stand(at);
    menu.setMenuAt(deed === "menu" && menu.menuAt !== at ? at : undefined);
    if (deed === "menu") return;
    if (deed) runAction(deed, at, props, place);
    else if (event.shiftKey) selection.extendTo(at);
    else if (event.ctrlKey || event.metaKey || selection.isOn) selection.toggle(at);
    else props.onEdit(entryAt(found, at));
  };
  const onFocus = ({ target }: { target: EventTarget }) => {
    const at = indexAt(target);
    if (at !== undefined) roving.stand(at);
  };
  return { onKeyDown, onClick, onFocus };
}

function runAction(deed: EntryAction, at: number, props: EntryListProps, { roving }: Place): void {
  const { found, selection, onEdit, onDuplicate, onDelete } = props;
  const entry = entryAt(found, at);
  // The line of the menu that was pressed goes, and the keyboard would go with it.
  roving.moveTo(at);
  if (deed === "edit") onEdit(entry);
  else if (deed === "duplicate") onDuplicate(entry);
  else if (deed === "select") selection.toggle(at);
  else {
    roving.stay();
    onDelete(new Set([entry.id]));
  }
}

/** Whether the key was meant for the row. */
function act(event: KeyboardEvent, at: number, props: EntryListProps, { roving, menu }: Place): boolean {
  const { found, selection, onEdit, onDelete } = props;
  const isCommand = event.ctrlKey || event.metaKey;
  const does: Readonly<Record<string, () => void>> = isCommand
    ? { a: selection.all }
    : {
        Enter: () => onEdit(entryAt(found, at)),
        " ": () => selection.toggle(at),
        Escape: selection.clear,
        ContextMenu: () => menu.setMenuAt(at),
        Delete: () => {
          roving.stay();
          onDelete(selection.ids.size > 0 ? selection.ids : new Set([entryAt(found, at).id]));
        },
      };
  const done = Object.hasOwn(does, event.key) ? does[event.key] : undefined;
  done?.();
  return done !== undefined;
}

const rowAt = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-index]") : null;

function indexAt(target: EventTarget): number | undefined {
  const row = rowAt(target);
  return row ? Number(row.dataset.index) : undefined;
}

const actionAt = (target: EventTarget): EntryAction | "menu" | undefined =>
  target instanceof Element
    ? (target.closest<HTMLElement>("[data-deed]")?.dataset.deed as EntryAction | "menu" | undefined)
    : undefined;

/** Where a key leads in a list; nothing for a key that leads nowhere. */
export function indexAfterKey(key: string, from: number, count: number, page: number): number | undefined {
  const to = {
    ArrowUp: from - 1,
    ArrowDown: from + 1,
    PageUp: from - page,
    PageDown: from + page,
    Home: 0,
    End: count,
  };
  if (!Object.hasOwn(to, key) || count === 0) return undefined;
  return Math.min(count - 1, Math.max(0, to[key as keyof typeof to]));
}

/** As many rows as a page turns: a screen's, less one to keep one's place by. */
export const rowsOnPage = (screenHeight: number, rowHeight: number): number =>
  Math.max(1, Math.floor((screenHeight * 0.8) / rowHeight) - 1);

/** The one row that the Tab key reaches. It stays with its entry when others come and go, and else with its place. */
export function useRovingFocus(table: RefObject<HTMLTableElement | null>, found: FoundEntries) {
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
    moveTo(index: number) {
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
