import type { DeviceDatabase } from "#web/store/device/device-database.ts";
import { type DatabaseCase, NotNow, refusalOf, same } from "./database-case.ts";
import { begin, outboxRow, recordRow } from "./device-rows.ts";

const countUp = (database: DeviceDatabase) =>
  database.write(async ({ facts }) => {
    const [now] = await facts.get([["count"]]);
    await facts.put([{ name: "count", value: String(Number(now?.value ?? 0) + 1) }]);
  });

export const transactionCases: DatabaseCase[] = [
  {
    name: "keeps a copy of what it is given",
    async run(open) {
      const database = await open();
      const row = recordRow("h1", "a", "Grocer");
      await database.write(async ({ records }) => {
        await records.put([row]);
        row.record.fields = { ...row.record.fields, payee: "Changed in the write" };
      });
      row.record.fields = { ...row.record.fields, payee: "Changed after it" };
      same(await database.read(({ records }) => records.all()), [recordRow("h1", "a", "Grocer")]);
    },
  },
  {
    name: "hands out copies of what it keeps",
    async run(open) {
      const database = await open();
      await begin(database);
      const [[found], [listed]] = await database.read(
        async ({ records }) => [await records.get([["h1", "a"]]), await records.all()] as const,
      );
      found!.record.fields = { ...found!.record.fields, payee: "Changed" };
      listed!.record.fields = { ...listed!.record.fields, payee: "Changed" };
      same(await database.read(({ records }) => records.all()), [recordRow("h1", "a")]);
    },
  },
  {
    name: "sees in a write what that write did before",
    async run(open) {
      const database = await open();
      const seen = await database.write(async ({ records }) => {
        await records.put([recordRow("h1", "a"), recordRow("h1", "b")]);
        await records.remove([["h1", "a"]]);
        return [(await records.all()).map(({ id }) => id), await records.count(), await records.get([["h1", "a"]])];
      });
      same(seen, [["b"], 1, [undefined]]);
    },
  },
  {
    name: "reads all tables at one moment, whatever is written meanwhile",
    async run(open) {
      const database = await open();
      await begin(database);
      const reading = database.read(async ({ records, outbox }) => {
        const counts: number[] = [];
        for (let turn = 0; turn < 20; turn += 1) counts.push(await records.count(), await outbox.count());
        return new Set(counts);
      });
      const writing = database.write(async ({ records, outbox }) => {
        await records.put([recordRow("h1", "b")]);
        await outbox.put([outboxRow("h1", "b")]);
      });
      same([...(await reading)], [1]);
      await writing;
      same(await database.read(({ outbox }) => outbox.count()), 2);
    },
  },
  {
    name: "does writes that come at once one after the other, past one that breaks off",
    async run(open) {
      const database = await open();
      const broken = database.write(async ({ facts }) => {
        await facts.put([{ name: "count", value: "99" }]);
        throw new NotNow();
      });
      await Promise.all([refusalOf(broken), ...Array.from({ length: 30 }, () => countUp(database))]);
      same(await database.read(({ facts }) => facts.all()), [{ name: "count", value: "30" }]);
    },
  },
];
