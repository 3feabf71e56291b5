import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { recordOf as record, recordWith, samples } from "#sync/kinds/kinds.fixture.ts";
import { type AnyRecord, recordKinds } from "#sync/record.ts";
import type { Edits } from "../command.ts";
import type { DeviceDatabase } from "../device/device-database.ts";
import { memoryDatabase } from "../device/memory-database.ts";
import { readContent } from "../device/read-content.ts";
import { type HouseholdState, householdState } from "../household-state.ts";
import { sampleRecord, units } from "../sample/sample-household.ts";
import { copyHousehold, newHouseholdRow } from "./household-rows.ts";
import { moveItem } from "./move-item.ts";
import { placesOf, referencesOf } from "./references.ts";
import { copyableKinds, copyingItems, itemsOf } from "./transfer-items.ts";

const state = (id: string, ...records: readonly AnyRecord[]) => householdState(id, "shared", records);

const maya = record("person", { id: "maya", name: "Maya", kind: "adult", uid: "u1" });
const tom = record("person", { id: "tom", name: "Tom", kind: "adult" });
const home = record("category", { ...samples.category[0], id: "home" });
const rent = record("bill", { ...samples.bill[0], id: "rent" });
const lisbon = record("goal", { ...samples.goal[0], id: "lisbon" });
const saved = record("save", { ...samples.save[0], id: "saved" });
const buffer = record("save", { ...samples.save[1], id: "buffer" });
const taken = record("withdrawal", { ...samples.withdrawal[0], id: "taken" });
const pool = record("recurring", { ...samples.recurring[0], id: "pool" });
const fun = record("category", { ...samples.category[1], id: "fun" });
const swum = record("transaction", { ...samples.transaction[0], id: "pool@2026-10-05", categoryId: "fun" });

const kitchen = state("kitchen", maya, tom, home, rent, lisbon, saved, buffer, taken, pool, fun, swum);
const empty = state("empty");

function copy(from: HouseholdState, to: HouseholdState, ...ids: readonly string[]): AnyRecord[] {
  let made = 0;
  return afterOf(copyingItems(from, new Set(ids)).edits(to, () => `new-${++made}`));
}

function afterOf(edits: Edits): AnyRecord[] {
  if (!edits.ok) throw new Error(edits.problem);
  expect(edits.value.every(({ before }) => before === undefined)).toBe(true);
  return edits.value.map(({ after }) => after);
}

const kindsOf = (records: readonly AnyRecord[]) => records.map(({ kind }) => kind).sort();
const wordOf = ({ fields: { label, name } }: AnyRecord) => label ?? name;
const wordsOf = ({ fields: { id: _, ...words } }: AnyRecord) => words;

describe("copying items into another household", () => {
  it("copies an item with what belongs to it and what it references, with new ids", () => {
    const copies = copy(kitchen, empty, "lisbon");
    expect(kindsOf(copies)).toEqual(["goal", "person", "save", "withdrawal"]);
    const of = (kind: string) => copies.find((one) => one.kind === kind)!;
    expect(of("save").fields).toMatchObject({ target: { kind: "goal", id: of("goal").id }, personId: of("person").id });
    expect(of("withdrawal").fields.goalId).toBe(of("goal").id);
    expect(wordsOf(of("goal"))).toEqual(wordsOf(lisbon));
    expect(copies.every(({ id, version }) => id.startsWith("new-") && version === 0)).toBe(true);
  });

  it("matches people and categories by account or name, and copies them without a match", () => {
    const there = state("there", record("person", { id: "m", name: "M.", kind: "adult", uid: "u1" }));
    expect(copy(kitchen, there, "lisbon").find(({ kind }) => kind === "save")?.fields.personId).toBe("m");
    const named = state("named", recordWith(home, { id: "c", label: " HOME " }));
    expect(copy(kitchen, named, "rent")).toEqual([recordWith(rent, { id: "new-1", categoryId: "c" })]);
    expect(kindsOf(copy(kitchen, empty, "rent"))).toEqual(["bill", "category"]);
  });

  it("copies a selected item even if its name exists, and links no account twice", () => {
    const there = state("there", recordWith(maya, { id: "m" }));
    const [copied] = copy(kitchen, there, "maya");
    expect(copied).toEqual(recordWith(tom, { id: "new-1", name: "Maya" }));
    expect(copy(kitchen, empty, "maya")[0]?.fields.uid).toBe("u1");
  });

  it("derives the ids of recurring entries from their template if both are copied", () => {
    const copies = copy(kitchen, empty, "pool@2026-10-05", "pool");
    const template = copies.find(({ kind }) => kind === "recurring")!;
    expect(copies.find(({ kind }) => kind === "transaction")?.id).toBe(`${template.id}@2026-10-05`);
    expect(copy(kitchen, empty, "pool@2026-10-05").find(({ kind }) => kind === "transaction")?.id).toMatch(/^new-\d+$/);
  });

  it("copies owners, the account of a debt, and the person and import source of an entry", () => {
    const house = record("account", { ...samples.account[1], id: "house" });
    const loan = record("debt", { ...samples.debt[1], id: "loan" });
    const bank = record("import-source", { ...samples["import-source"][0], id: "bank" });
    const bought = record("transaction", { ...samples.transaction[0], id: "bought" });
    const copies = copy(state("all", maya, tom, house, loan, bank, bought), empty, "loan", "bought");
    const idOf = (kind: string, word: string) => copies.find((one) => one.kind === kind && wordOf(one) === word)!.id;
    const of = (kind: string) => copies.find((one) => one.kind === kind)!;
    expect(kindsOf(copies)).toEqual(["account", "debt", "import-source", "person", "person", "transaction"]);
    expect(of("debt").fields).toMatchObject({ ownerIds: [idOf("person", "Maya")], accountId: of("account").id });
    expect(of("account").fields.ownerIds).toEqual([idOf("person", "Maya"), idOf("person", "Tom")]);
    expect(of("transaction").fields.forPersonId).toBe(idOf("person", "Tom"));
    expect(of("transaction").fields.imported).toMatchObject({ sourceId: of("import-source").id });
  });

  it("two people who match the same one become one owner, and transfers between them become plain entries", () => {
    const there = state("there", record("person", { id: "m", name: "Tom", kind: "adult", uid: "u1" }));
    const house = record("account", { ...samples.account[1], id: "house" });
    const rentHalf = record("template", { ...samples.template[1], id: "half" });
    const handed = record("transaction", { ...samples.transaction[3], id: "handed" });
    const copies = copy(state("all", maya, tom, house, rentHalf, handed), there, "house", "half", "handed");
    expect(copies.map(({ fields: { ownerIds, toPersonId, entry } }) => [ownerIds, toPersonId, entry])).toEqual([
      [["m"], undefined, undefined],
      [undefined, undefined, { amount: 60_000, payee: "", personId: "m", kind: "transfer", note: "Rent" }],
      [undefined, undefined, undefined],
    ]);
  });

  it("offers only saves without an item, and refuses missing items", () => {
    expect(itemsOf(kitchen, "save").map(({ id }) => id)).toEqual(["buffer"]);
    expect(copyingItems(kitchen, new Set(["rent", "never"])).edits(empty, () => "x")).toMatchObject({
      problem: "gone",
    });
  });

  it("keeps the accounts that are copied or that the target has by name, and leaves out the others", () => {
    const accounts = ["checking", "savings"].map((id) => record("account", { ...samples.account[0], id, label: id }));
    const card = record("debt", { ...samples.debt[0], id: "card", label: "Card" });
    const ref = (kind: string, id: string) => ({ kind, id });
    const moved = record("transaction", {
      ...samples.transaction[0],
      id: "moved",
      kind: "transfer",
      account: ref("account", "checking"),
      toAccount: ref("debt", "card"),
    });
    const put = recordWith(buffer, { id: "put", fromAccountId: "checking", toAccountId: "savings" });
    const from = state("from", maya, tom, home, fun, ...accounts, card, moved, put);
    const placesIn = (copies: readonly AnyRecord[]) =>
      copies.flatMap(({ kind, fields: { account, toAccount, fromAccountId, toAccountId } }) =>
        kind === "transaction" || kind === "save" ? [[account, toAccount, fromAccountId, toAccountId]] : [],
      );
    const there = [undefined, undefined, undefined, undefined];
    expect(placesIn(copy(from, empty, "moved", "put"))).toEqual([there, there]);
    const same = state("same", recordWith(accounts[0]!, { id: "other", label: " Checking" }));
    expect(placesIn(copy(from, same, "moved", "put"))).toEqual([
      [ref("account", "other"), undefined, undefined, undefined],
      [undefined, undefined, "other", undefined],
    ]);
    const all = copy(from, empty, "moved", "put", "checking", "savings", "card");
    const idOf = (label: string) => all.find(({ fields }) => fields.label === label)!.id;
    expect(placesIn(all)).toEqual([
      [ref("account", idOf("checking")), ref("debt", idOf("Card")), undefined, undefined],
      [undefined, undefined, idOf("checking"), idOf("savings")],
    ]);
  });

  it("copies each selected item once, with its fields, without references to the source", () => {
    const records = recordKinds.flatMap((kind) =>
      samples[kind].map((fields, index) => record(kind, { ...fields, id: `${kind}-${index}` })),
    );
    const people = ["maya", "tom", "m"].map((id) => record("person", { id, name: id, kind: "adult" }));
    const goals = ["lisbon", "deposit"].map((id) => recordWith(lisbon, { id }));
    const from = state("all", ...records, ...people, ...goals);
    const ids = copyableKinds.flatMap((kind) => itemsOf(from, kind).map(({ id }) => id));
    fc.assert(
      fc.property(fc.subarray(ids, { minLength: 1 }), (chosen) => {
        const copies = copy(from, empty, ...chosen);
        const words = copies.map(({ kind, fields: { label, name, payee } }) =>
          JSON.stringify([kind, label ?? name ?? payee]),
        );
        for (const id of chosen) {
          const item = copyableKinds.flatMap((kind) => itemsOf(from, kind)).find((one) => one.id === id)!;
          const its = JSON.stringify([item.kind, item.fields.label ?? item.fields.name ?? item.fields.payee]);
          expect(words).toContain(its);
        }
        expect(copies.length).toBeGreaterThanOrEqual(chosen.length);
        expect(new Set(copies.map(({ id }) => id)).size).toBe(copies.length);
        const known = new Set([...records, ...people, ...goals].map(({ id }) => id));
        expect(copies.flatMap(referencesOf).filter((id) => known.has(id))).toEqual([]);
        expect(copies.flatMap(placesOf).filter((id) => known.has(id))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});

const [shared, own] = ["11111111-1111-4111-8111-111111111111", "22222222-2222-4222-8222-222222222222"];

const records: AnyRecord[] = [
  sampleRecord("goal", "lake", {
    label: "Lake",
    kind: "travel",
    target: units(9),
    priority: 1,
    alreadySaved: 0,
    state: "active",
  }),
  sampleRecord("goal", "bike", {
    label: "Bike",
    kind: "own",
    target: units(9),
    priority: 2,
    alreadySaved: 0,
    state: "active",
  }),
  sampleRecord("save", "s1", {
    week: "2026-W46",
    personId: "p",
    amount: units(5),
    target: { kind: "goal", id: "sample-lake" },
    note: "",
    recordedAt: 1,
  }),
  sampleRecord("save", "s2", {
    week: "2026-W46",
    personId: "p",
    amount: units(5),
    target: { kind: "goal", id: "sample-bike" },
    note: "",
    recordedAt: 1,
  }),
  sampleRecord("withdrawal", "w1", { goalId: "sample-lake", week: "2026-W46", amount: units(1), recordedAt: 1 }),
  sampleRecord("account", "pot", { label: "Pot", kind: "savings", balance: units(3) }),
  sampleRecord("balance", "b1", { of: { kind: "account", id: "sample-pot" }, day: "2026-11-15", amount: units(3) }),
];

async function twoSpaces(...more: readonly AnyRecord[]): Promise<DeviceDatabase> {
  const database = memoryDatabase();
  await database.write(async (tables) => {
    await tables.households.put([newHouseholdRow(shared, "shared"), newHouseholdRow(own, "private")]);
    await tables.records.put(
      [...records, ...more].map((record) => ({ household: shared, id: record.id, record: { ...record, version: 4 } })),
    );
  });
  return database;
}

async function move(database: DeviceDatabase, id: string) {
  let made = 0;
  const moved = await database.write((tables) =>
    moveItem(tables, { id, from: shared, to: own, newId: () => `new${++made}` }),
  );
  const content = await readContent(database);
  const of = (household: string) =>
    content.records.filter((row) => row.household === household).map(({ record }) => record);
  return { moved, shared: of(shared), own: of(own), outbox: content.outbox };
}

describe("moving an item to the private space", () => {
  it("deletes it in the household without its fields, and creates it with a new id", async () => {
    const after = await move(await twoSpaces(), "sample-lake");
    expect(after.shared.find(({ id }) => id === "sample-lake")).toEqual({
      id: "sample-lake",
      kind: "goal",
      edition: 1,
      version: 4,
      deleted: true,
      fields: {},
    });
    expect(after.own).toContainEqual(recordWith(records[0]!, { id: "new1", version: 0 }));
    expect(after.moved).toMatchObject({ ok: true, value: { id: "new1" } });
  });

  it("moves only what belongs to it: saves and withdrawals of a goal, balances of an account", async () => {
    const goal = await move(await twoSpaces(), "sample-lake");
    expect(goal.own.map(({ kind }) => kind).sort()).toEqual(["goal", "save", "withdrawal"]);
    expect(goal.own.find(({ kind }) => kind === "save")?.fields.target).toEqual({ kind: "goal", id: "new1" });
    expect(goal.own.find(({ kind }) => kind === "withdrawal")?.fields.goalId).toBe("new1");
    expect(goal.shared.filter(({ deleted }) => !deleted).map(({ id }) => id)).toEqual([
      ...["sample-b1", "sample-bike", "sample-pot", "sample-s2"],
    ]);
    const account = await move(await twoSpaces(), "sample-pot");
    expect(account.own.map(({ kind }) => kind).sort()).toEqual(["account", "balance"]);
    expect(account.own.find(({ kind }) => kind === "balance")?.fields.of).toEqual({ kind: "account", id: "new1" });
  });

  const car = sampleRecord("account", "car", {
    label: "Car",
    kind: "vehicle",
    balance: units(9),
    yearlyChange: -15_000,
    ownerIds: ["p", "q"],
  });
  const loan = sampleRecord("debt", "loan", {
    label: "Loan",
    kind: "car",
    balance: units(5),
    apr: 5_000,
    minimum: 0,
    ownerIds: ["q"],
    accountId: "sample-car",
  });

  it("removes its owners, and references of debts to it", async () => {
    const after = await move(await twoSpaces(car, loan), "sample-car");
    expect(after.own).toEqual([recordWith(car, { id: "new1", version: 0, ownerIds: undefined })]);
    const loose = recordWith(loan, { version: 4, accountId: undefined });
    expect(after.shared.find(({ id }) => id === "sample-loan")).toEqual(loose);
    expect(after.outbox.map(({ id }) => id)).toEqual(["sample-car", "sample-loan", "new1"]);
    expect(after.moved).toMatchObject({ value: { deletedIds: ["sample-car"] } });
  });

  it("removes the account of a debt", async () => {
    const after = await move(await twoSpaces(car, loan), "sample-loan");
    const loose = { id: "new1", version: 0, ownerIds: undefined, accountId: undefined };
    expect(after.own).toEqual([recordWith(loan, loose)]);
    expect(after.shared.find(({ id }) => id === "sample-car")).toEqual({ ...car, version: 4 });
  });

  it("[PA1] takes no reference to an account, a bill or a goal of the space that it leaves", async () => {
    const trip = sampleRecord("goal", "trip", {
      ...{ label: "Trip", kind: "own", target: units(9), priority: 3, alreadySaved: units(1), state: "active" },
      ...{ heldIn: [{ accountId: "sample-pot", amount: units(1) }], billId: "sample-bill" },
      sweepTo: { kind: "goal", id: "sample-lake" },
    });
    const paid = sampleRecord("transaction", "paid", {
      ...{ day: "2026-11-15", amount: units(1), payee: "", personId: "p", kind: "transfer", note: "" },
      ...{ account: { kind: "account", id: "sample-pot" }, toAccount: { kind: "debt", id: "sample-loan" } },
      pairedWith: { kind: "transaction", id: "sample-other" },
    });
    const saved = sampleRecord("save", "s3", {
      ...{ week: "2026-W46", personId: "p", amount: units(1), target: { kind: "goal", id: "sample-trip" }, note: "" },
      ...{ recordedAt: 1, fromAccountId: "sample-pot", toAccountId: "sample-pot" },
    });
    for (const id of ["sample-trip", "sample-paid"]) {
      const { own: moved } = await move(await twoSpaces(trip, paid, saved), id);
      expect(moved.length).toBeGreaterThan(0);
      expect(JSON.stringify(moved)).not.toContain("sample-");
    }
  });

  it("is queued in both spaces", async () => {
    const { outbox } = await move(await twoSpaces(), "sample-pot");
    expect(outbox.map(({ household, id }) => [household === own, id])).toEqual([
      [false, "sample-b1"],
      [false, "sample-pot"],
      [true, "new1"],
      [true, "new2"],
    ]);
  });

  it.each(["nothing", "sample-s1"])(
    "refuses %s, which does not exist or can't be private, and changes nothing",
    async (id) => {
      const after = await move(await twoSpaces(), id);
      expect(after.moved).toEqual({ ok: false, problem: "gone" });
      expect([after.own, after.outbox]).toEqual([[], []]);
    },
  );
});

describe("leaving with a copy", () => {
  it("copies all live records into a new household", async () => {
    const database = await twoSpaces();
    await move(database, "sample-pot");
    const copy = "33333333-3333-4333-8333-333333333333";
    await database.write((tables) => copyHousehold(tables, shared, copy));
    const { records: rows, outbox, households } = await readContent(database);
    const copied = rows.filter(({ household }) => household === copy).map(({ record }) => record);
    expect(copied.map(({ id }) => id)).toEqual(["sample-bike", "sample-lake", "sample-s1", "sample-s2", "sample-w1"]);
    expect(copied.every(({ version, deleted }) => version === 0 && !deleted)).toBe(true);
    expect(outbox.filter(({ household }) => household === copy)).toHaveLength(5);
    expect(households.find(({ id }) => id === copy)).toEqual(newHouseholdRow(copy, "shared"));
  });
});
