import { type DatabaseCase, same } from "./database-case.ts";
import { fill, household, outboxRow, recordRow, rowOfKind } from "./device-rows.ts";

export const tableCases: DatabaseCase[] = [
  {
    name: "[DX1] finds rows by their keys, in the order asked, and nothing where there is none",
    async run(open) {
      const database = await open();
      await fill(database);
      const keys = [
        ["h2", "a"],
        ["h3", "a"],
        ["h1", "c"],
        ["h2", "a"],
        ["h1", ""],
      ];
      const found = await database.read(({ records }) => records.get(keys));
      same(found, [recordRow("h2", "a"), undefined, recordRow("h1", "c"), recordRow("h2", "a"), undefined]);
      same(await database.read(({ records }) => records.get([])), []);
    },
  },
  {
    name: "[DX1] finds rows of one key field",
    async run(open) {
      const database = await open();
      await database.write(async ({ households, facts }) => {
        await households.put([household("h1"), household("h2")]);
        await facts.put([{ name: "open", value: "h1" }]);
      });
      same(await database.read(({ households }) => households.get([["h2"], ["h3"]])), [household("h2"), undefined]);
      same(await database.read(({ facts }) => facts.all()), [{ name: "open", value: "h1" }]);
    },
  },
  {
    name: "[DX1] replaces a row as a whole, and of two of one key keeps the later",
    async run(open) {
      const database = await open();
      await database.write(({ outbox }) => outbox.put([{ ...outboxRow("h1", "a", "refused"), refused: "bad-fields" }]));
      await database.write(({ outbox }) => outbox.put([outboxRow("h1", "a", "sent"), outboxRow("h1", "a")]));
      await database.write(({ outbox }) => outbox.put([]));
      same(await database.read(({ outbox }) => outbox.all()), [outboxRow("h1", "a")]);
    },
  },
  {
    name: "[DX1] removes the rows of these keys and no others",
    async run(open) {
      const database = await open();
      await fill(database);
      await database.write(({ records }) =>
        records.remove([
          ["h1", "a"],
          ["h2", "c"],
        ]),
      );
      await database.write(({ records }) => records.remove([]));
      const rows = await database.read(({ records }) => records.all());
      same(rows, [recordRow("h1", "c"), recordRow("h2", "a"), recordRow("h2", "b")]);
    },
  },
  {
    name: "[DX1] finds records by their kind, a part at a time in the order of keys, and all but those of a kind",
    async run(open) {
      const database = await open();
      await fill(database);
      const others = [
        rowOfKind("h1", "b", "account"),
        rowOfKind("h2", "c", "withdrawal"),
        rowOfKind("h1", "d", "save"),
      ];
      await database.write(({ records }) => records.put(others));
      const first = await database.read(({ records }) => records.ofKind("transaction", undefined, 3));
      same(first, [recordRow("h1", "a"), recordRow("h1", "c"), recordRow("h2", "a")]);
      const rest = await database.read(({ records }) => records.ofKind("transaction", first.at(-1), 3));
      same(rest, [recordRow("h2", "b")]);
      same(await database.read(({ records }) => records.ofKind("transaction", rest.at(-1), 3)), []);
      const found = await database.read(({ records }) => records.allBut("transaction"));
      same(found.map(({ id }) => id).sort(), ["b", "c", "d"]);
    },
  },
];
