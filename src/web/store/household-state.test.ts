import { describe, expect, it } from "vitest";
import { recordKinds } from "#sync/record.ts";
import { householdState, recordOf, withRecords } from "./household-state.ts";
import { expense, fromNewerApp, habit, home } from "./store.fixture.ts";

const stateOf = (...records: Parameters<typeof householdState>[2]) => householdState(home, "shared", records);
const gone = (id: string) => new Map([[id, undefined]]);

describe("a household as screens read it", () => {
  it("replaces only the changed collections", () => {
    const before = stateOf(expense("a"), habit("h"));
    const after = withRecords(before, new Map([["b", expense("b")]]));
    for (const kind of recordKinds) expect(after.of[kind] === before.of[kind]).toBe(kind !== "transaction");
    expect(after.unread).toBe(before.unread);
    expect(before.of.transaction.size).toBe(1);
    expect(after.of.transaction.list().map(({ id }) => id)).toEqual(["a", "b"]);
  });

  it("shows no deleted records", () => {
    const state = stateOf(expense("a", { deleted: true }), expense("b"));
    expect(recordOf(state, "a")).toBeUndefined();
    const next = withRecords(state, new Map([["b", expense("b", { deleted: true })]]));
    expect(next.of.transaction.size).toBe(0);
    expect(withRecords(next, new Map([["b", expense("b")]])).of.transaction.size).toBe(1);
  });

  it("removes a record that is no longer here", () => {
    const state = withRecords(stateOf(expense("a"), expense("b")), gone("a"));
    expect(state.of.transaction.list().map(({ id }) => id)).toEqual(["b"]);
    expect(withRecords(state, gone("never-here")).of.transaction.list()).toEqual(state.of.transaction.list());
  });

  it("keeps records of a newer app unread, including unknown kinds", () => {
    const unknown = { ...expense("u"), kind: "weather" as never };
    const state = stateOf(fromNewerApp("n"), unknown, expense("a"));
    expect([...state.unread]).toEqual(["n", "u"]);
    expect(state.of.transaction.list().map(({ id }) => id)).toEqual(["a"]);
  });

  it("hides a record that a newer app changed, and shows it again once readable", () => {
    const read = stateOf(expense("a"));
    const unread = withRecords(read, new Map([["a", fromNewerApp("a")]]));
    expect([[...unread.unread], unread.of.transaction.size]).toEqual([["a"], 0]);
    const again = withRecords(unread, new Map([["a", expense("a")]]));
    expect([[...again.unread], again.of.transaction.size]).toEqual([[], 1]);
    expect(withRecords(unread, gone("a")).unread.size).toBe(0);
    expect(withRecords(unread, new Map([["a", fromNewerApp("a", { deleted: true })]])).unread.size).toBe(0);
  });

  it("keeps its identity if nothing changed", () => {
    const state = stateOf(expense("a"), fromNewerApp("n"));
    const again = { a: expense("a"), n: fromNewerApp("n"), never: undefined };
    expect(withRecords(state, new Map(Object.entries(again)))).toBe(state);
    expect(withRecords(state, new Map([["a", expense("a", { version: 7 })]]))).not.toBe(state);
    const wasDeleted = withRecords(state, new Map([["gone", expense("gone", { deleted: true })]]));
    expect(wasDeleted).not.toBe(state);
    expect(wasDeleted.of).toEqual(state.of);
  });

  it("moves a record whose kind changed", () => {
    const state = withRecords(stateOf(expense("a")), new Map([["a", habit("a")]]));
    expect([state.of.transaction.size, state.of.habit.size]).toEqual([0, 1]);
  });
});
