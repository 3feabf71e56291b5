import * as v from "valibot";
import { spaces } from "#sync/household-api.ts";
import { envelopeSchema } from "#sync/record.ts";
import { newHouseholdRow } from "../households/household-rows.ts";
import { setAsidesAmong } from "../households/set-aside-facts.ts";
import { asWaiting, type DeviceContent, type OutboxRow, type RecordRow, tableNames } from "./device-database.ts";
import { openRawDatabase, type RawRows, readRawRows } from "./raw-database.ts";

/** Newer app versions may have unknown kinds. */
const record = v.looseObject({ ...envelopeSchema.entries, kind: v.string() });

const place = { household: v.string(), id: v.string() };

/** The minimum that this app needs of a row. Only used for damaged databases. */
const rowSchemas = {
  households: v.looseObject({ id: v.string(), space: v.picklist(spaces) }),
  records: v.looseObject({ ...place, record }),
  outbox: v.looseObject({
    ...place,
    base: v.nullable(record),
    sent: v.nullable(record),
    state: v.picklist(["waiting", "sent", "refused"]),
  }),
  facts: v.looseObject({ name: v.string(), value: v.string() }),
  place: v.looseObject(place),
};

/** The readable content of a damaged database, and the number of unreadable rows. */
export interface Salvage {
  content: DeviceContent;
  unreadable: number;
}

export type RawContent = { [Name in keyof DeviceContent]?: RawRows };

/** Reads what is readable without changing anything. Null if the database can't be opened. */
export async function salvage(name: string): Promise<Salvage | null> {
  const database = await openRawDatabase(name);
  if (!database) return null;
  try {
    const found: RawContent = {};
    for (const table of tableNames) {
      if (database.objectStoreNames.contains(table)) found[table] = await readRawRows(database, table);
    }
    return assembleSalvage(found);
  } finally {
    database.close();
  }
}

/** Keeps the valid rows, and repairs references to lost ones where that is safe. */
export function assembleSalvage(found: RawContent): Salvage {
  const households = readable(found, "households");
  const records = readable(found, "records");
  const outbox = readable(found, "outbox");
  const facts = readable(found, "facts");
  const all = [households, records, outbox, facts];
  return {
    content: repaired({
      households: households.rows,
      records: records.rows,
      outbox: [...outbox.rows, ...requeued(found.outbox, records.rows, outbox.rows)],
      facts: facts.rows,
    }),
    unreadable: all.reduce((sum, { unreadable }) => sum + unreadable, 0),
  };
}

function readable<Name extends keyof DeviceContent>(found: RawContent, table: Name) {
  const { rows: raw, unreadable } = found[table] ?? { rows: [], unreadable: [] };
  const rows = raw.filter((row) => v.is(rowSchemas[table], row)) as unknown as DeviceContent[Name];
  return { rows, unreadable: unreadable.length + raw.length - rows.length };
}

const keyOf = ({ household, id }: { household: string; id: string }) => `${household} ${id}`;

/** If only the key of an outbox row is readable, queues the record as it is here. */
function requeued(raw: RawRows | undefined, records: RecordRow[], known: OutboxRow[]): OutboxRow[] {
  const places = new Set((raw?.unreadable ?? []).map((key) => (Array.isArray(key) ? key.join(" ") : "")));
  for (const row of raw?.rows ?? []) if (v.is(rowSchemas.place, row)) places.add(keyOf(row));
  for (const row of known) places.delete(keyOf(row));
  return records.filter((row) => places.has(keyOf(row))).map((row) => asWaiting(row, null));
}

/** Restores a lost record from its outbox row, and a lost household from its records. */
function repaired({ households, records, outbox, facts }: DeviceContent): DeviceContent {
  const known = new Set(records.map(keyOf));
  const fromOutbox = outbox.flatMap(({ household, id, sent }) =>
    sent && !known.has(keyOf({ household, id })) ? [{ household, id, record: sent }] : [],
  );
  const allRecords = [...records, ...fromOutbox];
  const places = new Set(allRecords.map(keyOf));
  const aside = setAsidesAmong(facts.map(({ name, value }) => [name, value] as const));
  const named = new Set([...households, ...aside].map(({ id }) => id));
  const lost = [...new Set(allRecords.map(({ household }) => household))].filter((id) => !named.has(id));
  return {
    households: [
      ...households.map((row) => ({ ...newHouseholdRow(row.id, row.space), ...row })),
      ...lost.map((id) => newHouseholdRow(id, "shared")),
    ],
    records: allRecords,
    outbox: outbox.filter((row) => places.has(keyOf(row))),
    facts,
  };
}
