import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AnyRecord } from "#sync/record.ts";
import { home } from "../store.fixture.ts";
import { devices, newWorld, type World, write } from "./restored-world.fixture.ts";

const records = ["a", "b"];
const device = fc.nat(devices - 1);

/** Few values, so that something is changed back now and then; a field may be taken off, or the record deleted. */
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

const wordsOf = ({ amount, payee, tag, deleted }: AnyRecord) => ({ amount, payee, tag, deleted });

/** The version of each record that anyone still has and that is the latest: nothing of it may be lost. */
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
  ["set back without knowing it", "setBack"],
] as const)("a server that is %s", (_, goBack) => {
  it("[RE11] has every lost write back, the latest version of each, in whichever order the devices come", async () => {
    const order = fc.array(device, { maxLength: 6 });
    const steps = fc.array(step, { minLength: 3, maxLength: 25 });
    await fc.assert(
      fc.asyncProperty(steps, order, fc.boolean(), async (given, order, atOnce) => {
        const world = await newWorld();
        let copy = world.server.copy();
        for (const one of given) {
          if (one.do === "copy") copy = world.server.copy();
          // Each write reaches the server, so that what is the latest is beyond doubt.
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

  it("[RE11] keeps an edit made since, when a device comes that slept through the restore", async () => {
    const world = await newWorld();
    const copy = world.server.copy();
    await write(world.databases[0]!, "a", { note: "lost" });
    for (const index of [0, 1, 2]) await world.round(index);
    world.server[goBack](copy);
    await world.round(0);
    await write(world.databases[0]!, "a", { note: "written since" });
    await healed(world, [0, 1, 2]);
    await expectEqualEverywhere(world);
    expect(world.server.now().records.get("a")).toMatchObject({ note: "written since", restored: 1 });
  });

  it("[RE11] ends equal with its devices, and loses no word that waited", async () => {
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
        const logged = world.server.now().log.map(({ record }) => record.note);
        for (const note of waits) expect(logged).toContain(note);
      }),
      { numRuns: 200 },
    );
  });
});

/** All of them meet the restored server before any has given something back. */
async function tryWithoutAnswer({ server, round }: World): Promise<void> {
  server.trouble.push = "unreachable";
  for (let index = 0; index < devices; index += 1) await round(index);
  server.trouble.push = undefined;
}

async function unsentNotes({ databases }: World): Promise<unknown[]> {
  const notes = databases.map((database) =>
    database.read(async ({ records, outbox }) => {
      const rows = await records.get((await outbox.all()).map(({ household, id }) => [household, id]));
      return rows.map((row) => row!.record.note);
    }),
  );
  return (await Promise.all(notes)).flat();
}
