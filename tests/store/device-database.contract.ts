import { type DeviceDatabase, DeviceError } from "#web/store/device/device-database.ts";
import { atomicCases } from "./atomic.contract.ts";
import { type DatabaseCase, refusalOf, same } from "./database-case.ts";
import { outboxRow, recordRow } from "./device-rows.ts";
import { listCases } from "./lists.contract.ts";
import { tableCases } from "./tables.contract.ts";
import { transactionCases } from "./transactions.contract.ts";

const put = (database: DeviceDatabase, id: string) =>
  database.write(async ({ records, outbox }) => {
    await records.put([recordRow("h1", id)]);
    await outbox.put([outboxRow("h1", id)]);
  });

const ids = async (database: DeviceDatabase) =>
  (await database.read(({ records }) => records.all())).map(({ id }) => id);

/** What every `DeviceDatabase` promises. */
export const databaseCases: readonly DatabaseCase[] = [
  ...tableCases,
  ...listCases,
  ...transactionCases,
  ...atomicCases,
  {
    name: "has nothing after it was erased",
    async run(open) {
      const database = await open();
      await put(database, "a");
      await database.erase();
      same(await ids(await open()), []);
    },
  },
];

/** What one promises that outlives its page. */
export const durableCases: readonly DatabaseCase[] = [
  {
    name: "has everything that was written when it is opened again",
    async run(open) {
      const first = await open();
      for (const id of ["a", "b", "c"]) await put(first, id);
      first.close();
      const second = await open();
      same(await ids(second), ["a", "b", "c"]);
      same(await second.read(({ outbox }) => outbox.count({ household: "h1", state: "waiting" })), 3);
    },
  },
  {
    name: "finishes what was under way when it was closed, or leaves nothing of it",
    async run(open) {
      const first = await open();
      const writing = put(first, "a").then(
        () => true,
        () => false,
      );
      first.close();
      const isKept = await writing;
      const second = await open();
      same(await ids(second), isKept ? ["a"] : []);
      same(await second.read(({ outbox }) => outbox.count()), isKept ? 1 : 0);
    },
  },
  {
    name: "says that it is closed to whoever still writes or reads",
    async run(open) {
      const database = await open();
      database.close();
      for (const work of [put(database, "a"), ids(database)]) {
        const refusal = await refusalOf(work);
        same(refusal instanceof DeviceError && refusal.problem, "closed");
      }
      same(await ids(await open()), []);
    },
  },
  {
    name: "shows the same to two who have it open",
    async run(open) {
      const [one, other] = [await open(), await open()];
      await Promise.all([put(one, "a"), put(other, "b")]);
      same(await ids(one), ["a", "b"]);
      same(await ids(other), ["a", "b"]);
    },
  },
];
