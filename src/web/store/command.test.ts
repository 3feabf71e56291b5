import { describe, expect, it } from "vitest";
import { adding, changing, deleting, together } from "./command.ts";
import { householdState } from "./household-state.ts";
import { expense, fromNewerApp, habit, home } from "./store.fixture.ts";

const fields = {
  day: "2026-10-01",
  amount: 100,
  payee: "Market",
  personId: "maya",
  kind: "spending",
  note: "",
} as never;
const newId = () => "new";
const household = householdState(home, "shared", [expense("a"), habit("h"), fromNewerApp("n")]);
const noted = (id: string, note: string) => changing("note", "transaction", id, () => ({ note }));
const refused = (problem: string) => ({ ok: false, problem });

describe("a command", () => {
  it("adds a record of the current edition, with a new or given id", () => {
    const added = { ok: true, value: [{ before: undefined, after: expense("new") }] };
    expect(adding("add", "transaction", fields).edits(household, newId)).toEqual(added);
    const named = adding("add", "transaction", { ...(fields as object), id: "own" } as never).edits(household, newId);
    expect(named.ok && named.value[0]!.after.id).toBe("own");
  });

  it("changes a record, and removes fields set to undefined", () => {
    const before = expense("a", { categoryId: "food" });
    const withFood = householdState(home, "shared", [before]);
    const off = changing("change", "transaction", "a", () => ({ categoryId: undefined }) as never);
    expect(off.edits(withFood, newId)).toEqual({ ok: true, value: [{ before, after: expense("a") }] });
  });

  it("keeps the fields of a deleted record, for undo", () => {
    const edits = deleting("delete", "h").edits(household, newId);
    expect(edits).toEqual({ ok: true, value: [{ before: habit("h"), after: habit("h", { deleted: true }) }] });
  });

  it.each([
    ["gone", noted("nowhere", "x")],
    ["gone", noted("h", "of another kind")],
    ["gone", deleting("delete", "nowhere")],
    ["newer-record", noted("n", "x")],
    ["newer-record", deleting("delete", "n")],
    ["bad-fields", adding("add", "transaction", { ...(fields as object), day: "soon" } as never)],
    ["bad-fields", adding("add", "transaction", { ...(fields as object), id: "no good id" } as never)],
    ["bad-fields", changing("change", "transaction", "a", () => ({ amount: 0.5 }) as never)],
    ["record-too-large", changing("change", "transaction", "a", () => ({ extra: "x".repeat(32_768) }) as never)],
  ])("is refused as %s", (problem, command) => {
    expect(command.edits(household, newId)).toEqual(refused(problem));
  });

  it("runs several commands together, or none", () => {
    const both = together("both", [noted("a", "x"), deleting("delete", "h")]).edits(household, newId);
    expect(both.ok && both.value.map(({ after }) => after.id)).toEqual(["a", "h"]);
    expect(together("both", [noted("a", "x"), noted("n", "x")]).edits(household, newId)).toEqual(
      refused("newer-record"),
    );
  });

  it("lets each of several see earlier results, and returns one edit per record", () => {
    const payee = changing("payee", "transaction", "a", () => ({ payee: "Bakery" }));
    const twice = together("twice", [noted("a", "x"), payee]).edits(household, newId);
    const after = expense("a", { note: "x", payee: "Bakery" });
    expect(twice).toEqual({ ok: true, value: [{ before: expense("a"), after }] });
    const named = adding("add", "transaction", { ...(fields as object), id: "own" } as never);
    const added = together("add", [named, noted("own", "x")]).edits(household, newId);
    expect(added).toEqual({ ok: true, value: [{ before: undefined, after: expense("own", { note: "x" }) }] });
    const late = together("late", [deleting("delete", "a"), noted("a", "x")]);
    expect(late.edits(household, newId)).toEqual(refused("gone"));
  });
});
