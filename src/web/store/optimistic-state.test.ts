import { describe, expect, it } from "vitest";
import { recordWith } from "#sync/kinds/kinds.fixture.ts";
import type { AnyRecord } from "#sync/record.ts";
import { observable } from "#web/platform/observable.ts";
import { createOptimisticState } from "./optimistic-state.ts";
import { expense, fromNewerApp, home, homeRow, rowOf } from "./store.fixture.ts";
import { storeState } from "./store-state.ts";

const noted = (before: AnyRecord, note: string) => ({ before, after: recordWith(before, { note }) });

function memoryOf(...records: AnyRecord[]) {
  const content = { households: [homeRow], records: records.map(rowOf), unsent: 0, facts: [] };
  const state = observable(storeState(content));
  const shown = (id: string) => state.get().households.get(home)!.of.transaction.get(id);
  return { state, shown, optimistic: createOptimisticState(state) };
}

describe("the optimistic state", () => {
  it("[DV6] shows an edit at once", () => {
    const { shown, optimistic } = memoryOf(expense("a"));
    optimistic.applyPending(home, [noted(expense("a"), "x")]);
    expect(shown("a")).toEqual(expense("a", { note: "x" }).fields);
  });

  it("[DV6] shows an edit on top of changes since it began", () => {
    const { shown, optimistic } = memoryOf(expense("a", { payee: "Bakery" }));
    optimistic.applyPending(home, [noted(expense("a"), "x")]);
    expect(shown("a")).toMatchObject({ payee: "Bakery", note: "x" });
  });

  it("[DV6] does not let a read hide an edit that is still being written", () => {
    const { shown, optimistic } = memoryOf(expense("a"), expense("b"));
    optimistic.applyPending(home, [noted(expense("a"), "x")]);
    const found = new Map([expense("a", { note: "old" }), expense("b", { note: "old" })].map((one) => [one.id, one]));
    optimistic.show(home, found);
    expect([shown("a")?.note, shown("b")?.note]).toEqual(["x", "old"]);
  });

  it("[DV7] returns the last known stored record once no write is pending", () => {
    const { optimistic } = memoryOf(expense("a"));
    const [first, second] = [noted(expense("a"), "x"), noted(expense("a", { note: "x" }), "y")];
    optimistic.applyPending(home, [first]);
    optimistic.applyPending(home, [second]);
    expect(optimistic.release(home, [first])).toEqual(new Map());
    optimistic.show(home, new Map([["a", expense("a", { note: "read" })]]));
    expect(optimistic.release(home, [second])).toEqual(new Map([["a", expense("a", { note: "read" })]]));
  });

  it("[DV7] knows that the device had no such record", () => {
    const { optimistic, shown } = memoryOf();
    const edit = { before: undefined, after: expense("a") };
    optimistic.applyPending(home, [edit]);
    const known = optimistic.release(home, [edit]);
    expect(known).toEqual(new Map([["a", undefined]]));
    optimistic.show(home, known);
    expect(shown("a")).toBeUndefined();
  });

  it("[DV6] ignores a household that is not here", () => {
    const { state, optimistic } = memoryOf();
    const before = state.get();
    optimistic.applyPending("gone", [noted(expense("a"), "x")]);
    optimistic.show("gone", new Map([["a", expense("a")]]));
    expect(optimistic.release("gone", [noted(expense("a"), "x")])).toEqual(new Map());
    expect(state.get()).toBe(before);
  });

  it("[DV6] shows the edit unmerged if it can't be merged; the write will fail", () => {
    const { shown, optimistic, state } = memoryOf(expense("a"));
    optimistic.show(home, new Map([["a", fromNewerApp("a")]]));
    expect([...state.get().households.get(home)!.unread]).toEqual(["a"]);
    optimistic.applyPending(home, [noted(expense("a"), "x")]);
    expect(shown("a")?.note).toBe("x");
  });
});
