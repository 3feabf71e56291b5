import { sql } from "kysely";
import { expect } from "vitest";
import { changeLog } from "#server/storage/changes.ts";
import { type Database, openDatabase, type Place } from "#server/storage/database.ts";
import type { Writer } from "./writer.ts";

interface Stored {
  seq: number;
  recordCount: number;
  documents: Map<string, { version: number; label: string }>;
  changes: Map<number, { id: string; label: string }>;
}

/** After a crash: the file opens, the counters agree with the rows, and all that was acknowledged is there with its content. */
export async function expectIntact(place: Place, writers: readonly Writer[]): Promise<void> {
  const database = await openDatabase(place);
  try {
    if (!place.databaseUrl) expect(await integrityOf(database)).toBe("ok");
    for (const householdId of new Set(writers.map((writer) => writer.householdId))) {
      const stored = await readStored(database, householdId);
      expectAgreement(stored);
      for (const writer of writers.filter((one) => one.householdId === householdId)) expectKept(stored, writer);
    }
  } finally {
    await database.close();
  }
}

async function integrityOf({ query }: Database): Promise<string | undefined> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(query);
  return rows.map(({ integrity_check }) => integrity_check).join();
}

const labelIn = (body: string): string => (JSON.parse(body) as { fields: { label: string } }).fields.label;

/** At one moment: PostgreSQL may still be at work on what a killed server had asked for. */
const readStored = (database: Database, householdId: string): Promise<Stored> =>
  database.read(async (query) => {
    const household = query.selectFrom("households").select(["seq", "record_count"]).where("id", "=", householdId);
    const { seq, record_count } = await household.executeTakeFirstOrThrow();
    const documents = await query.selectFrom("documents").selectAll().where("household_id", "=", householdId).execute();
    const log = query.selectFrom(changeLog.as("log")).selectAll().where("household_id", "=", householdId);
    return {
      seq,
      recordCount: record_count,
      documents: new Map(documents.map(({ id, version, body }) => [id, { version, label: labelIn(body) }])),
      changes: new Map((await log.execute()).map(({ seq, id, body }) => [seq, { id, label: labelIn(body) }])),
    };
  });

function expectAgreement({ seq, recordCount, documents, changes }: Stored): void {
  expect(Math.max(0, ...changes.keys())).toBe(seq);
  expect(documents.size).toBe(recordCount);
  const latest = new Map(
    [...changes].sort(([a], [b]) => a - b).map(([at, { id, label }]) => [id, { version: at, label }]),
  );
  expect(documents).toEqual(latest);
}

function expectKept({ changes }: Stored, { acknowledged, unanswered }: Writer): void {
  const lost = acknowledged.filter(({ id, version, label }) => {
    const change = changes.get(version);
    return change?.id !== id || change.label !== label;
  });
  expect(lost).toEqual([]);
  const labels = new Set([...changes.values()].map(({ label }) => label));
  const arrived = unanswered.filter(({ record }) => labels.has(record.fields.label as string));
  expect([0, unanswered.length]).toContain(arrived.length);
}
