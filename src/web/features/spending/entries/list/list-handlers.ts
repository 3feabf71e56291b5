import type { KeyboardEvent, MouseEvent } from "react";
import { entryAt } from "#domain/spending/find-entries.ts";
import type { EntryListProps } from "./entry-list.tsx";
import type { EntryDeed } from "./entry-menu.tsx";
import { indexAfterKey, rowsOnPage } from "./list-keys.ts";
import type { useWalk } from "./use-walk.ts";

interface Place {
  walk: ReturnType<typeof useWalk>;
  menu: { menuAt: number | undefined; setMenuAt: (index: number | undefined) => void };
  rowHeight: number;
}

/** What is pressed anywhere in the list, by key or by pointer: rows themselves hear nothing, so that they stay cheap. */
export function listHandlers(props: EntryListProps, place: Place) {
  const { found, selection } = props;
  const { walk, menu, rowHeight } = place;
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
    walk.walkTo(to);
    return true;
  };
  const onClick = (event: MouseEvent) => {
    const [at, deed] = [indexAt(event.target), deedAt(event.target)];
    if (at === undefined) return;
    walk.stand(at);
    menu.setMenuAt(deed === "menu" && menu.menuAt !== at ? at : undefined);
    if (deed === "menu") return;
    if (deed) doDeed(deed, at, props, place);
    else if (event.shiftKey) selection.extendTo(at);
    else if (event.ctrlKey || event.metaKey || selection.isOn) selection.toggle(at);
    else props.onEdit(entryAt(found, at));
  };
  const onFocus = ({ target }: { target: EventTarget }) => {
    const at = indexAt(target);
    if (at !== undefined) walk.stand(at);
  };
  return { onKeyDown, onClick, onFocus };
}

function doDeed(deed: EntryDeed, at: number, props: EntryListProps, { walk }: Place): void {
  const { found, selection, onEdit, onDuplicate, onDelete } = props;
  const entry = entryAt(found, at);
  // The line of the menu that was pressed goes, and the keyboard would go with it.
  walk.walkTo(at);
  if (deed === "edit") onEdit(entry);
  else if (deed === "duplicate") onDuplicate(entry);
  else if (deed === "select") selection.toggle(at);
  else {
    walk.stay();
    onDelete(new Set([entry.id]));
  }
}

/** Whether the key was meant for the row. */
function act(event: KeyboardEvent, at: number, props: EntryListProps, { walk, menu }: Place): boolean {
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
          walk.stay();
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

const deedAt = (target: EventTarget): EntryDeed | "menu" | undefined =>
  target instanceof Element
    ? (target.closest<HTMLElement>("[data-deed]")?.dataset.deed as EntryDeed | "menu" | undefined)
    : undefined;
