import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { recordWith } from "#sync/kinds/kinds.fixture.ts";
import { kinds } from "#sync/kinds/kinds.ts";
import { isSameValue, own } from "#sync/merge.ts";
import { type AnyRecord, emptied } from "#sync/record.ts";
import type { DeviceDatabase } from "../device/device-database.ts";
import { persistEdits } from "../persist-edits.ts";
import { expense, home, storedRecord } from "../store.fixture.ts";
import { newWorld, type World, write } from "./server.fixture.ts";

type Fields = Readonly<Record<string, unknown>>;

const plain = fc.record({
  amount: fc.constantFrom(100, 200, 300),
  payee: fc.constantFrom("Market", "Fair", "Bakery"),
  note: fc.constantFrom("", "Fruit", "Bread"),
  day: fc.constantFrom("2026-10-01", "2026-10-02"),
  categoryId: fc.constantFrom(undefined, "food", "fun"),
  isSplit: fc.boolean(),
  handed: fc.constantFrom(undefined, "tom", "ida"),
});

const fields: fc.Arbitrary<Fields> = plain.map(({ isSplit, handed, ...rest }) => ({
  ...rest,
  ...(isSplit && { splits: [{ categoryId: "food", amount: rest.amount }] }),
  ...(handed && { kind: "transfer", toPersonId: handed }),
}));

const names = ["payee", "note", "day", "categoryId"].map((name) => [name]);
const units: readonly (readonly string[])[] = [...kinds.transaction.together, ...names];

const pick = (of: Fields, unit: readonly string[]): Fields =>
  Object.fromEntries(unit.filter((name) => own(of, name) !== undefined).map((name) => [name, own(of, name)]));

/** The rule itself: both changed the unit, and the second value of a field that the first changed differs. */
const lostOf = (base: Fields, first: Fields, second: Fields) =>
  units
    .map((unit) => ({ names: unit, was: pick(base, unit), lost: pick(first, unit), won: pick(second, unit) }))
    .filter(({ was, won }) => !isSameValue(was, won))
    .filter(({ names, was, lost, won }) =>
      names.some((name) => [was, won].every((one) => !isSameValue(own(one, name), own(lost, name)))),
    )
    .map(({ names, lost, won }) => ({ names, lost, won }));

const announced = async (database: DeviceDatabase): Promise<AnyRecord[]> =>
  (await database.read(({ records }) => records.ofKind("overridden", undefined, 1_000)))
    .map(({ record }) => record)
    .filter(({ deleted }) => !deleted);

async function synced({ round }: World, ...order: readonly number[]): Promise<void> {
  for (const index of order) await round(index);
}

describe("values that a merge overrides", () => {
  it("[OV6] are announced once on both devices, for any two changes, and nothing else is", async () => {
    await fc.assert(
      fc.asyncProperty(fields, fields, fields, fc.boolean(), async (base, first, second, isTurned) => {
        const world = await newWorld();
        const [one, other] = isTurned ? [1, 0] : [0, 1];
        await write(world.databases[one]!, "e", base);
        await synced(world, one, other);
        await write(world.databases[one]!, "e", first);
        await write(world.databases[other]!, "e", second);
        await synced(world, one, other, one, other);
        const expected = lostOf(expense("e", base).fields, expense("e", first).fields, expense("e", second).fields);
        for (const database of world.databases.slice(0, 2)) {
          const found = (await announced(database)).map(({ fields: { names, lost, won } }) => ({ names, lost, won }));
          expect(found.sort(byNames)).toEqual(expected.sort(byNames));
        }
        expect(await announced(world.databases[one]!)).toEqual(await announced(world.databases[other]!));
      }),
      { numRuns: 200 },
    );
  });

  it("[OV6] are announced one after the other if three people changed the same value", async () => {
    const world = await newWorld();
    await write(world.databases[0]!, "e", { amount: 100 });
    await synced(world, 0, 1, 2);
    for (const [index, amount] of [200, 300, 400].entries()) await write(world.databases[index]!, "e", { amount });
    await synced(world, 0, 1, 2, 0, 1, 2);
    for (const database of world.databases)
      expect((await announced(database)).map(({ fields: { lost, won } }) => [lost, won])).toEqual([
        [{ amount: 200 }, { amount: 300 }],
        [{ amount: 300 }, { amount: 400 }],
      ]);
  });

  it("[OV6] are announced if an edit began before the partner’s arrived", async () => {
    const world = await newWorld();
    const [here, there] = world.databases as [DeviceDatabase, DeviceDatabase];
    await write(here, "e", { amount: 100 });
    await synced(world, 0, 1);
    const before = await storedRecord(here, "e");
    await write(there, "e", { amount: 200 });
    await synced(world, 1, 0);
    const after = recordWith(before!, { amount: 300 });
    await here.write((tables) => persistEdits(tables, home, [{ before, after }]));
    await synced(world, 0, 1);
    for (const database of [here, there])
      expect((await announced(database)).map(({ fields: { lost, won } }) => [lost, won])).toEqual([
        [{ amount: 200 }, { amount: 300 }],
      ]);
  });

  it("[OV6] are not announced again once dismissed", async () => {
    const world = await newWorld();
    const [here, there] = world.databases as [DeviceDatabase, DeviceDatabase];
    await write(here, "e", { amount: 100 });
    await synced(world, 0, 1);
    await write(here, "e", { amount: 200 });
    await write(there, "e", { amount: 300 });
    await synced(world, 0, 1, 0);
    const [before] = await announced(here);
    const after = { ...before!, deleted: true };
    await here.write((tables) => persistEdits(tables, home, [{ before, after }]));
    await synced(world, 0, 1, 0, 1);
    expect([await announced(here), await announced(there)]).toEqual([[], []]);
  });

  it("[OV4] leave nothing in the household once the record is private, whichever arrives first", async () => {
    const world = await newWorld();
    const [here, there] = world.databases as [DeviceDatabase, DeviceDatabase];
    await write(here, "e", { amount: 100 });
    await synced(world, 0, 1);
    await write(here, "e", { amount: 200 });
    await synced(world, 0);
    const kept = (await storedRecord(here, "e"))!;
    await write(there, "e", { amount: 300 });
    await synced(world, 1);
    await here.write((tables) => persistEdits(tables, home, [{ before: kept, after: emptied(kept) }]));
    await synced(world, 0, 1, 0, 1);
    for (const database of [here, there]) {
      const rows = await database.read(({ records }) => records.ofKind("overridden", undefined, 10));
      expect(rows.map(({ record: { deleted, fields } }) => ({ deleted, fields }))).toEqual([
        { deleted: true, fields: {} },
      ]);
    }
  });
});

const byNames = (one: { names: unknown }, other: { names: unknown }): number =>
  JSON.stringify(one.names) < JSON.stringify(other.names) ? -1 : 1;
