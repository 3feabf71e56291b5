import type { AnyRecord } from "#sync/record.ts";
import { expense, home } from "./store.fixture.ts";
import type { Store } from "./store.ts";

/** More than are shown or written at once. */
export const count = 1_500;

export const idOf = (index: number): string => `e${String(index).padStart(5, "0")}`;

export const many: readonly AnyRecord[] = Array.from({ length: count }, (_, index) => expense(idOf(index)));

export const entriesIn = (store: Store) => store.state.get().households.get(home)!.of.transaction;

/** How many entries were shown at any moment from now on. */
export function sizesSeen(store: Store): Set<number> {
  const seen = new Set<number>();
  store.state.subscribe(() => seen.add(entriesIn(store).size));
  return seen;
}
