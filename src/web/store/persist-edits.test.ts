import { describe, expect, it } from "vitest";
import { recordWith } from "#sync/kinds/kinds.fixture.ts";
import type { AnyRecord } from "#sync/record.ts";
import { asRefused, asSent, type DeviceDatabase } from "./device/device-database.ts";
import { readContent } from "./device/read-content.ts";
import { type Edit, persistEdits } from "./persist-edits.ts";
import {
  deviceOf,
  deviceWith,
  expense,
  fromNewerApp,
  home,
  rowOf,
  storedOutbox,
  storedRecord,
  waiting,
} from "./store.fixture.ts";

const keep = (database: DeviceDatabase, ...edits: Edit[]) =>
  database.write((tables) => persistEdits(tables, home, edits));
const edit = (before: AnyRecord | undefined, fields: Record<string, unknown>): Edit => ({
  before,
  after: recordWith(before ?? expense("a"), { ...fields }),
});

const stored = expense("a", { version: 7 });

describe("persisting edits", () => {
  it("stores a new record with an outbox row without a base", async () => {
    const database = await deviceOf();
    expect(await keep(database, edit(undefined, {}))).toEqual([expense("a")]);
    expect(await storedRecord(database, "a")).toEqual(expense("a"));
    expect(await storedOutbox(database, "a")).toEqual(waiting("a", null));
  });

  it("merges with what another tab or the partner stored since the edit began", async () => {
    const database = await deviceOf(expense("a", { version: 9, payee: "Bakery", note: "theirs" }));
    const [kept] = await keep(database, edit(stored, { note: "mine" }));
    expect(kept).toEqual(expense("a", { version: 9, payee: "Bakery", note: "mine" }));
  });

  it("stays deleted but includes the edit if another tab deleted the record", async () => {
    const database = await deviceOf({ ...stored, deleted: true });
    expect(await keep(database, edit(stored, { note: "mine" }))).toEqual([
      recordWith(stored, { deleted: true, note: "mine" }),
    ]);
  });

  it("removes a field that the edit removed", async () => {
    const database = await deviceOf(recordWith(stored, { categoryId: "food" }));
    const before = recordWith(stored, { categoryId: "food" });
    expect(await keep(database, { before, after: stored })).toEqual([stored]);
  });

  it("keeps the server's record from before the first unsent edit as the base of all later ones", async () => {
    const database = await deviceOf(stored);
    const [first] = await keep(database, edit(stored, { note: "one" }));
    await keep(database, edit(first, { note: "two" }));
    expect(await storedOutbox(database, "a")).toEqual(waiting("a", stored));
    expect(await storedRecord(database, "a")).toEqual(recordWith(stored, { note: "two" }));
  });

  it("leaves a sent outbox row unchanged", async () => {
    const sent = asSent(waiting("a", stored), recordWith(stored, { note: "sent" }));
    const database = await deviceWith({ records: [rowOf(recordWith(stored, { note: "sent" }))], outbox: [sent] });
    await keep(database, edit(recordWith(stored, { note: "sent" }), { note: "later" }));
    expect(await storedOutbox(database, "a")).toEqual(sent);
    expect(await storedRecord(database, "a")).toEqual(recordWith(stored, { note: "later" }));
  });

  it("queues a refused record again", async () => {
    const refused = asRefused(waiting("a", stored), "bad-fields");
    const database = await deviceWith({ records: [rowOf(stored)], outbox: [refused] });
    await keep(database, edit(stored, { note: "better" }));
    expect(await storedOutbox(database, "a")).toEqual(waiting("a", stored));
  });

  it("keeps the restore marker of a record that was resent", async () => {
    const given = { ...stored, restored: 5 };
    const database = await deviceOf(given);
    expect(await keep(database, edit(stored, { note: "mine" }))).toEqual([recordWith(given, { note: "mine" })]);
    expect((await storedOutbox(database, "a"))?.base).toEqual(given);
  });

  it.each([
    ["household-gone", "a household that is gone", { households: [] }],
    ["newer-record", "a record that a newer app wrote", { records: [rowOf(fromNewerApp("a", { version: 9 }))] }],
  ])("refuses as %s an edit of %s, and all edits with it", async (problem, _, content) => {
    const database = await deviceWith(content);
    const before = await readContent(database);
    const both = keep(database, { before: undefined, after: expense("b") }, edit(stored, { note: "mine" }));
    await expect(both).rejects.toMatchObject({ problem });
    expect(await readContent(database)).toEqual(before);
  });
});
