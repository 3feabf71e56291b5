import { describe, expect, it } from "vitest";
import type { AnyRecord } from "#sync/record.ts";
import { changedFields, changeKind, toldOf, undoingOf } from "./what-changed.ts";

const bill: AnyRecord = {
  ...{ id: "rent", kind: "bill", schema: 1, version: 3, deleted: false },
  ...{ label: "Rent", amount: 100_000, cadence: "monthly", nextDue: "2026-11-01" },
};
const dearer: AnyRecord = { ...bill, version: 4, amount: 120_000 };

describe("a change in the list", () => {
  it("[MB6] is told by the fields that people wrote differently", () => {
    expect(changedFields(dearer, bill)).toEqual(["amount"]);
    expect(changedFields({ ...bill, note: "new" }, { ...bill, categoryId: "home" })).toEqual(["note", "categoryId"]);
  });

  it("[MB6] adds, changes, deletes, brings back, or moves away", () => {
    const { id, kind, schema, version } = bill;
    expect(changeKind(bill, undefined)).toBe("added");
    expect(changeKind(dearer, bill)).toBe("changed");
    expect(changeKind({ ...bill, deleted: true }, bill)).toBe("deleted");
    expect(changeKind(bill, { ...bill, deleted: true })).toBe("brought-back");
    expect(changeKind({ id, kind, schema, version, deleted: true }, bill)).toBe("moved-away");
  });

  it("[HS37] tells nothing of what someone keeps to themselves now but that they do", () => {
    const { id, kind, schema } = bill;
    const change = (seq: number, record: AnyRecord) => ({ seq, uid: "maya", at: 0, base: 0, record });
    const away = change(4, { id, kind, schema, version: 4, deleted: true });
    const other = change(2, { ...bill, id: "other" });
    expect(toldOf([away, change(3, dearer), other, change(1, bill)])).toEqual([away, other]);
  });
});

describe("taking one change back", () => {
  it("[MB7] gives back what the fields were", () => {
    expect(undoingOf(dearer, bill, dearer)).toEqual({ earlier: { ...dearer, amount: 100_000 } });
  });

  it("[MB7] leaves alone what was written again since", () => {
    const both = { ...dearer, label: "Flat" };
    const since = { ...both, version: 5, label: "Our flat" };
    expect(undoingOf(both, bill, since)).toEqual({ earlier: { ...both, amount: 100_000 } });
    expect(undoingOf(dearer, bill, { ...dearer, amount: 130_000 })).toBe("overruled");
  });

  it("[MB7] treats what belongs together as one", () => {
    expect(undoingOf(dearer, bill, { ...dearer, cadence: "yearly" })).toBe("overruled");
  });

  it("[MB7] takes off a field that was added, and gives back one that was taken off", () => {
    const filed = { ...bill, categoryId: "home" };
    expect(undoingOf(filed, bill, filed)).toEqual({ earlier: bill });
    expect(undoingOf(bill, filed, bill)).toEqual({ earlier: filed });
  });

  it("[MB7] deletes what was added and brings back what was deleted, if it still is", () => {
    const gone = { ...bill, deleted: true };
    expect(undoingOf(bill, undefined, bill)).toEqual({ earlier: undefined });
    expect(undoingOf(bill, undefined, undefined)).toBe("overruled");
    expect(undoingOf(gone, bill, undefined)).toEqual({ earlier: bill });
    expect(undoingOf(gone, bill, bill)).toBe("overruled");
    expect(undoingOf(bill, gone, bill)).toEqual({ earlier: gone });
  });

  it("[MB7] never brings back for all what someone keeps to themselves", () => {
    const { id, kind, schema, version } = bill;
    expect(undoingOf({ id, kind, schema, version, deleted: true }, bill, undefined)).toBe("never");
  });

  it("[MB7] leaves a household its own answers", () => {
    const own: AnyRecord = { ...bill, kind: "household" };
    expect(undoingOf(own, undefined, own)).toBe("never");
    expect(undoingOf({ ...own, label: "Flat" }, own, { ...own, label: "Flat" })).toEqual({ earlier: own });
  });
});
