import { describe, expect, it } from "vitest";
import type { AnyRecord } from "#sync/record.ts";
import type { DeviceDatabase } from "../device/device-database.ts";
import { memoryDatabase } from "../device/memory-database.ts";
import { newHousehold } from "../household-rows.ts";
import { readContent } from "../read-content.ts";
import { sampleRecord, units } from "../sample/sample-household.ts";
import { copyHousehold } from "./copy-household.ts";
import { moveItem } from "./move-item.ts";

const [shared, own] = ["11111111-1111-4111-8111-111111111111", "22222222-2222-4222-8222-222222222222"];

const records: AnyRecord[] = [
  sampleRecord("goal", "lake", {
    label: "Lake",
    type: "travel",
    target: units(9),
    priority: 1,
    alreadySaved: 0,
    state: "active",
  }),
  sampleRecord("goal", "bike", {
    ...{ label: "Bike", type: "own", target: units(9), priority: 2, alreadySaved: 0, state: "active" },
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
  sampleRecord("account", "pot", { label: "Pot", type: "savings", balance: units(3) }),
  sampleRecord("balance", "b1", { of: { kind: "account", id: "sample-pot" }, day: "2026-11-15", amount: units(3) }),
];

async function twoSpaces(...more: readonly AnyRecord[]): Promise<DeviceDatabase> {
  const database = memoryDatabase();
  await database.write(async (tables) => {
    await tables.households.put([newHousehold(shared, "shared"), newHousehold(own, "private")]);
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

describe("moving an item to one's private space", () => {
  it("[MV1] deletes it in the household without leaving a word, and makes it anew under another id", async () => {
    const after = await move(await twoSpaces(), "sample-lake");
    expect(after.shared.find(({ id }) => id === "sample-lake")).toEqual({
      ...{ id: "sample-lake", kind: "goal", schema: 1, version: 4, deleted: true },
    });
    expect(after.own).toContainEqual({ ...records[0], id: "new1", version: 0 });
    expect(after.moved).toMatchObject({ ok: true, value: { id: "new1" } });
  });

  it("[MV2] takes along what belongs to it and nothing else: saves and withdrawals of a goal, balances of an account", async () => {
    const goal = await move(await twoSpaces(), "sample-lake");
    expect(goal.own.map(({ kind }) => kind).sort()).toEqual(["goal", "save", "withdrawal"]);
    expect(goal.own.find(({ kind }) => kind === "save")?.target).toEqual({ kind: "goal", id: "new1" });
    expect(goal.own.find(({ kind }) => kind === "withdrawal")?.goalId).toBe("new1");
    expect(goal.shared.filter(({ deleted }) => !deleted).map(({ id }) => id)).toEqual([
      ...["sample-b1", "sample-bike", "sample-pot", "sample-s2"],
    ]);
    const account = await move(await twoSpaces(), "sample-pot");
    expect(account.own.map(({ kind }) => kind).sort()).toEqual(["account", "balance"]);
    expect(account.own.find(({ kind }) => kind === "balance")?.of).toEqual({ kind: "account", id: "new1" });
  });

  const car = sampleRecord("account", "car", {
    ...{ label: "Car", type: "vehicle", balance: units(9), yearlyChange: -15_000, ownerIds: ["p", "q"] },
  });
  const loan = sampleRecord("debt", "loan", {
    ...{ label: "Loan", type: "car", balance: units(5), apr: 5_000, minimum: 0, listedAsBill: false },
    ...{ ownerIds: ["q"], accountId: "sample-car" },
  });

  it("[MV5] leaves its owners behind, and nothing that it was security for points at it", async () => {
    const after = await move(await twoSpaces(car, loan), "sample-car");
    const { ownerIds: _, ...carAlone } = car;
    expect(after.own).toEqual([{ ...carAlone, id: "new1", version: 0 }]);
    const { accountId: _account, ...loose } = loan;
    expect(after.shared.find(({ id }) => id === "sample-loan")).toEqual({ ...loose, version: 4 });
    expect(after.outbox.map(({ id }) => id)).toEqual(["sample-car", "sample-loan", "new1"]);
    expect(after.moved).toMatchObject({ value: { left: ["sample-car"] } });
  });

  it("[MV5] of a debt leaves behind what it was taken for", async () => {
    const after = await move(await twoSpaces(car, loan), "sample-loan");
    const { ownerIds: _, accountId: _account, ...loose } = loan;
    expect(after.own).toEqual([{ ...loose, id: "new1", version: 0 }]);
    expect(after.shared.find(({ id }) => id === "sample-car")).toEqual({ ...car, version: 4 });
  });

  it("[MV1] is sent on both sides", async () => {
    const { outbox } = await move(await twoSpaces(), "sample-pot");
    expect(outbox.map(({ household, id }) => [household === own, id])).toEqual([
      [false, "sample-b1"],
      [false, "sample-pot"],
      [true, "new1"],
      [true, "new2"],
    ]);
  });

  it.each(["nothing", "sample-s1"])(
    "[MV3] refuses %s, which is not there or is nobody's own, and changes nothing",
    async (id) => {
      const after = await move(await twoSpaces(), id);
      expect(after.moved).toEqual({ ok: false, problem: "gone" });
      expect([after.own, after.outbox]).toEqual([[], []]);
    },
  );
});

describe("leaving with one's own copy", () => {
  it("[MV4] copies every live record into a household of its own, new to the server", async () => {
    const database = await twoSpaces();
    await move(database, "sample-pot");
    const copy = "33333333-3333-4333-8333-333333333333";
    await database.write((tables) => copyHousehold(tables, shared, copy));
    const { records: rows, outbox, households } = await readContent(database);
    const copied = rows.filter(({ household }) => household === copy).map(({ record }) => record);
    expect(copied.map(({ id }) => id)).toEqual(["sample-bike", "sample-lake", "sample-s1", "sample-s2", "sample-w1"]);
    expect(copied.every(({ version, deleted }) => version === 0 && !deleted)).toBe(true);
    expect(outbox.filter(({ household }) => household === copy)).toHaveLength(5);
    expect(households.find(({ id }) => id === copy)).toEqual(newHousehold(copy, "shared"));
  });
});
