import { useMemo, useState } from "react";
import { entryAt, type FoundEntries } from "#domain/spending/find-entries.ts";

interface Selected {
  ids: ReadonlySet<string>;
  /** The index that Shift extends from. */
  anchor: number;
  /** In selection mode a click selects a row instead of opening it. */
  isOn: boolean;
}

const none: Selected = { ids: new Set(), anchor: 0, isOn: false };

export type Selection = ReturnType<typeof useSelection>;

/** The selected entries. Only shown entries can be selected, so a new search clears the selection. */
export function useSelection(found: FoundEntries, filter: unknown) {
  const [now, setNow] = useState(none);
  const [lastFilter, setLastFilter] = useState(filter);
  if (lastFilter !== filter) {
    setLastFilter(filter);
    setNow(({ isOn }) => ({ ...none, isOn }));
  }
  const selected = useMemo(() => (now.ids.size === 0 ? now.ids : stillFound(found, now.ids)), [found, now.ids]);
  return {
    ids: selected,
    isOn: now.isOn || selected.size > 0,
    begin: () => setNow((was) => ({ ...was, isOn: true })),
    clear: () => setNow(none),
    setAnchor: (anchor: number) => setNow((was) => ({ ...was, anchor })),
    toggle: (index: number) =>
      setNow((was) => ({ ...was, anchor: index, ids: toggled(was.ids, entryAt(found, index).id) })),
    extendTo: (index: number) => setNow((was) => ({ ...was, ids: idsBetween(found, was.anchor, index) })),
    all: () => setNow((was) => ({ ...was, ids: idsBetween(found, 0, found.positions.length - 1) })),
  };
}

function stillFound(found: FoundEntries, ids: ReadonlySet<string>): ReadonlySet<string> {
  const remaining = new Set<string>();
  for (let at = 0; at < found.positions.length && remaining.size < ids.size; at++) {
    const { id } = entryAt(found, at);
    if (ids.has(id)) remaining.add(id);
  }
  return remaining.size === ids.size ? ids : remaining;
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

function idsBetween(found: FoundEntries, one: number, other: number): ReadonlySet<string> {
  const last = found.positions.length - 1;
  const [from, to] = [Math.max(0, Math.min(one, other)), Math.min(last, Math.max(one, other))];
  const ids = new Set<string>();
  for (let at = from; at <= to; at++) ids.add(entryAt(found, at).id);
  return ids;
}
