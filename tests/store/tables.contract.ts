import { type DatabaseCase, same } from "./database-case.ts";
import { fill, household, outboxRow, recordRow, rowOfKind } from "./device-rows.ts";

export const tableCases: DatabaseCase[] = [
  {
    name: "finds rows by their keys, in the order asked, and nothing where there is none",
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
    name: "finds very many that stand side by side, whichever end is first, and with others between or some gone",
    async run(open) {
      const database = await open();
      const ids = Array.from({ length: 60 }, (_, index) => `e${100 + index}`);
      const rows = ["h1", "h2"].flatMap((home) => ids.map((id) => recordRow(home, id)));
      await database.write(({ records }) => records.put(rows));
      await database.write(({ records }) => records.remove([["h2", "e130"]]));
      const asked = (home: string, some: string[]) =>
        database.read(({ records }) => records.get(some.map((id) => [home, id])));
      for (const some of [ids, [...ids].reverse(), ids.filter((_, index) => index % 2 === 0), [...ids, "e100"]])
        same(
          await asked("h1", some),
          some.map((id) => recordRow("h1", id)),
        );
      same(
        await asked("h2", ids),
        ids.map((id) => (id === "e130" ? undefined : recordRow("h2", id))),
      );
      const mixed = ids.map((id, index) => [index < 30 ? "h2" : "h1", id]);
      same(
        await database.read(({ records }) => records.get(mixed)),
        mixed.map(([home, id]) => recordRow(home!, id!)),
      );
    },
  },
  {
    name: "removes very many that stand side by side, and none of those between or beside them",
    async run(open) {
      const database = await open();
      const ids = Array.from({ length: 60 }, (_, index) => `e${100 + index}`);
      const rows = ["h1", "h2"].flatMap((home) => ids.map((id) => recordRow(home, id)));
      await database.write(({ records }) => records.put(rows));
      const left = async (some: string[]) => {
        await database.write(({ records }) => records.remove(some.map((id) => ["h1", id])));
        return (await database.read(({ records }) => records.all())).map(({ household, id }) => household + id);
      };
      const others = ids.map((id) => `h2${id}`);
      same(await left(ids.slice(1, 30)), [...["e100", ...ids.slice(30)].map((id) => `h1${id}`), ...others]);
      const everySecond = ids.filter((_, index) => index % 2 === 0);
      const stay = ids.slice(30).filter((_, index) => index % 2 === 1);
      same(await left(everySecond.reverse()), [...stay.map((id) => `h1${id}`), ...others]);
      same(await left(ids), others);
    },
  },
  {
    name: "finds rows of one key field",
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
    name: "replaces a row as a whole, and of two of one key keeps the later",
    async run(open) {
      const database = await open();
      await database.write(({ outbox }) => outbox.put([{ ...outboxRow("h1", "a", "refused"), refused: "bad-fields" }]));
      await database.write(({ outbox }) => outbox.put([outboxRow("h1", "a", "sent"), outboxRow("h1", "a")]));
      await database.write(({ outbox }) => outbox.put([]));
      same(await database.read(({ outbox }) => outbox.all()), [outboxRow("h1", "a")]);
    },
  },
  {
    name: "removes the rows of these keys and no others",
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
    name: "finds records by their kind, a part at a time in the order of keys, and all but those of a kind",
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
  {
    name: "reads the records of one household a part at a time in the order of ids",
    async run(open) {
      const database = await open();
      await fill(database);
      const part = (after: string, most: number) =>
        database.read(({ records }) => records.ofHousehold("h1", after, most));
      same(await part("", 1), [recordRow("h1", "a")]);
      same(await part("a", 5), [recordRow("h1", "c")]);
      same(await part("c", 5), []);
    },
  },
];
