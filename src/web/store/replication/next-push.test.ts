import { describe, expect, it } from "vitest";
import { limits } from "#sync/limits.ts";
import { recordBytes } from "#sync/record-size.ts";
import type { DeviceDatabase } from "../device/device-database.ts";
import { wasRefused, wasSent } from "../outbox.ts";
import { deviceWith, expense, home, rowOf, storedOutbox, waiting } from "../store.fixture.ts";
import { nextPush } from "./next-push.ts";

const next = (database: DeviceDatabase) => database.write((tables) => nextPush(tables, home));
const idOf = (index: number) => `e-${String(index).padStart(5, "0")}`;

function manyWaiting(count: number, fields: Record<string, unknown> = {}) {
  const records = Array.from({ length: count }, (_, index) => expense(idOf(index), fields));
  return deviceWith({ records: records.map(rowOf), outbox: records.map(({ id }) => waiting(id)) });
}

describe("what to send next", () => {
  it("[RE6] is what waits, with the version it is based on, and is noted as sent", async () => {
    const base = expense("a", { version: 4 });
    const [a, b] = [expense("a", { version: 4, note: "x" }), expense("b")];
    const database = await deviceWith({ records: [rowOf(a), rowOf(b)], outbox: [waiting("a", base), waiting("b")] });
    const writes = [
      { base: 4, record: a },
      { base: 0, record: b },
    ];
    expect(await next(database)).toEqual(writes);
    expect(await storedOutbox(database, "a")).toEqual(wasSent(waiting("a", base), a));
  });

  it("[RE6] is first what was never answered, as it was, and nothing else with it", async () => {
    const sent = expense("a", { note: "sent" });
    const outbox = [wasSent(waiting("a"), sent), waiting("b")];
    const records = [expense("a", { note: "edited since" }), expense("b")].map(rowOf);
    const database = await deviceWith({ records, outbox });
    for (let time = 0; time < 2; time += 1) expect(await next(database)).toEqual([{ base: 0, record: sent }]);
    expect(await storedOutbox(database, "b")).toEqual(waiting("b"));
  });

  it("[RE6] is at most 500 records", async () => {
    const database = await manyWaiting(501);
    const writes = await next(database);
    expect([writes.length, writes[0]!.record.id, writes.at(-1)!.record.id]).toEqual([500, idOf(0), idOf(499)]);
    expect((await storedOutbox(database, idOf(500)))?.state).toBe("waiting");
  });

  it("[RE6] is within the limits too where more was never answered, as after a restore", async () => {
    const records = Array.from({ length: 501 }, (_, index) => expense(idOf(index)));
    const outbox = records.map((record) => wasSent(waiting(record.id), record));
    const many = await next(await deviceWith({ records: records.map(rowOf), outbox }));
    expect([many.length, many.at(-1)!.record.id]).toEqual([500, idOf(499)]);
    const large = records.slice(0, 60).map((record) => ({ ...record, extra: "é".repeat(15_000) }));
    const sent = large.map((record) => wasSent(waiting(record.id), record));
    expect((await next(await deviceWith({ records: large.map(rowOf), outbox: sent }))).length).toBeLessThan(35);
  });

  it("[RE6] fits into a push, with room for the words around it", async () => {
    const database = await manyWaiting(60, { extra: "é".repeat(15_000) });
    const writes = await next(database);
    const bytes = writes.reduce((sum, { record }) => sum + recordBytes(record), 0);
    const one = recordBytes(writes[0]!.record);
    expect(bytes).toBeLessThanOrEqual(limits.pushBytes * 0.9);
    expect(bytes + one).toBeGreaterThan(limits.pushBytes * 0.9);
    expect((await storedOutbox(database, idOf(writes.length)))?.state).toBe("waiting");
  });

  it("[RE6] is nothing of what the server refused, nor of another household", async () => {
    const refused = wasRefused(waiting("a"), "bad-fields");
    const other = { ...waiting("b"), household: "other" };
    const database = await deviceWith({ records: [rowOf(expense("a"))], outbox: [refused, other] });
    expect(await next(database)).toEqual([]);
    expect(await storedOutbox(database, "a")).toEqual(refused);
  });
});
