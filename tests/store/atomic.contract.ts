import type { DeviceDatabase, DeviceTables } from "#web/store/device/device-database.ts";
import { type DatabaseCase, NotNow, refusalOf, same } from "./database-case.ts";
import { begin, household, outboxRow, recordRow } from "./device-rows.ts";

const everything = (database: DeviceDatabase) =>
  database.read(async ({ households, records, outbox, facts }) => [
    await households.all(),
    await records.all(),
    await outbox.all(),
    await facts.all(),
  ]);

/** Every kind of change, one after the other, so that a test can break off after each. */
const changes: readonly ((tables: DeviceTables) => Promise<unknown>)[] = [
  ({ households }) => households.put([household("h2")]),
  ({ records }) => records.put([recordRow("h1", "a", "Changed"), recordRow("h1", "b")]),
  ({ outbox }) => outbox.remove([["h1", "a"]]),
  ({ records }) => records.remove([["h1", "a"]]),
  ({ facts }) => facts.put([{ name: "open", value: "h2" }]),
];

/** As the app's own work is: parts that call parts, each waiting for the tables many times, some side by side. */
async function longWork(tables: DeviceTables, rounds: number): Promise<number> {
  const one = async (id: string) => {
    await tables.records.put([recordRow("h1", id)]);
    await tables.outbox.put([outboxRow("h1", id)]);
    return (await tables.records.get([["h1", id]])).length;
  };
  let found = 0;
  for (let round = 0; round < rounds; round += 1) {
    found += await one(`first${round}`);
    for (const more of await Promise.all([one(`second${round}`), one(`third${round}`)])) found += more;
  }
  return found;
}

export const atomicCases: DatabaseCase[] = [
  {
    name: "[DX4] leaves nothing of a write that broke off, wherever it did",
    async run(open) {
      const database = await open();
      await begin(database);
      const before = await everything(database);
      for (let done = 0; done <= changes.length; done += 1) {
        const broken = database.write(async (tables) => {
          for (const change of changes.slice(0, done)) await change(tables);
          throw new NotNow();
        });
        await refusalOf(broken);
        same(await everything(database), before);
      }
      await database.write(({ households }) => households.put([household("h2")]));
      same(await database.read(({ households }) => households.count()), 2);
    },
  },
  {
    name: "[DX4] leaves nothing of a write that looked before it wrote, and broke off then",
    async run(open) {
      const database = await open();
      await begin(database);
      const before = await everything(database);
      const looks = [
        ({ households }: DeviceTables) => households.get([["h1"]]),
        ({ records }: DeviceTables) => records.all({ household: "h1" }, 5),
        ({ outbox }: DeviceTables) => outbox.count(),
      ];
      for (const look of looks) {
        const broken = database.write(async (tables) => {
          await look(tables);
          for (const change of changes) await change(tables);
          await look(tables);
          throw new NotNow();
        });
        await refusalOf(broken);
        same(await everything(database), before);
      }
    },
  },
  {
    name: "[DX4] goes on in the same piece after a part of the work is done",
    async run(open) {
      const database = await open();
      await begin(database);
      const part = async ({ households, records }: DeviceTables) => {
        await households.get([["h1"]]);
        await records.put([recordRow("h1", "b")]);
      };
      const broken = database.write(async (tables) => {
        await part(tables);
        await tables.outbox.put([outboxRow("h1", "b")]);
        throw new NotNow();
      });
      await refusalOf(broken);
      same(await database.read(({ outbox }) => outbox.count()), 1);
      const counts = await database.write(async (tables) => ({
        part: await part(tables),
        left: await tables.outbox.count(),
      }));
      same(counts.left, 1);
      same(await database.read(({ records }) => records.count()), 2);
    },
  },
  {
    name: "[DX4] does long work of many parts in one piece, and leaves nothing of it where it breaks off at the end",
    async run(open) {
      const database = await open();
      const broken = database.write(async (tables) => {
        await longWork(tables, 100);
        throw new NotNow();
      });
      await refusalOf(broken);
      same(await everything(database), [[], [], [], []]);
      same(await database.write((tables) => longWork(tables, 100)), 300);
      same(await database.read(({ outbox }) => outbox.count()), 300);
    },
  },
  {
    name: "[DX4] lets whatever the work itself threw come out as it is",
    async run(open) {
      const database = await open();
      const thrown = new NotNow();
      const work = async () => {
        throw thrown;
      };
      same((await refusalOf(database.write(work))) === thrown, true);
      same((await refusalOf(database.read(work))) === thrown, true);
    },
  },
  {
    name: "[DX4] answers what the work answered",
    async run(open) {
      const database = await open();
      same(await database.write(async () => 1), 1);
      same(await database.read(async () => "two"), "two");
    },
  },
];
