import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { entryAt, type FoundEntries } from "#domain/spending/find-entries.ts";
import { focusIn, isFocusOutside } from "#web/ui/focus.ts";
import type { EntryListProps } from "./entry-list.tsx";
import type { EntryAction } from "./entry-row.tsx";

interface ListContext {
  roving: ReturnType<typeof useRovingFocus>;
  menu: { menuAt: number | undefined; setMenuAt: (index: number | undefined) => void };
  rowHeight: number;
}

/** Handles keys and clicks for the whole list. Rows have no handlers of their own, which keeps them cheap. */
export function listHandlers(props: EntryListProps, context: ListContext) {
  const { found, selection } = props;
  const { roving, menu, rowHeight } = context;
  const onKeyDown = (event: KeyboardEvent) => {
    const at = indexAt(event.target);
    if (at === undefined || event.target !== rowAt(event.target) || event.altKey) return;
    const page = rowsOnPage(window.innerHeight, rowHeight);
    const to = indexAfterKey(event.key, at, found.positions.length, page);
    if (to === undefined ? onRowKey(event, at, props, context) : go(event, to)) event.preventDefault();
  };
  const go = ({ shiftKey }: KeyboardEvent, to: number): boolean => {
    if (shiftKey) selection.extendTo(to);
    else selection.setAnchor(to);
    roving.moveTo(to);
    return true;
  };
  const onClick = (event: MouseEvent) => {
    const [at, action] = [indexAt(event.target), actionAt(event.target)];
    if (at === undefined) return;
    roving.setActive(at);
    menu.setMenuAt(action === "menu" && menu.menuAt !== at ? at : undefined);
    if (action === "menu") return;
    if (action) runAction(action, at, props, context);
    else if (event.shiftKey) selection.extendTo(at);
    else if (event.ctrlKey || event.metaKey || selection.isOn) selection.toggle(at);
    else props.onEdit(entryAt(found, at));
  };
  const onFocus = ({ target }: { target: EventTarget }) => {
    const at = indexAt(target);
    if (at !== undefined) roving.setActive(at);
  };
  return { onKeyDown, onClick, onFocus };
}

function runAction(action: EntryAction, at: number, props: EntryListProps, { roving }: ListContext): void {
  const { found, selection, onEdit, onDuplicate, onDelete } = props;
  const entry = entryAt(found, at);
  // The pressed menu item disappears, and the focus would be lost with it.
  roving.moveTo(at);
  if (action === "edit") onEdit(entry);
  else if (action === "duplicate") onDuplicate(entry);
  else if (action === "select") selection.toggle(at);
  else if (action === "unpair") props.transfers.unpair(entry);
  else if (action.startsWith("pair:")) props.transfers.pair(entry, action.slice("pair:".length));
  else {
    roving.keepFocus();
    onDelete(new Set([entry.id]));
  }
}

/** Runs the action of a key on a row. Returns whether there was one. */
function onRowKey(event: KeyboardEvent, at: number, props: EntryListProps, { roving, menu }: ListContext): boolean {
  const { found, selection, onEdit, onDelete } = props;
  const isCommand = event.ctrlKey || event.metaKey;
  const actions: Readonly<Record<string, () => void>> = isCommand
    ? { a: selection.all }
    : {
        Enter: () => onEdit(entryAt(found, at)),
        " ": () => selection.toggle(at),
        Escape: selection.clear,
        ContextMenu: () => menu.setMenuAt(at),
        Delete: () => {
          roving.keepFocus();
          onDelete(selection.ids.size > 0 ? selection.ids : new Set([entryAt(found, at).id]));
        },
      };
  const run = Object.hasOwn(actions, event.key) ? actions[event.key] : undefined;
  run?.();
  return run !== undefined;
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

/** The index that a key moves to; undefined if it is not a movement key. */
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

/** The number of rows that Page Up and Page Down move: a screen less one row of overlap. */
export const rowsOnPage = (screenHeight: number, rowHeight: number): number =>
  Math.max(1, Math.floor((screenHeight * 0.8) / rowHeight) - 1);

/** Roving tabindex: one row is reachable by Tab. It stays with its entry when the list changes, or else with its index. */
export function useRovingFocus(table: RefObject<HTMLTableElement | null>, found: FoundEntries) {
  const [context, setActiveRow] = useState<{ id: string; index: number }>({ id: "", index: 0 });
  const active = useMemo(() => activeIndex(found, context), [found, context]);
  const shouldFocus = useRef(false);
  const focus = (index: number) => focusIn(table.current, `[data-index="${index}"]`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus follows when the active row or the list changes
  useEffect(() => {
    const takesFocus = shouldFocus.current && !isFocusOutside(table.current);
    shouldFocus.current = false;
    if (takesFocus) focus(active);
  }, [active, found]);
  const setActive = (index: number) =>
    setActiveRow((was) => {
      const { id } = entryAt(found, index);
      return was.id === id && was.index === index ? was : { id, index };
    });
  return {
    active,
    setActive,
    moveTo(index: number) {
      if (index === active) focus(index);
      else shouldFocus.current = true;
      setActive(index);
    },
    /** Call before the focused row is removed: the row that takes its place gets the focus. */
    keepFocus() {
      shouldFocus.current = true;
    },
  };
}

function activeIndex(found: FoundEntries, { id, index }: { id: string; index: number }): number {
  const { length } = found.positions;
  if (length === 0) return -1;
  if (index < length && entryAt(found, index).id === id) return index;
  const moved = id === "" ? -1 : found.positions.findIndex((_, at) => entryAt(found, at).id === id);
  return moved >= 0 ? moved : Math.min(index, length - 1);
}
