import { describe, expect, it } from "vitest";
import type { Currency } from "#domain/money/money.ts";
import { recordOf, recordWith } from "#sync/kinds/kinds.fixture.ts";
import { type AnyRecord, emptied } from "#sync/record.ts";
import { householdState } from "#web/store/household-state.ts";
import { changedFields, changeKind, changeWords, undoOf, visibleChanges } from "./change.ts";

const rent = { id: "rent", label: "Rent", amount: 100_000, cadence: "monthly", nextDue: "2026-11-01" };
const bill = recordOf("bill", { version: 3, ...rent });
const dearer = recordWith(bill, { version: 4, amount: 120_000 });

describe("a change in the list", () => {
  it("is described by the fields that differ", () => {
    expect(changedFields(dearer, bill)).toEqual(["amount"]);
    expect(changedFields(recordWith(bill, { note: "new" }), recordWith(bill, { categoryId: "home" }))).toEqual([
      "note",
      "categoryId",
    ]);
  });

  it("adds, changes, deletes, brings back, or moves away", () => {
    expect(changeKind(bill, undefined)).toBe("added");
    expect(changeKind(dearer, bill)).toBe("changed");
    expect(changeKind({ ...bill, deleted: true }, bill)).toBe("deleted");
    expect(changeKind(bill, { ...bill, deleted: true })).toBe("brought-back");
    expect(changeKind(emptied(bill), bill)).toBe("moved-away");
  });

  it("[HS37] shows nothing about a record that is private now, except that it was moved", () => {
    const change = (seq: number, record: AnyRecord) => ({ seq, uid: "maya", at: 0, base: 0, record });
    const away = change(4, { ...emptied(bill), version: 4 });
    const other = change(2, recordWith(bill, { id: "other" }));
    expect(visibleChanges([away, change(3, dearer), other, change(1, bill)])).toEqual([away, other]);
  });
});

describe("undoing one change", () => {
  it("restores the earlier fields", () => {
    expect(undoOf(dearer, bill, dearer)).toEqual({ earlier: recordWith(dearer, { amount: 100_000 }) });
  });

  it("keeps fields that were changed again since", () => {
    const both = recordWith(dearer, { label: "Flat" });
    const since = recordWith(both, { version: 5, label: "Our flat" });
    expect(undoOf(both, bill, since)).toEqual({ earlier: recordWith(both, { amount: 100_000 }) });
    expect(undoOf(dearer, bill, recordWith(dearer, { amount: 130_000 }))).toBe("overwritten");
  });

  it("treats fields of one merge unit as one", () => {
    expect(undoOf(dearer, bill, recordWith(dearer, { cadence: "yearly" }))).toBe("overwritten");
  });

  it("removes a field that was added, and restores one that was removed", () => {
    const filed = recordWith(bill, { categoryId: "home" });
    expect(undoOf(filed, bill, filed)).toEqual({ earlier: bill });
    expect(undoOf(bill, filed, bill)).toEqual({ earlier: filed });
  });

  it("deletes what was added and restores what was deleted, if it is still deleted", () => {
    const gone = { ...bill, deleted: true };
    expect(undoOf(bill, undefined, bill)).toEqual({ earlier: undefined });
    expect(undoOf(bill, undefined, undefined)).toBe("overwritten");
    expect(undoOf(gone, bill, undefined)).toEqual({ earlier: bill });
    expect(undoOf(gone, bill, bill)).toBe("overwritten");
    expect(undoOf(bill, gone, bill)).toEqual({ earlier: gone });
  });

  it("never shares again what is private now", () => {
    expect(undoOf(emptied(bill), bill, undefined)).toBe("never");
  });

  it("never removes a household’s own record", () => {
    const own: AnyRecord = { ...bill, kind: "household" };
    expect(undoOf(own, undefined, own)).toBe("never");
    expect(undoOf(recordWith(own, { label: "Flat" }), own, recordWith(own, { label: "Flat" }))).toEqual({
      earlier: own,
    });
  });
});

const record = (id: string, kind: AnyRecord["kind"], fields: object): AnyRecord =>
  recordOf(kind, { id, version: 1, ...fields });

const goal = record("lisbon", "goal", {
  label: "Lisbon",
  kind: "travel",
  target: 200_000,
  priority: 1,
  alreadySaved: 0,
  state: "active",
});
const household = householdState("home", "shared", [goal]);
const format = { currency: "USD" as Currency, locale: "en-US" };

const describeChange = (after: AnyRecord, earlier: AnyRecord | undefined | "unknown") =>
  changeWords({ who: "Maya", record: after, earlier, household, format });

describe("a change in words", () => {
  it("names the author, the action and the record", () => {
    expect(describeChange(goal, undefined)).toBe("Maya added the goal “Lisbon”.");
    expect(describeChange({ ...goal, deleted: true }, goal)).toBe("Maya deleted the goal “Lisbon”.");
    expect(describeChange(goal, { ...goal, deleted: true })).toBe("Maya brought back the goal “Lisbon”.");
  });

  it("shows old and new values of short fields, and names the other fields", () => {
    const other = recordWith(goal, { label: "Porto", target: 150_000, state: "paused", newer: 1 });
    expect(describeChange(other, goal)).toBe(
      "Maya changed the goal “Porto”: name from “Lisbon” to “Porto”, target from $2,000.00 to $1,500.00, state, other details.",
    );
  });

  it("describes a record without a name by its purpose", () => {
    const save = record("s", "save", { week: "2026-W46", amount: 1_250, target: { kind: "goal", id: "lisbon" } });
    expect(describeChange(save, undefined)).toBe("Maya added a save of $12.50 for “Lisbon” in week 46.");
  });

  it("describes a quick entry by name and amount, and an import source by its name", () => {
    const coffee = record("c", "template", { label: "Coffee", entry: { payee: "Corner", amount: 450 } });
    expect(describeChange(coffee, undefined)).toBe("Maya added the quick entry “Coffee” of $4.50.");
    const pool = record("p", "recurring", { entry: { payee: "Pool", amount: 1_500 } });
    expect(describeChange(pool, undefined)).toBe("Maya added a recurring entry “Pool” of $15.00.");
    const bank = record("b", "import-source", { label: "Card", header: "Date;Amount", mapping: { day: 0 } });
    expect(describeChange(recordWith(bank, { header: "Day;Amount", mapping: { day: 1 } }), bank)).toBe(
      "Maya changed how files are read from “Card”: columns.",
    );
  });

  it("names owners and purpose, and never shows a bank’s original row", () => {
    const entry = record("e", "transaction", { payee: "Market", amount: 900, day: "2026-11-10" });
    const more = { forPersonId: "tom", imported: { sourceId: "b", key: "MARKET 4711" } };
    expect(describeChange(recordWith(entry, { ...more }), entry)).toBe(
      "Maya changed an entry “Market” of $9.00 on 10 November: whom it was for, the file it is from.",
    );
    const car = record("l", "debt", { label: "Car loan" });
    expect(describeChange(recordWith(car, { ownerIds: ["tom"], accountId: "car" }), car)).toBe(
      "Maya changed the debt “Car loan”: whose it is, what it was taken for.",
    );
  });

  it("says only that a record changed if its earlier version is unknown", () => {
    expect(describeChange(goal, "unknown")).toBe("Maya changed the goal “Lisbon”.");
  });

  it("says only the kind of a record that was moved away", () => {
    expect(describeChange(emptied(goal), goal)).toBe("Maya took a goal out of what is shared.");
  });
});
