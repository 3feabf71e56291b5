import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { transaction } from "./kinds/entries.ts";
import { recordOf, recordWith } from "./kinds/kinds.fixture.ts";
import { category } from "./kinds/plan.ts";
import { isSameValue, merge } from "./merge.ts";
import { type AnyRecord, withFields } from "./record.ts";

const { together } = transaction;

const base = recordOf("transaction", { amount: 900, payee: "Market", categoryId: "food", note: "", version: 3 });
const mine = (change: object): AnyRecord => recordWith(base, { ...change });
const theirs = (change: object): AnyRecord => recordWith(base, { version: 7, ...change });

const without = (record: AnyRecord, name: string): AnyRecord => recordWith(record, { [name]: undefined });

describe("a field", () => {
  it("[ME1] comes from the side that changed it", () => {
    const merged = merge({ base, mine: mine({ note: "Fruit" }), theirs: theirs({ payee: "Fair" }), together });
    expect(merged).toEqual({ record: theirs({ note: "Fruit", payee: "Fair" }), lost: [] });
  });

  it("[ME2] that both changed to the same value has that value, and nothing is lost", () => {
    const same = { tags: [{ b: 1, a: [2] }] };
    const merged = merge({ base, mine: mine(same), theirs: theirs({ tags: [{ a: [2], b: 1 }] }), together });
    expect(merged).toEqual({ record: theirs(same), lost: [] });
  });

  it("[ME3] that both changed differently is mine, and theirs is reported as lost", () => {
    const merged = merge({ base, mine: mine({ note: "a", x: 1 }), theirs: theirs({ note: "b", x: 2 }), together });
    expect(merged).toEqual({ record: theirs({ note: "a", x: 1 }), lost: ["note", "x"] });
  });

  it("[ME4] that one side removed is absent, unless the other changed it and comes later", () => {
    const removed = merge({ base, mine: without(base, "note"), theirs: theirs({}), together });
    expect(removed).toEqual({ record: without(theirs({}), "note"), lost: [] });
    const mineStays = merge({ base, mine: mine({ note: "a" }), theirs: without(theirs({}), "note"), together });
    expect(mineStays).toEqual({ record: theirs({ note: "a" }), lost: ["note"] });
    const mineRemoves = merge({ base, mine: without(base, "note"), theirs: theirs({ note: "b" }), together });
    expect(mineRemoves).toEqual({ record: without(theirs({}), "note"), lost: ["note"] });
  });

  it("[ME13] that is a list loses the last item that one side removed, and has the edit of the other side", () => {
    const three = recordWith(base, { tags: ["home", "shared", "work"] });
    const fewer = recordWith(base, { tags: ["home", "shared"] });
    const edited = recordWith(three, { note: "Fruit" });
    const mineRemoved = merge({ base: three, mine: fewer, theirs: { ...edited, version: 7 }, together });
    expect(mineRemoved).toEqual({ record: recordWith(fewer, { note: "Fruit", version: 7 }), lost: [] });
    const theyRemoved = merge({ base: three, mine: edited, theirs: { ...fewer, version: 7 }, together });
    expect(theyRemoved).toEqual({ record: recordWith(fewer, { note: "Fruit", version: 7 }), lost: [] });
    const none = merge({
      base: three,
      mine: recordWith(base, { tags: [] }),
      theirs: { ...edited, version: 7 },
      together,
    });
    expect(none.record.fields).toMatchObject({ tags: [], note: "Fruit" });
    const both = merge({
      base: three,
      mine: fewer,
      theirs: recordWith(base, { tags: ["home"], version: 7 }),
      together,
    });
    expect(both).toEqual({ record: { ...fewer, version: 7 }, lost: ["tags"] });
  });

  it("[ME4] without a value counts as removed", () => {
    const merged = merge({ base, mine: withFields(base, { note: undefined }), theirs: theirs({}), together });
    expect(Object.keys(merged.record.fields)).not.toContain("note");
  });
});

describe("fields that belong together", () => {
  const splits = [
    { categoryId: "food", amount: 400 },
    { categoryId: "home", amount: 500 },
  ];

  it("[ME5] such as sender and recipient never mix the values of two people", () => {
    const handed = mine({ kind: "transfer", personId: "maya", toPersonId: "tom" });
    const turned = theirs({ kind: "transfer", personId: "tom", toPersonId: "maya" });
    expect(merge({ base, mine: handed, theirs: turned, together }).record).toEqual({ ...handed, version: 7 });
    const spent = theirs({ amount: 950, forPersonId: "tom" });
    expect(merge({ base, mine: handed, theirs: spent, together }).record).toEqual(
      recordWith(handed, { version: 7, amount: 950, forPersonId: "tom" }),
    );
  });

  it("[ME14] are few: amount and category merge separately, and so do budget and rollover", () => {
    const merged = merge({ base, mine: mine({ categoryId: "fun" }), theirs: theirs({ amount: 950 }), together });
    expect(merged).toEqual({ record: theirs({ amount: 950, categoryId: "fun" }), lost: [] });
    const food = recordOf("category", { weeklyBudget: 9_000, rollover: "off", version: 3 });
    const budget = merge({
      base: food,
      together: category.together,
      mine: recordWith(food, { rollover: "both" }),
      theirs: recordWith(food, { version: 7, weeklyBudget: 8_000 }),
    });
    expect(budget).toEqual({
      record: recordWith(food, { version: 7, weeklyBudget: 8_000, rollover: "both" }),
      lost: [],
    });
  });

  it("[ME5] come from one side, even if the other changed another one of them", () => {
    const split = without(mine({ splits }), "categoryId");
    const merged = merge({ base, mine: split, theirs: theirs({ amount: 950, note: "Fruit" }), together });
    expect(merged).toEqual({ record: recordWith(split, { version: 7, note: "Fruit" }), lost: ["amount"] });
  });

  it("[ME5] come from theirs if only they changed any", () => {
    const split = without(theirs({ splits }), "categoryId");
    const merged = merge({ base, mine: mine({ payee: "Fair" }), theirs: split, together });
    expect(merged).toEqual({ record: recordWith(split, { payee: "Fair" }), lost: [] });
  });
});

describe("a deleted record", () => {
  it("[ME6] stays deleted with the other's edit, whoever comes later", () => {
    const byMe = merge({ base, mine: mine({ deleted: true }), theirs: theirs({ note: "b" }), together });
    expect(byMe).toEqual({ record: theirs({ deleted: true, note: "b" }), lost: [] });
    const byThem = merge({ base, mine: mine({ note: "a" }), theirs: theirs({ deleted: true }), together });
    expect(byThem).toEqual({ record: theirs({ deleted: true, note: "a" }), lost: [] });
  });

  it("[ME6] is restored if someone restored it", () => {
    const gone = { ...base, deleted: true };
    const merged = merge({ base: gone, mine: mine({}), theirs: theirs({ deleted: true, note: "b" }), together });
    expect(merged).toEqual({ record: theirs({ note: "b" }), lost: [] });
  });
});

describe("the envelope", () => {
  it("has their version and the higher edition, and keeps its id and kind", () => {
    const { record } = merge({
      base,
      mine: mine({ edition: 3, version: 3 }),
      theirs: theirs({ edition: 2 }),
      together,
    });
    expect(record).toEqual(theirs({ edition: 3 }));
    const other = merge({ base, mine: mine({ edition: 1 }), theirs: theirs({ edition: 2 }), together });
    expect(other).toEqual({ record: theirs({ edition: 2 }), lost: [] });
  });
});

describe("a record that both created", () => {
  it("is mine field by field, with what only theirs has; groups stay whole", () => {
    const created = without(mine({ splits: [{ categoryId: "a", amount: 900 }], version: 0 }), "categoryId");
    const merged = merge({ mine: created, theirs: theirs({ amount: 5, colour: "teal" }), together });
    expect(merged).toEqual({
      record: recordWith(created, { version: 7, categoryId: "food", colour: "teal" }),
      lost: ["amount"],
    });
  });
});

it("[ME13] a list without its last items is different, in both directions", () => {
  const list = fc.array(fc.jsonValue({ maxDepth: 1 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(list, fc.nat({ max: 4 }), (whole, count) => {
      const shorter = whole.slice(0, count % whole.length);
      expect(isSameValue(shorter, whole)).toBe(false);
      expect(isSameValue(whole, shorter)).toBe(false);
      expect(isSameValue(whole, [...whole])).toBe(true);
    }),
  );
});

it("[ME13] an empty item still counts", () => {
  expect(isSameValue([], [undefined])).toBe(false);
  expect(isSameValue([null], [])).toBe(false);
});
