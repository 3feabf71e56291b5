import type { DeviceDatabase, DeviceTables, RecordRow, RecordTable, Table } from "./device-database.ts";
import { tableNames } from "./device-database.ts";

type Site = "table" | "commit";

export interface FailingDevice {
  database: Pick<DeviceDatabase, "read" | "write">;
  /** The n-th operation from now on fails with an error of this name; later ones work. */
  failAt(n: number, name: string): void;
  failCommits(name: string): void;
  /** Every operation from the n-th on fails. */
  failFrom(n: number, name: string): void;
  heal(): void;
  /** The number of operations since the last of these calls. */
  count(): number;
}

const errorOf = (name: string) => Object.assign(new Error("the device says no"), { name });

/** A database whose table operations and commits can be made to fail. */
export function failing(database: Pick<DeviceDatabase, "read" | "write">): FailingDevice {
  let done = 0;
  let fails: (n: number, site: Site) => string | null = () => null;
  const begin = (next: typeof fails) => {
    [done, fails] = [0, next];
  };
  const pass = (site: Site) => {
    const name = fails(++done, site);
    if (name) throw errorOf(name);
  };
  const watched = (tables: DeviceTables) => wrapped(tables, () => pass("table"));
  return {
    database: {
      read: (work) => database.read((tables) => work(watched(tables))),
      write: (work) =>
        database.write(async (tables) => {
          const result = await work(watched(tables));
          pass("commit");
          return result;
        }),
    },
    failAt: (n, name) => begin((at) => (at === n ? name : null)),
    failCommits: (name) => begin((_, site) => (site === "commit" ? name : null)),
    failFrom: (n, name) => begin((at) => (at >= n ? name : null)),
    heal: () => begin(() => null),
    count: () => done,
  };
}

const wrapped = (tables: DeviceTables, pass: () => void): DeviceTables =>
  ({
    ...Object.fromEntries(tableNames.map((name) => [name, wrappedTable(tables[name] as Table<unknown>, pass)])),
    records: wrappedRecords(tables.records, pass),
  }) as unknown as DeviceTables;

const wrappedRecords = (table: RecordTable, pass: () => void): RecordTable => ({
  ...(wrappedTable(table as Table<unknown>, pass) as Table<RecordRow>),
  allBut: (kind) => passing(table.allBut(kind), pass),
  ofKind: (kind, after, most) => passing(table.ofKind(kind, after, most), pass),
  ofHousehold: (household, after, most) => passing(table.ofHousehold(household, after, most), pass),
});

/** Fails after the operation, so that only a transaction rollback can undo it. */
const wrappedTable = (table: Table<unknown>, pass: () => void): Table<unknown> => ({
  get: (keys) => passing(table.get(keys), pass),
  put: (rows) => passing(table.put(rows), pass),
  remove: (keys) => passing(table.remove(keys), pass),
  all: (where, most) => passing(table.all(where, most), pass),
  count: (where) => passing(table.count(where), pass),
});

async function passing<T>(work: Promise<T>, pass: () => void): Promise<T> {
  const result = await work;
  pass();
  return result;
}
