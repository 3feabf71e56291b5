import type { DeviceDatabase, DeviceTables, Table } from "./device-database.ts";
import { tableNames } from "./device-database.ts";

type Site = "table" | "commit";

export interface FailingDevice {
  database: Pick<DeviceDatabase, "read" | "write">;
  /** The n-th thing from now on fails with an error of this name; the following ones work. */
  failAt(n: number, name: string): void;
  /** Everything from the n-th thing on fails. */
  failFrom(n: number, name: string): void;
  heal(): void;
  /** How many things happened since the last of the three. */
  count(): number;
  hasFailed(): boolean;
}

const errorOf = (name: string) => Object.assign(new Error("the device says no"), { name });

/** A database of which every table operation and every commit can be made to fail. */
export function failing(database: Pick<DeviceDatabase, "read" | "write">): FailingDevice {
  let done = 0;
  let failed = false;
  let fails: (n: number) => string | null = () => null;
  const begin = (next: typeof fails) => {
    [done, failed, fails] = [0, false, next];
  };
  const pass = (_: Site) => {
    const name = fails(++done);
    if (name) failed = true;
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
    failFrom: (n, name) => begin((at) => (at >= n ? name : null)),
    heal: () => begin(() => null),
    count: () => done,
    hasFailed: () => failed,
  };
}

const wrapped = (tables: DeviceTables, pass: () => void): DeviceTables =>
  Object.fromEntries(
    tableNames.map((name) => [name, wrappedTable(tables[name] as Table<unknown>, pass)]),
  ) as unknown as DeviceTables;

/** A write fails after it was done, so that only the transaction as a whole can take it back. */
const wrappedTable = (table: Table<unknown>, pass: () => void): Table<unknown> => ({
  get: async (keys) => (pass(), table.get(keys)),
  put: async (rows) => (await table.put(rows), pass()),
  remove: async (keys) => (await table.remove(keys), pass()),
  all: async (where, most) => (pass(), table.all(where, most)),
  count: async (where) => (pass(), table.count(where)),
});
