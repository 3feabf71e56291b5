import { describe, expect, it } from "vitest";
import { recordOf, recordWith } from "./kinds/kinds.fixture.ts";
import { join } from "./merge-records.ts";
import { announcementsOf, type Overridden, openOn } from "./overridden.ts";
import { readRecord } from "./read-record.ts";
import { type AnyRecord, emptied, type RecordKind } from "./record.ts";

const at = 1_790_000_000_000;
const spent = {
  id: "e",
  day: "2026-11-10",
  amount: 3_800,
  payee: "Market",
  personId: "maya",
  kind: "spending",
  note: "",
};
const base = recordOf("transaction", { ...spent, version: 3 });
const mine = (change: object): AnyRecord => recordWith(base, { ...change });
const theirs = (change: object): AnyRecord => recordWith(base, { version: 7, ...change });

function announced(from: AnyRecord | null, own: AnyRecord, other: AnyRecord): AnyRecord[] {
  const joined = join({ base: from, mine: own, theirs: other });
  if (!joined.ok) throw new Error(joined.problem);
  const { record: merged, lost } = joined.value;
  return announcementsOf({ theirs: other, merged, lost }, at);
}

describe("what a merge overrides", () => {
  it("[OV1] is announced with both values, the version that lost and when", () => {
    const [one, ...others] = announced(base, mine({ amount: 4_500 }), theirs({ amount: 4_000, payee: "Fair" }));
    expect(one).toEqual({
      id: "overridden:7:amount:e",
      kind: "overridden",
      edition: 1,
      version: 0,
      deleted: false,
      fields: {
        id: "overridden:7:amount:e",
        of: { kind: "transaction", id: "e" },
        names: ["amount", "splits"],
        lost: { amount: 4_000 },
        won: { amount: 4_500 },
        replaced: 7,
        at,
      },
    });
    expect(others).toEqual([]);
    expect(readRecord(one)).toEqual({ ok: true, value: one });
  });

  it("[OV1] is announced once per field group, and for each other field by itself", () => {
    const splits = (amount: number) => [{ categoryId: "food", amount }];
    const own = mine({ amount: 4_500, splits: splits(4_500), categoryId: "fun" });
    const made = announced(base, own, theirs({ amount: 4_000, splits: splits(4_000), categoryId: "food" }));
    expect(made.map(({ fields: { names } }) => names)).toEqual([["amount", "splits"], ["categoryId"]]);
    expect(made[0]!.fields).toMatchObject({ lost: { amount: 4_000, splits: splits(4_000) } });
  });

  it("is nothing if nothing was lost: other fields, the same value, or only one side changed", () => {
    expect(announced(base, mine({ categoryId: "food" }), theirs({ amount: 4_000 }))).toEqual([]);
    expect(announced(base, mine({ amount: 4_000 }), theirs({ amount: 4_000 }))).toEqual([]);
    expect(announced(base, mine({}), theirs({ amount: 4_000 }))).toEqual([]);
    expect(announced(base, mine({ deleted: true }), theirs({ amount: 4_000 }))).toEqual([]);
  });

  it("is everything that they changed if the merge is invalid and mine wins as a whole", () => {
    const own = mine({ kind: "transfer", personId: "maya", toPersonId: "tom", amount: 4_500 });
    const made = announced(base, own, theirs({ kind: "transfer", toPersonId: "ida", personId: "tom", amount: 4_000 }));
    expect(made.map(({ fields: { lost } }) => lost)).toEqual([
      { amount: 4_000 },
      { kind: "transfer", personId: "tom", toPersonId: "ida" },
    ]);
  });

  it("is not announced for drafts, announcements, or computed fields", () => {
    const sides = (kind: RecordKind, fields: object, one: object, other: object) =>
      announced(
        recordOf(kind, { ...fields, version: 3 }),
        recordOf(kind, { ...fields, ...one }),
        recordOf(kind, { ...fields, version: 7, ...other }),
      );
    expect(sides("intake-draft", { part: "debts", order: 0 }, { balance: "1" }, { balance: "2" })).toEqual([]);
    const [of, values] = [
      { kind: "bill", id: "rent" },
      { names: ["amount"], lost: {}, won: {}, replaced: 1 },
    ];
    expect(sides("overridden", { of, ...values, at: 0 }, { at: 1 }, { at: 2 })).toEqual([]);
    const food = { label: "Food", kind: "need", weeklyBudget: 100, rollover: "off" };
    const changed = (weeklyBudget: number, since: string) => ({ weeklyBudget, since });
    const made = sides("category", food, changed(200, "2026-W46"), changed(300, "2026-W45"));
    expect(made.map(({ fields: { names } }) => names)).toEqual([["weeklyBudget"]]);
  });

  it("[OV4] is not announced for records that became private", () => {
    const gone = emptied(theirs({}));
    expect(announced(base, mine({ amount: 4_500 }), gone)).toEqual([]);
    expect(announced(base, { ...gone, version: 3 }, theirs({ amount: 4_000 }))).toEqual([]);
  });
});

describe("an announcement", () => {
  const made = (replaced: number, lost: number, won: number) =>
    announced(
      mine({ amount: 1, version: replaced - 1 }),
      mine({ amount: won }),
      theirs({ amount: lost, version: replaced }),
    )[0]!.fields as Overridden;
  const open = (amount: number, ...announcements: Overridden[]) =>
    openOn(mine({ amount }), announcements).map(({ replaced }) => replaced);

  it("is open while the record has the winning value", () => {
    expect(open(4_500, made(7, 4_000, 4_500))).toEqual([7]);
  });

  it("is settled once somebody has written another value or the overridden one", () => {
    expect(open(4_700, made(7, 4_000, 4_500))).toEqual([]);
    expect(open(4_000, made(7, 4_000, 4_500))).toEqual([]);
  });

  it("stays open if the winning value was overridden in turn", () => {
    expect(open(4_700, made(7, 4_000, 4_500), made(8, 4_500, 4_700))).toEqual([8, 7]);
  });
});
