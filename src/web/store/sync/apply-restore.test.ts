import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { recordWith } from "#sync/kinds/kinds.fixture.ts";
import type { AnyRecord } from "#sync/record.ts";
import { asRefused, asSent, type DeviceDatabase, type OutboxRow } from "../device/device-database.ts";
import { readContent } from "../device/read-content.ts";
import {
  deviceOf,
  deviceWith,
  expense,
  fromNewerApp,
  home,
  homeRow,
  rowOf,
  storedOutbox,
  storedRecord,
  waiting,
} from "../store.fixture.ts";
import { applyRestore } from "./apply-restore.ts";
import { devices, newWorld, type World, write } from "./server.fixture.ts";

/** Versions 11 to 16 were lost. */
const gaps = [[10, 16]] as const;
const restore = (database: DeviceDatabase, ...records: AnyRecord[]) =>
  database.write((tables) => applyRestore(tables, home, { epoch: "second", seq: 20, lost: gaps, records }));

/** The record and its outbox row after a restore, given those here and the server's record. */
async function settled(mine: AnyRecord, outbox: OutboxRow[], ...theirs: AnyRecord[]) {
  const database = await deviceWith({ records: [rowOf(mine)], outbox });
  expect(await restore(database, ...theirs)).toMatchObject({ changed: expect.arrayContaining(["a"]) });
  return [await storedRecord(database, "a"), await storedOutbox(database, "a")];
}

const old = expense("a", { version: 5 });
const lost = expense("a", { version: 15, note: "lost" });
const since = expense("a", { version: 18, payee: "Bakery" });
const givingBack = (given: AnyRecord, base: AnyRecord | null) => asSent(waiting("a", base), given);
/** Without other edits, the record here equals the resent one. */
const gives = (given: AnyRecord, base: AnyRecord | null) => [given, givingBack(given, base)];

describe("a server restored to a backup", () => {
  it("[RE10] gives a new checkpoint", async () => {
    const database = await deviceOf();
    expect(await restore(database, old)).toEqual({ changed: ["a"] });
    expect(await storedRecord(database, "a")).toEqual(old);
    expect((await readContent(database)).households).toEqual([{ ...homeRow, epoch: "second", seq: 20 }]);
  });

  it("[RE10] wins for everything it did not lose", async () => {
    expect(await settled(old, [], old)).toEqual([old, undefined]);
    expect(await settled(old, [], since)).toEqual([since, undefined]);
  });

  it("[RE10] gets a lost record again, marked with its old version", async () => {
    expect(await settled(lost, [])).toEqual(gives({ ...lost, version: 0, restored: 15 }, null));
  });

  it("[RE10] gets a lost version again, on top of the older one", async () => {
    expect(await settled(lost, [], old)).toEqual(gives({ ...lost, version: 5, restored: 15 }, old));
  });

  it("[RE10] gets the marker even for equal fields, so that no earlier version replaces it", async () => {
    const same = { ...lost, version: 5 };
    expect(await settled(lost, [], same)).toEqual(gives({ ...same, restored: 15 }, same));
  });

  it("[RE10] gets a lost version merged by field into a record written since", async () => {
    const tagged = recordWith(since, { tag: "new" });
    expect(await settled(lost, [], tagged)).toEqual(
      gives(recordWith(lost, { tag: "new", version: 18, restored: 15 }), tagged),
    );
  });

  it("gets announcements of values that a resent version overrode", async () => {
    const database = await deviceWith({ records: [rowOf(lost)], outbox: [] });
    const [payee, note] = ["overridden:18:payee:a", "overridden:18:note:a"];
    expect(await restore(database, since)).toEqual({ changed: ["a", payee, note] });
    expect(await storedRecord(database, payee)).toMatchObject({
      fields: { lost: { payee: "Bakery" }, won: { payee: "Market" } },
    });
    expect(await storedOutbox(database, payee)).toEqual(waiting(payee));
  });

  it("[RE10] wins if another device has resent this version or a later one", async () => {
    const given = { ...lost, version: 18, restored: 15 };
    expect(await settled(lost, [], given)).toEqual([given, undefined]);
    const later = { ...since, restored: 16 };
    expect(await settled(lost, [], later)).toEqual([later, undefined]);
  });

  it("[RE10] gets the later version whole if another device resent an earlier one", async () => {
    const earlier = recordWith(old, { version: 18, restored: 12, tag: "taken off since" });
    expect(await settled(lost, [], earlier)).toEqual(gives({ ...lost, version: 18, restored: 15 }, earlier));
  });

  it("[RE10] gets a resent version again if another device resent an earlier one", async () => {
    const mine = { ...lost, version: 11, restored: 15 };
    const earlier = { ...old, version: 18, restored: 13 };
    expect(await settled(mine, [], earlier)).toEqual(gives({ ...mine, version: 18 }, earlier));
  });

  it("[RE10] gets a queued edit, on top of its own record", async () => {
    const mine = recordWith(old, { note: "mine" });
    expect(await settled(mine, [waiting("a", old)], since)).toEqual([
      recordWith(since, { note: "mine" }),
      waiting("a", since),
    ]);
    const refused = [asRefused(waiting("a", old), "bad-fields")];
    expect(await settled(mine, refused, old)).toEqual([mine, waiting("a", old)]);
  });

  it.each([
    ["on the older one", 5, [old], old],
    ["as new", 0, [], null],
  ])("[RE10] gets the lost version %s first, and then the edit on it", async (_, version, theirs, base) => {
    const given = { ...lost, version, restored: 15 };
    const found = await settled(recordWith(lost, { amount: 7 }), [waiting("a", lost)], ...theirs);
    expect(found).toEqual([recordWith(given, { amount: 7 }), givingBack(given, base)]);
  });

  it("[RE10] gets an unanswered new record as new", async () => {
    const mine = expense("a");
    expect(await settled(mine, [asSent(waiting("a"), mine)])).toEqual([mine, waiting("a", null)]);
  });

  it("[RE10] gets the latest included version as the marker of a record that was resent before", async () => {
    expect(await settled({ ...lost, restored: 12 }, [])).toEqual(gives({ ...lost, version: 0, restored: 15 }, null));
    expect(await settled({ ...lost, restored: 17 }, [])).toEqual(gives({ ...lost, version: 0, restored: 17 }, null));
    const unsent = { ...lost, version: 0, restored: 15 };
    expect(await settled(unsent, [waiting("a", null)])).toEqual([unsent, waiting("a", null)]);
    const onOld = { ...lost, version: 5, restored: 15 };
    expect(await settled(onOld, [waiting("a", old)], old)).toEqual([onOld, waiting("a", old)]);
  });

  it.each([
    ["newer-edition", "an edit would have to be merged by a newer app", {}],
    ["household-gone", "the household is gone", { households: [] }],
  ])("[RE10] is not applied, as %s, if %s", async (outcome, _, content) => {
    const records = [rowOf(recordWith(old, { note: "mine" })), rowOf(recordWith(lost, { id: "b" }))];
    const database = await deviceWith({ records, outbox: [waiting("a", old)], ...content });
    const before = await readContent(database);
    expect(await restore(database, fromNewerApp("a", { version: 18 }))).toBe(outcome);
    expect(await readContent(database)).toEqual(before);
  });
});

const records = ["a", "b"];
const device = fc.nat(devices - 1);

/** Few values, so that some changes revert others. Fields may be removed and records deleted. */
const words = fc.record({
  amount: fc.constantFrom(1, 2),
  payee: fc.constantFrom("", "Market"),
  tag: fc.constantFrom(undefined, "x", "y"),
  deleted: fc.boolean(),
});

const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant("write" as const), device, id: fc.constantFrom(...records), words }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("look" as const), device }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("copy" as const) }) },
);

const wordsOf = ({ deleted, fields: { amount, payee, tag } }: AnyRecord) => ({ amount, payee, tag, deleted });

/** The latest version of each record that anyone still has; it must not be lost. */
async function latestKnown({ server, databases }: World): Promise<Map<string, AnyRecord>> {
  const latest = new Map(server.now().records);
  for (const database of databases)
    for (const { id, record } of await database.read(({ records }) => records.all()))
      if (record.version > (latest.get(id)?.version ?? 0)) latest.set(id, record);
  return latest;
}

async function healed({ round, databases }: World, order: readonly number[]): Promise<void> {
  for (const index of order) await round(index);
  for (let time = 0; time < 3; time += 1)
    for (let index = 0; index < databases.length; index += 1) expect(await round(index)).toBe("in-step");
}

async function expectEqualEverywhere({ server, databases }: World): Promise<void> {
  const there = [...server.now().records.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
  for (const database of databases) {
    const here = await database.read(({ records }) => records.all({ household: home }));
    expect(here.map(({ record }) => record)).toEqual(there);
    expect(await database.read(({ outbox }) => outbox.count())).toBe(0);
  }
}

describe.each([
  ["restored from a backup", "restore"],
  ["rolled back without noticing", "setBack"],
] as const)("a server that is %s", (_, goBack) => {
  it("gets the latest lost version of each record, in any order of devices", async () => {
    const order = fc.array(device, { maxLength: 6 });
    const steps = fc.array(step, { minLength: 3, maxLength: 25 });
    await fc.assert(
      fc.asyncProperty(steps, order, fc.boolean(), async (given, order, atOnce) => {
        const world = await newWorld();
        let copy = world.server.copy();
        for (const one of given) {
          if (one.do === "copy") copy = world.server.copy();
          // Each write reaches the server, so that the latest version is well defined.
          if (one.do !== "copy") await world.round(one.device);
          if (one.do === "write") await write(world.databases[one.device]!, one.id, one.words);
          if (one.do === "write") await world.round(one.device);
        }
        world.server[goBack](copy);
        const expected = [...(await latestKnown(world)).values()].map((record) => [record.id, wordsOf(record)]);
        if (atOnce) await tryWithoutAnswer(world);
        await healed(world, order);
        await expectEqualEverywhere(world);
        const found = [...world.server.now().records.values()].map((record) => [record.id, wordsOf(record)]);
        expect(found.sort()).toEqual(expected.sort());
      }),
      { numRuns: 400 },
    );
  });

  it("keeps an edit made since, when a device reconnects that was offline during the restore", async () => {
    const world = await newWorld();
    const copy = world.server.copy();
    await write(world.databases[0]!, "a", { note: "lost" });
    for (const index of [0, 1, 2]) await world.round(index);
    world.server[goBack](copy);
    await world.round(0);
    await write(world.databases[0]!, "a", { note: "written since" });
    await healed(world, [0, 1, 2]);
    await expectEqualEverywhere(world);
    expect(world.server.now().records.get("a")).toMatchObject({
      restored: 1,
      fields: { note: "written since" },
    });
  });

  it("ends equal with its devices, and loses no queued edit", async () => {
    const steps = fc.array(step, { minLength: 3, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(steps, fc.array(device, { maxLength: 6 }), fc.nat(20), async (given, order, at) => {
        const world = await newWorld();
        const copy = world.server.copy();
        let written = 0;
        for (const [index, one] of given.entries()) {
          if (index === at) world.server[goBack](copy);
          if (one.do === "look") await world.round(one.device);
          if (one.do === "write")
            await write(world.databases[one.device]!, one.id, { ...one.words, note: `n${++written}` });
        }
        const waits = await unsentNotes(world);
        await healed(world, order);
        await expectEqualEverywhere(world);
        const logged = world.server.now().log.map(({ record }) => record.fields.note);
        for (const note of waits) expect(logged).toContain(note);
      }),
      { numRuns: 200 },
    );
  });
});

/** All devices pull from the restored server before any of them resends something. */
async function tryWithoutAnswer({ server, round }: World): Promise<void> {
  server.trouble.push = "unreachable";
  for (let index = 0; index < devices; index += 1) await round(index);
  server.trouble.push = undefined;
}

async function unsentNotes({ databases }: World): Promise<unknown[]> {
  const notes = databases.map((database) =>
    database.read(async ({ records, outbox }) => {
      const rows = await records.get((await outbox.all()).map(({ household, id }) => [household, id]));
      return rows.map((row) => row!.record.fields.note);
    }),
  );
  return (await Promise.all(notes)).flat();
}
