import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { failing } from "../device/failing-database.fixture.ts";
import { readContent } from "../read-content.ts";
import { deviceWith, expense, home, homeRow, rowOf, waiting } from "../store.fixture.ts";
import { loseHousehold, lostHouseholdsIn } from "./lose-household.ts";
import { eraseExpired, keptUntil } from "./set-aside.ts";
import { onlySetAside } from "./set-aside-content.ts";
import { setAsidesNow } from "./set-aside-facts.ts";

const now = 1_794_000_000_000;
const envelope = { schema: 1, version: 3, deleted: false };
const household = { ...envelope, id: home, kind: "household", name: " Maya and Tom " } as never;
const maya = { ...envelope, id: "maya", kind: "person", name: "Maya", type: "adult" } as never;
const tom = { ...envelope, id: "tom", kind: "person", name: "Tom", type: "adult" } as never;

type Written = { isUnsent: boolean; isDeleted: boolean };

async function lose(written: readonly Written[]) {
  const records = written.map(({ isDeleted }, index) => expense(`e${index}`, { deleted: isDeleted }));
  const unsent = records.filter((_, index) => written[index]!.isUnsent);
  const database = await deviceWith({
    records: [household, maya, tom, ...records].map(rowOf),
    outbox: unsent.map(({ id }) => waiting(id)),
  });
  const lost = await database.write((tables) => loseHousehold(tables, home, now));
  const content = await readContent(database);
  const facts = new Map(content.facts.map(({ name, value }) => [name, value]));
  return { database, lost, content, facts, kept: unsent.filter(({ deleted }) => !deleted).map(({ id }) => id) };
}

const oneUnsent = [{ isUnsent: true, isDeleted: false }];

describe("a household that is taken from someone", () => {
  it("[AD13] leaves this device, but for what they had not sent yet and what that points at", async () => {
    const written = fc.array(fc.record({ isUnsent: fc.boolean(), isDeleted: fc.boolean() }), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(written, async (all) => {
        const { lost, content, facts, kept } = await lose(all);
        expect(lost).toEqual({ household: home, name: "Maya and Tom", unsent: kept.length });
        expect([content.households, content.outbox]).toEqual([[], []]);
        const asides = setAsidesNow(facts, now);
        expect(asides.map(({ unsent }) => unsent)).toEqual(kept.length > 0 ? [kept.length] : []);
        const here = content.records.map(({ id }) => id).sort();
        expect(here).toEqual(kept.length > 0 ? [...kept, home, "maya"].sort() : []);
        expect(content.records.every((row) => row.household === asides[0]!.id)).toBe(true);
        expect(lostHouseholdsIn(facts)).toEqual([lost]);
      }),
      { numRuns: 60 },
    );
  });

  it("[AD13] gives what was not sent as a file, until its 30 days are over", async () => {
    const { database, content, facts } = await lose(oneUnsent);
    const [aside] = setAsidesNow(facts, now);
    expect(onlySetAside(content, aside!.id).households.map(({ id }) => id)).toEqual([aside!.id]);
    expect(aside!.until).toBe(keptUntil(now));
    await eraseExpired(database, keptUntil(now));
    expect((await readContent(database)).records).toEqual([]);
  });

  it("[AD13] is whole or not at all where the device fails in the middle", async () => {
    const database = await deviceWith({ records: [household, expense("a")].map(rowOf), outbox: [waiting("a")] });
    const before = await readContent(database);
    const device = failing(database);
    for (let step = 1; ; step += 1) {
      device.failAt(step, "AbortError");
      const lost = await device.database.write((tables) => loseHousehold(tables, home, now)).catch(() => null);
      if (lost) break;
      expect(await readContent(database)).toEqual(before);
    }
    expect(device.count()).toBeGreaterThan(6);
  });

  it("[AD13] says nothing of a private space that had nothing unsent", async () => {
    const database = await deviceWith({
      households: [{ ...homeRow, space: "private" }],
      records: [rowOf(expense("a"))],
    });
    await database.write((tables) => loseHousehold(tables, home, now));
    expect((await readContent(database)).facts).toEqual([]);
  });
});
