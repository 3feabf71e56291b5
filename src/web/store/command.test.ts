import { describe, expect, it } from "vitest";
import { adding, changing, deleting, together } from "./command.ts";
import { householdState } from "./household-state.ts";
import { expense, fromNewerApp, habit, home } from "./store.fixture.ts";

const fields = {
  day: "2026-10-01",
  amount: 100,
  payee: "Market",
  personId: "maya",
  type: "spending",
  note: "",
} as never;
const newId = () => "new";
const household = householdState(home, "shared", [expense("a"), habit("h"), fromNewerApp("n")]);
const noted = (id: string, note: string) => changing("note", "transaction", id, () => ({ note }));
const refused = (problem: string) => ({ ok: false, problem });

describe("a command", () => {
  it("[DV9] adds a record of this edition under a new id, or under the one given", () => {
    const added = { ok: true, value: [{ before: undefined, after: expense("new") }] };
    expect(adding("add", "transaction", fields).edits(household, newId)).toEqual(added);
    const named = adding("add", "transaction", fields, "own").edits(household, newId);
    expect(named.ok && named.value[0]!.after.id).toBe("own");
  });

  it("[DV9] changes what is there, and takes off a field that is given as undefined", () => {
    const before = expense("a", { categoryId: "food" });
    const withFood = householdState(home, "shared", [before]);
    const off = changing("change", "transaction", "a", () => ({ categoryId: undefined }) as never);
    expect(off.edits(withFood, newId)).toEqual({ ok: true, value: [{ before, after: expense("a") }] });
  });

  it("[DV9] deletes with all its fields, so that all can come back", () => {
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
    ["bad-fields", adding("add", "transaction", fields, "no good id")],
    ["bad-fields", changing("change", "transaction", "a", () => ({ amount: 0.5 }) as never)],
    ["record-too-large", changing("change", "transaction", "a", () => ({ extra: "x".repeat(32_768) }) as never)],
  ])("[DV9] is refused as %s", (problem, command) => {
    expect(command.edits(household, newId)).toEqual(refused(problem));
  });

  it("[DV9] does several together, or none of them", () => {
    const both = together("both", [noted("a", "x"), deleting("delete", "h")]).edits(household, newId);
    expect(both.ok && both.value.map(({ after }) => after.id)).toEqual(["a", "h"]);
    expect(together("both", [noted("a", "x"), noted("n", "x")]).edits(household, newId)).toEqual(
      refused("newer-record"),
    );
  });

  it("[DV9] lets each of several see what those before it did, and makes one edit a record", () => {
    const payee = changing("payee", "transaction", "a", () => ({ payee: "Bakery" }));
    const twice = together("twice", [noted("a", "x"), payee]).edits(household, newId);
    const after = expense("a", { note: "x", payee: "Bakery" });
    expect(twice).toEqual({ ok: true, value: [{ before: expense("a"), after }] });
    const named = adding("add", "transaction", fields, "own");
    const added = together("add", [named, noted("own", "x")]).edits(household, newId);
    expect(added).toEqual({ ok: true, value: [{ before: undefined, after: expense("own", { note: "x" }) }] });
    const late = together("late", [deleting("delete", "a"), noted("a", "x")]);
    expect(late.edits(household, newId)).toEqual(refused("gone"));
  });
});
