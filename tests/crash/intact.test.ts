import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { type Database, openDatabase } from "#server/storage/database.ts";
import { freshFolder } from "#server/storage/engines.contract.ts";
import { granted } from "#server/storage/household-fixture.contract.ts";
import { householdStorage } from "#server/storage/household-storage.ts";
import type { AnyRecord } from "#sync/record.ts";
import { expectIntact } from "./intact.ts";
import { createWriter } from "./writer.ts";

const note = (id: string): AnyRecord => ({
  ...{ id, kind: "habit", schema: 1, version: 0, deleted: false, label: `words of ${id}`, timesAWeek: 1 },
});

/** A household with three records, of which the writer knows, and two in a push that was never answered. */
async function harmedBy(harm: (database: Database) => Promise<unknown>) {
  const place = { databaseUrl: null, dataDir: freshFolder() };
  const database = await openDatabase(place);
  const storage = householdStorage(database);
  const id = randomUUID();
  granted(await storage.createHousehold("maya", { id, space: "shared" }, 1));
  const { epoch } = granted(await storage.pull(id, "maya", { epoch: null, seq: 0 }));
  const writes = ["a", "b", "c", "d", "e"].map((name) => ({ base: 0, record: note(name) }));
  granted(await storage.push(id, "maya", { epoch, writes }, 1));
  await harm(database);
  await database.close();
  const writer = createWriter(id, "maya", "w");
  writer.acknowledged = ["a", "b", "c"].map((name, n) => ({ id: name, version: n + 1, label: `words of ${name}` }));
  writer.unanswered = writes.slice(3);
  return expectIntact(place, [writer]);
}

const deleteChange =
  (seq: number) =>
  ({ query }: Database) =>
    query.deleteFrom("changes").where("seq", "=", seq).execute();

const harms: Record<string, (database: Database) => Promise<unknown>> = {
  "a change is missing": deleteChange(2),
  "a record is missing": ({ query }) => query.deleteFrom("documents").where("id", "=", "b").execute(),
  "a record has other words": async ({ query }) => {
    const body = JSON.stringify({ ...note("b"), label: "other words" });
    for (const table of ["documents", "changes"] as const)
      await query.updateTable(table).set({ body }).where("id", "=", "b").execute();
  },
  "the counter is behind": ({ query }) => query.updateTable("households").set({ seq: 4 }).execute(),
  "a push arrived by half": async (database) => {
    await deleteChange(5)(database);
    await database.query.deleteFrom("documents").where("id", "=", "e").execute();
    await database.query.updateTable("households").set({ seq: 4, record_count: 4 }).execute();
  },
};

describe("the look at a database after a crash", () => {
  it("[CR2] finds nothing wrong where nothing is", async () => {
    await harmedBy(async () => {});
  });

  it.each(Object.entries(harms))("[CR2] notices when %s", async (_, harm) => {
    await expect(harmedBy(harm)).rejects.toThrow();
  });
});
