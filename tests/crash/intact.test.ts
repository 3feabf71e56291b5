import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { type Database, openDatabase } from "#server/storage/database.ts";
import { freshFolder } from "#server/storage/engines.contract.ts";
import { granted } from "#server/storage/household-fixture.contract.ts";
import { householdStorage } from "#server/storage/household-storage.ts";
import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import type { AnyRecord } from "#sync/record.ts";
import { expectIntact } from "./intact.ts";
import { createWriter } from "./writer.ts";

const note = (id: string, label = `words of ${id}`): AnyRecord => recordOf("habit", { id, label, timesAWeek: 1 });

/** A household with three records of which the writer knows, one of them replaced, and two in a push that was never answered. */
async function harmedBy(harm: (database: Database) => Promise<unknown>) {
  const place = { databaseUrl: null, dataDir: freshFolder() };
  const database = await openDatabase(place);
  const storage = householdStorage(database);
  const id = randomUUID();
  granted(await storage.createHousehold("maya", { id, space: "shared" }, 1));
  const { epoch } = granted(await storage.pull(id, "maya", { epoch: null, seq: 0 }, 1));
  const added = ["a", "b", "c", "d", "e"].map((name) => ({ base: 0, record: note(name) }));
  const writes = [...added.slice(0, 3), { base: 2, record: note("b", "later words") }, ...added.slice(3)];
  for (const [from, to] of [
    [0, 3],
    [3, 4],
    [4, 6],
  ] as const)
    granted(await storage.push(id, "maya", { epoch, writes: writes.slice(from, to) }, 1));
  await harm(database);
  await database.close();
  const writer = createWriter(id, "maya", "w");
  writer.acknowledged = ["a", "b", "c"].map((name, n) => ({ id: name, version: n + 1, label: `words of ${name}` }));
  writer.acknowledged.push({ id: "b", version: 4, label: "later words" });
  writer.unanswered = added.slice(3);
  return expectIntact(place, [writer]);
}

const otherWords = JSON.stringify(note("b", "other words"));

const harms: Record<string, (database: Database) => Promise<unknown>> = {
  "a replaced version is missing": ({ query }) => query.deleteFrom("changes").where("seq", "=", 2).execute(),
  "a replaced version has other words": ({ query }) =>
    query.updateTable("changes").set({ body: otherWords }).where("id", "=", "b").execute(),
  "a record is missing": ({ query }) => query.deleteFrom("documents").where("id", "=", "b").execute(),
  "a record has other words": ({ query }) =>
    query.updateTable("documents").set({ body: otherWords }).where("id", "=", "b").execute(),
  "the counter is behind": ({ query }) => query.updateTable("households").set({ seq: 5 }).execute(),
  "a push arrived by half": async ({ query }) => {
    await query.deleteFrom("documents").where("id", "=", "e").execute();
    await query.updateTable("households").set({ seq: 5, record_count: 4 }).execute();
  },
};

describe("the look at a database after a crash", () => {
  it("finds nothing wrong where nothing is", async () => {
    await harmedBy(async () => {});
  });

  it.each(Object.entries(harms))("notices when %s", async (_, harm) => {
    await expect(harmedBy(harm)).rejects.toThrow();
  });
});
