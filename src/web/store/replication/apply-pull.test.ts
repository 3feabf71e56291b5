import { describe, expect, it } from "vitest";
import type { AnyRecord } from "#sync/record.ts";
import type { DeviceDatabase, HouseholdRow } from "../device/device-database.ts";
import { wasRefused, wasSent } from "../outbox.ts";
import { readContent } from "../read-content.ts";
import {
  deviceOf,
  deviceWith,
  expense,
  fromNewerApp,
  homeRow,
  rowOf,
  storedOutbox,
  storedRecord,
  waiting,
} from "../store.fixture.ts";
import { applyPull } from "./apply-pull.ts";

const page = (...records: AnyRecord[]) => ({ epoch: "first", seq: 9, lost: [], records, hasMore: false });
const pull = (database: DeviceDatabase, records: AnyRecord[], known: HouseholdRow = homeRow) =>
  database.write((tables) => applyPull(tables, known, page(...records)));
const rowNow = async (database: DeviceDatabase) => (await database.read(({ households }) => households.all()))[0];

const base = expense("a", { version: 3 });
const theirs = expense("a", { version: 8, payee: "Bakery" });

describe("a page of the server's records", () => {
  it("[RE7] is taken with its checkpoint", async () => {
    const database = await deviceOf(base);
    expect(await pull(database, [theirs, expense("b", { version: 9 })])).toEqual({ changed: ["a", "b"] });
    expect(await storedRecord(database, "a")).toEqual(theirs);
    expect(await rowNow(database)).toEqual({ ...homeRow, epoch: "first", seq: 9 });
  });

  it("[RE7] moves the checkpoint where it is empty too", async () => {
    const database = await deviceWith({ households: [{ ...homeRow, epoch: null, isOnServer: false }] });
    expect(await pull(database, [], { ...homeRow, epoch: null })).toEqual({ changed: [] });
    expect(await rowNow(database)).toEqual({ ...homeRow, epoch: "first", seq: 9, isOnServer: true });
  });

  it("[RE7] takes records of newer editions and deleted ones as they are", async () => {
    const database = await deviceOf(base);
    await pull(database, [fromNewerApp("a", { version: 8 }), expense("b", { version: 9, deleted: true })]);
    expect(await storedRecord(database, "a")).toEqual(fromNewerApp("a", { version: 8 }));
    expect((await storedRecord(database, "b"))?.deleted).toBe(true);
  });

  it("[RE7] goes under an edit that waits, which then waits on top of it", async () => {
    const mine = { ...base, note: "mine" };
    const database = await deviceWith({ records: [rowOf(mine)], outbox: [waiting("a", base)] });
    expect(await pull(database, [theirs])).toEqual({ changed: ["a"] });
    expect(await storedRecord(database, "a")).toEqual({ ...theirs, note: "mine" });
    expect(await storedOutbox(database, "a")).toEqual(waiting("a", theirs));
  });

  it("[RE7] leaves nothing to send where both did the same", async () => {
    const mine = { ...base, payee: "Bakery" };
    const database = await deviceWith({ records: [rowOf(mine)], outbox: [waiting("a", base)] });
    await pull(database, [theirs]);
    expect([await storedRecord(database, "a"), await storedOutbox(database, "a")]).toEqual([theirs, undefined]);
  });

  it("[RE7] gives a refused record another chance on top of the partner's", async () => {
    const refused = wasRefused(waiting("a", base), "bad-fields");
    const database = await deviceWith({ records: [rowOf({ ...base, note: "mine" })], outbox: [refused] });
    await pull(database, [theirs]);
    expect(await storedOutbox(database, "a")).toEqual(waiting("a", theirs));
  });

  it("[RE7] changes nothing of what is known already", async () => {
    const outbox = [waiting("b", { ...base, id: "b" })];
    const records = [theirs, { ...base, id: "b", note: "mine" }].map(rowOf);
    const database = await deviceWith({ records, outbox });
    expect(await pull(database, [base, theirs, { ...base, id: "b" }])).toEqual({ changed: [] });
    expect((await readContent(database)).records).toEqual(records);
    expect((await readContent(database)).outbox).toEqual(outbox);
  });

  it.each([
    ["busy", "something of it is under way", { outbox: [wasSent(waiting("a", base), base)] }],
    ["busy", "another tab has pulled", { households: [{ ...homeRow, seq: 5 }] }],
    ["busy", "another tab has met a restored server", { households: [{ ...homeRow, epoch: "second" }] }],
    ["household-gone", "the household is gone", { households: [] }],
    [
      "newer-edition",
      "an edit would have to be merged by a newer app",
      { outbox: [waiting("b", { ...base, id: "b" })] },
    ],
  ])("[RE7] is not taken at all, as %s, where %s", async (outcome, _, content) => {
    const database = await deviceWith({
      records: [rowOf(base), rowOf({ ...base, id: "b", note: "mine" })],
      ...content,
    });
    const before = await readContent(database);
    expect(await pull(database, [theirs, fromNewerApp("b", { version: 9 })])).toBe(outcome);
    expect(await readContent(database)).toEqual(before);
  });
});
