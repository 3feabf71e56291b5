import { type Kysely, sql } from "kysely";
import { describe, expect, it } from "vitest";
import { allRows, backedUp, within } from "./backup-fixture.contract.ts";
import { connect } from "./database.ts";
import { type FreshPlace, onEveryEngine, type Place } from "./engines.contract.ts";
import { granted, logOf, noon, note, pullAll, pushTo, write } from "./household-fixture.contract.ts";
import { migrations, runMissing } from "./migrations.ts";
import { restore } from "./restore.ts";
import type { Tables } from "./tables.ts";
import { inTransaction } from "./transaction.ts";

const id = "00000000-0000-4000-8000-000000000001";
const earlier = migrations.filter(({ name }) => name < "0009");
const body = (record: string, amount: number) => JSON.stringify({ ...note(record, { amount }), version: undefined });

/** a was written three times and b once; c was last written so long ago that the log has forgotten it; d is deleted. */
const changes = [
  { seq: 2, id: "a", uid: "maya", at: noon, base: 0, body: body("a", 1) },
  { seq: 3, id: "b", uid: "tom", at: noon + 1, base: 0, body: body("b", 1) },
  { seq: 4, id: "a", uid: "tom", at: noon + 2, base: 2, body: body("a", 2) },
  { seq: 5, id: "a", uid: "maya", at: noon + 3, base: 4, body: body("a", 3) },
  { seq: 6, id: "d", uid: "maya", at: noon + 4, base: 0, body: body("d", 0) },
].map((change) => ({ household_id: id, ...change }));

const documents = [
  { id: "c", version: 1, deleted: 0, body: body("c", 9) },
  { id: "b", version: 3, deleted: 0, body: body("b", 1) },
  { id: "a", version: 5, deleted: 0, body: body("a", 3) },
  { id: "d", version: 6, deleted: 1, body: body("d", 0) },
].map((document) => ({ household_id: id, kind: "save", ...document }));

/** A database of the previous release, which stored every version twice. */
async function fillAsBefore(query: Kysely<Tables>): Promise<void> {
  const household = { id, space: "shared" as const, epoch: "e", restored_seq: 0, seq: 6 };
  await query
    .insertInto("households")
    .values({ ...household, created_at: noon, record_count: 4 } as never)
    .execute();
  for (const [uid, role] of [
    ["maya", "owner"],
    ["tom", "member"],
  ] as const)
    await query
      .insertInto("members")
      .values({ household_id: id, uid, role, joined_at: noon, removed_at: null })
      .execute();
  await query
    .insertInto("documents")
    .values(documents as never[])
    .execute();
  await query.insertInto("changes").values(changes).execute();
}

async function madeBefore(place: FreshPlace): Promise<Place> {
  const where = await place();
  const { query, engine } = connect(where);
  await inTransaction(query, engine.beginExclusive, (alone) => runMissing({ query: alone, engine }, earlier));
  await fillAsBefore(query);
  await query.destroy();
  return where;
}

/** Migrating a household of the previous release, on every engine. */
function eachValueOnceContract(engine: string, place: FreshPlace): void {
  const expectAll = (where: Place) =>
    within(where, async (storage, database) => {
      expect(await logOf(database, id)).toEqual(changes);
      const { changes: replaced } = await allRows(where);
      expect(replaced!.map((row) => (row as { seq: number }).seq)).toEqual([2, 4]);
      const records = await pullAll(storage, id, "tom");
      expect(records.map(({ id, version }) => [id, version])).toEqual(
        documents.map(({ id, version }) => [id, version]),
      );
    });

  describe(`a database of the previous release, on ${engine}`, () => {
    it("stores each value once after the migration, with the same log", async () => {
      const where = await madeBefore(place);
      await expectAll(where);
      await within(where, async (storage) => {
        const again = [write("a", 2, { amount: 2 }), write("b", 0, { amount: 1 }), write("c", 1, { amount: 8 })];
        const { results } = granted(await pushTo(storage, id, "tom", again, noon + 9));
        expect(results).toEqual([
          { id: "a", accepted: 4 },
          { id: "b", accepted: 3 },
          { id: "c", accepted: 7 },
        ]);
      });
    });

    it("is unchanged if the migration fails half-way", async () => {
      const { query, engine } = connect(await madeBefore(place));
      const half = inTransaction(query, engine.beginExclusive, async (alone) => {
        await runMissing({ query: alone, engine }, migrations);
        throw new Error("the power is out");
      });
      await expect(half).rejects.toThrow("the power is out");
      const columns = sql`household_id, seq, id, uid, at, base, body`;
      const { rows } = await sql`select ${columns} from changes order by seq`.execute(query);
      expect(rows).toEqual(changes);
      await query.destroy();
    });

    it("can be restored from its backup", async () => {
      const path = await backedUp(await madeBefore(place));
      const there = await place();
      expect((await restore(there, path)).rows).toMatchObject({ documents: 4, changes: 5 });
      await expectAll(there);
    });
  });
}

onEveryEngine(eachValueOnceContract);
