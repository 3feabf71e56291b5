import { describe, expect, it } from "vitest";
import { recordWith } from "#sync/kinds/kinds.fixture.ts";
import { limits } from "#sync/limits.ts";
import type { WriteAnswer } from "#sync/protocol.ts";
import { recordBytes } from "#sync/read-record.ts";
import type { AnyRecord } from "#sync/record.ts";
import { asRefused, asSent, type DeviceDatabase } from "../device/device-database.ts";
import { readContent } from "../device/read-content.ts";
import {
  deviceWith,
  expense,
  fromNewerApp,
  home,
  homeRow,
  rowOf,
  storedOutbox,
  storedRecord,
  waiting,
} from "../store.fixture.ts";
import { applyPush, nextPush } from "./push.ts";

const next = (database: DeviceDatabase) => database.write((tables) => nextPush(tables, home));
const idOf = (index: number) => `e-${String(index).padStart(5, "0")}`;

function manyWaiting(count: number, fields: Record<string, unknown> = {}) {
  const records = Array.from({ length: count }, (_, index) => expense(idOf(index), fields));
  return deviceWith({ records: records.map(rowOf), outbox: records.map(({ id }) => waiting(id)) });
}

describe("the next push", () => {
  it("has queued records with their base versions, and marks them as sent", async () => {
    const base = expense("a", { version: 4 });
    const [a, b] = [expense("a", { version: 4, note: "x" }), expense("b")];
    const database = await deviceWith({ records: [rowOf(a), rowOf(b)], outbox: [waiting("a", base), waiting("b")] });
    const writes = [
      { base: 4, record: a },
      { base: 0, record: b },
    ];
    expect(await next(database)).toEqual(writes);
    expect(await storedOutbox(database, "a")).toEqual(asSent(waiting("a", base), a));
  });

  it("first resends writes without a response, unchanged and alone", async () => {
    const sent = expense("a", { note: "sent" });
    const outbox = [asSent(waiting("a"), sent), waiting("b")];
    const records = [expense("a", { note: "edited since" }), expense("b")].map(rowOf);
    const database = await deviceWith({ records, outbox });
    for (let time = 0; time < 2; time += 1) expect(await next(database)).toEqual([{ base: 0, record: sent }]);
    expect(await storedOutbox(database, "b")).toEqual(waiting("b"));
  });

  it("has at most 500 records", async () => {
    const database = await manyWaiting(501);
    const writes = await next(database);
    expect([writes.length, writes[0]!.record.id, writes.at(-1)!.record.id]).toEqual([500, idOf(0), idOf(499)]);
    expect((await storedOutbox(database, idOf(500)))?.state).toBe("waiting");
  });

  it("respects the limits for unanswered writes too, as after a restore", async () => {
    const records = Array.from({ length: 501 }, (_, index) => expense(idOf(index)));
    const outbox = records.map((record) => asSent(waiting(record.id), record));
    const many = await next(await deviceWith({ records: records.map(rowOf), outbox }));
    expect([many.length, many.at(-1)!.record.id]).toEqual([500, idOf(499)]);
    const large = records.slice(0, 60).map((record) => recordWith(record, { extra: "é".repeat(15_000) }));
    const sent = large.map((record) => asSent(waiting(record.id), record));
    expect((await next(await deviceWith({ records: large.map(rowOf), outbox: sent }))).length).toBeLessThan(35);
  });

  it("fits the size limit, with room for the envelope", async () => {
    const database = await manyWaiting(60, { extra: "é".repeat(15_000) });
    const writes = await next(database);
    const bytes = writes.reduce((sum, { record }) => sum + recordBytes(record), 0);
    const one = recordBytes(writes[0]!.record);
    expect(bytes).toBeLessThanOrEqual(limits.pushBytes * 0.9);
    expect(bytes + one).toBeGreaterThan(limits.pushBytes * 0.9);
    expect((await storedOutbox(database, idOf(writes.length)))?.state).toBe("waiting");
  });

  it("excludes refused records and other households", async () => {
    const refused = asRefused(waiting("a"), "bad-fields");
    const other = { ...waiting("b"), household: "other" };
    const database = await deviceWith({ records: [rowOf(expense("a"))], outbox: [refused, other] });
    expect(await next(database)).toEqual([]);
    expect(await storedOutbox(database, "a")).toEqual(refused);
  });
});

const base = expense("a", { version: 3 });
const sent = recordWith(base, { note: "sent" });
const theirs = recordWith(base, { version: 8, payee: "Bakery" });

/** A device with one unanswered write, optionally edited since. */
const deviceThatSent = (now: AnyRecord = sent) =>
  deviceWith({ records: [rowOf(now)], outbox: [asSent(waiting("a", base), sent)] });

function answer(database: DeviceDatabase, result: WriteAnswer, counters = { before: 8, seq: 9 }, epoch = "first") {
  const writes = [{ base: 3, record: sent }];
  return database.write((tables) => applyPush(tables, home, writes, { epoch, ...counters, results: [result] }));
}

const taken = { changed: ["a"], hasNewerRecord: false };
const now = async (database: DeviceDatabase) => [await storedRecord(database, "a"), await storedOutbox(database, "a")];

describe("the response to a push", () => {
  it("accepted: clears the outbox", async () => {
    const database = await deviceThatSent();
    expect(await answer(database, { id: "a", accepted: 9 })).toEqual(taken);
    expect(await now(database)).toEqual([{ ...sent, version: 9 }, undefined]);
  });

  it("accepted, but edited since: rebases the edit onto the accepted version", async () => {
    const database = await deviceThatSent(recordWith(sent, { note: "later" }));
    await answer(database, { id: "a", accepted: 9 });
    expect(await now(database)).toEqual([
      recordWith(sent, { note: "later", version: 9 }),
      waiting("a", { ...sent, version: 9 }),
    ]);
  });

  it("conflict: rebases the edit onto the server's record", async () => {
    const database = await deviceThatSent(recordWith(sent, { amount: 7 }));
    expect(await answer(database, { id: "a", current: theirs })).toEqual(taken);
    expect(await now(database)).toEqual([recordWith(theirs, { note: "sent", amount: 7 }), waiting("a", theirs)]);
  });

  it("conflict with an equal record: clears the outbox", async () => {
    const database = await deviceThatSent();
    await answer(database, { id: "a", current: { ...sent, version: 8 } });
    expect(await now(database)).toEqual([{ ...sent, version: 8 }, undefined]);
  });

  it("missing on the server: queues it as new", async () => {
    const database = await deviceThatSent(recordWith(sent, { amount: 7 }));
    await answer(database, { id: "a", current: { ...sent, version: 0 } });
    expect(await now(database)).toEqual([recordWith(sent, { amount: 7, version: 0 }), waiting("a", null)]);
  });

  it("refused: keeps it with the reason", async () => {
    const database = await deviceThatSent(recordWith(sent, { amount: 7 }));
    await answer(database, { id: "a", refused: "bad-fields" });
    expect(await now(database)).toEqual([recordWith(sent, { amount: 7 }), asRefused(waiting("a", base), "bad-fields")]);
  });

  it("newer edition: stays queued for a newer app, and is reported", async () => {
    const database = await deviceThatSent();
    const outcome = await answer(database, { id: "a", current: fromNewerApp("a", { version: 8 }) });
    expect(outcome).toEqual({ changed: [], hasNewerRecord: true });
    expect(await now(database)).toEqual([sent, waiting("a", base)]);
  });

  it.each([
    ["another tab applied it", [] as ReturnType<typeof waiting>[]],
    [
      "another tab applied it and sent something else",
      [asSent(waiting("a", base), recordWith(base, { note: "other" }))],
    ],
    ["it is queued again", [waiting("a", base)]],
  ])("is not applied twice if %s", async (_, outbox) => {
    const database = await deviceWith({ records: [rowOf(sent)], outbox });
    const before = await readContent(database);
    expect(await answer(database, { id: "a", current: theirs })).toEqual({ changed: [], hasNewerRecord: false });
    expect(await readContent(database)).toEqual(before);
  });

  it("is ignored for a household that was removed", async () => {
    const database = await deviceWith({ households: [] });
    expect(await answer(database, { id: "a", accepted: 9 })).toEqual({ changed: [], hasNewerRecord: false });
    expect(await readContent(database)).toEqual({ households: [], records: [], outbox: [], facts: [] });
  });
});

describe("the checkpoint after a push", () => {
  const known = 700;
  /** Versions follow the clock, so they may skip numbers. */
  const checkpointAfter = async (result: WriteAnswer, before: number, seq: number, epoch = "first") => {
    const outbox = [asSent(waiting("a", base), sent)];
    const database = await deviceWith({ households: [{ ...homeRow, seq: known }], records: [rowOf(sent)], outbox });
    await answer(database, result, { before, seq }, epoch);
    const [row] = (await readContent(database)).households;
    return [row!.seq, row!.seen];
  };

  it("moves if no one else wrote in between", async () => {
    expect(await checkpointAfter({ id: "a", accepted: 900 }, known, 900)).toEqual([900, undefined]);
  });

  it("stays if someone else did, but remembers the accepted version", async () => {
    expect(await checkpointAfter({ id: "a", accepted: 900 }, 800, 900)).toEqual([known, 900]);
  });

  it("stays for a repeated response", async () => {
    expect(await checkpointAfter({ id: "a", accepted: 750 }, 900, 900)).toEqual([known, 750]);
  });

  it("stays if nothing was accepted, or in another epoch", async () => {
    expect(await checkpointAfter({ id: "a", current: theirs }, 800, 800)).toEqual([known, undefined]);
    expect(await checkpointAfter({ id: "a", accepted: 900 }, known, 900, "second")).toEqual([known, undefined]);
  });
});
