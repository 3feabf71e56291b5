import type { RecordKind } from "#sync/record.ts";
import type { DeviceContent, DeviceDatabase, DeviceTables, RecordRow } from "./device-database.ts";

type Readable = Pick<DeviceDatabase, "read">;

/** A snapshot of everything on the device. */
export const readContent = (database: Readable): Promise<DeviceContent> => database.read(contentOf);

export const contentOf = async (tables: DeviceTables): Promise<DeviceContent> => ({
  households: await tables.households.all(),
  records: await tables.records.all(),
  outbox: await tables.outbox.all(),
  facts: await tables.facts.all(),
});

/** What screens need of it: of the outbox, only the count. */
export type ShownContent = Omit<DeviceContent, "outbox"> & { unsent: number };

const shownOf = async (tables: DeviceTables, records: () => Promise<RecordRow[]>): Promise<ShownContent> => ({
  households: await tables.households.all(),
  records: await records(),
  unsent: await tables.outbox.count(),
  facts: await tables.facts.all(),
});

export const readShown = (database: Readable): Promise<ShownContent> =>
  database.read((tables) => shownOf(tables, () => tables.records.all()));

/** The most numerous kind; the week shows without them. */
const entries: RecordKind = "transaction";

export const readAllButEntries = (database: Readable): Promise<ShownContent> =>
  database.read((tables) => shownOf(tables, () => tables.records.allBut(entries)));

export const readFacts = async (database: Readable): Promise<ReadonlyMap<string, string>> =>
  new Map((await database.read(({ facts }) => facts.all())).map(({ name, value }) => [name, value]));

/** Small enough not to block the main thread. */
const chunkSize = 2_000;

/** One snapshot, read in chunks: the browser deserializes each result in one blocking task. */
export const readEntries = (database: Readable): Promise<RecordRow[]> =>
  database.read(async ({ records }) => {
    const read: RecordRow[][] = [];
    for (let part = await records.ofKind(entries, undefined, chunkSize); part.length > 0; ) {
      read.push(part);
      part = part.length < chunkSize ? [] : await records.ofKind(entries, part.at(-1), chunkSize);
    }
    return read.flat();
  });
