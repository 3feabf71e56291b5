import { type DatabaseCase, same } from "./database-case.ts";
import { fill, recordRow } from "./device-rows.ts";

/** What comes between others in one order or another: letters of either case, signs, and ids that begin alike. */
const oddIds = [
  "a b",
  "a",
  "a!",
  'a"b',
  "a\\b",
  "ab",
  "B",
  "a-b",
  "a:b",
  "é",
  "a\u0001",
  "10",
  "9",
  "\u{1F3E0}",
  "\uFFEE",
];

/** As IndexedDB orders words: by their code units. */
const inCodeOrder = (words: readonly string[]) => [...words].sort((one, other) => (one < other ? -1 : 1));

export const listCases: DatabaseCase[] = [
  {
    name: "lists all rows, those of a household, and those of it in one state, in the order of keys",
    async run(open) {
      const database = await open();
      await fill(database);
      const lists = await database.read(async ({ records, outbox }) => [
        (await records.all()).map(({ household, id }) => household + id),
        (await records.all({ household: "h2" })).map(({ id }) => id),
        (await outbox.all({ household: "h1" })).map(({ id }) => id),
        (await outbox.all({ household: "h1", state: "waiting" })).map(({ id }) => id),
        (await outbox.all({ household: "h1", state: "sent" })).map(({ id }) => id),
        (await outbox.all({ household: "h2", state: "sent" })).map(({ id }) => id),
        (await outbox.all({ household: "h" })).map(({ id }) => id),
      ]);
      same(lists, [["h1a", "h1c", "h2a", "h2b"], ["a", "b"], ["a", "b", "c"], ["b", "c"], ["a"], [], []]);
    },
  },
  {
    name: "lists the first so many of them",
    async run(open) {
      const database = await open();
      await fill(database);
      const ids = await database.read(async ({ records, outbox }) => [
        (await records.all(undefined, 3)).map(({ id }) => id),
        (await records.all({ household: "h1" }, 1)).map(({ id }) => id),
        (await outbox.all({ household: "h1", state: "waiting" }, 1)).map(({ id }) => id),
        (await outbox.all({ household: "h1" }, 99)).map(({ id }) => id),
        (await outbox.all({ household: "h1" }, 0)).map(({ id }) => id),
      ]);
      same(ids, [["a", "c", "a"], ["a"], ["b"], ["a", "b", "c"], []]);
    },
  },
  {
    name: "counts what it would list",
    async run(open) {
      const database = await open();
      const count = () =>
        database.read(async ({ records, outbox }) => [
          await records.count(),
          await records.count({ household: "h1" }),
          await outbox.count({ household: "h1", state: "waiting" }),
          await outbox.count({ household: "h9" }),
        ]);
      same(await count(), [0, 0, 0, 0]);
      await fill(database);
      same(await count(), [4, 2, 2, 0]);
    },
  },
  {
    name: "orders keys by their letters' codes, field by field, whatever letters they have",
    async run(open) {
      const database = await open();
      await database.write(async ({ facts, records }) => {
        await facts.put(oddIds.map((name) => ({ name, value: "" })));
        await records.put(oddIds.flatMap((id) => [recordRow("h", id), recordRow("h 1", id)]));
      });
      const names = (await database.read(({ facts }) => facts.all())).map(({ name }) => name);
      same(names, inCodeOrder(oddIds));
      const rows = await database.read(({ records }) => records.all());
      same([...new Set(rows.map(({ household }) => household))], ["h", "h 1"]);
      same(rows.map(({ id }) => id).slice(0, oddIds.length), inCodeOrder(oddIds));
    },
  },
];
