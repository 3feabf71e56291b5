import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DeviceDatabase } from "../device/device-database.ts";
import { failing } from "../device/failing-database.fixture.ts";
import { noteMemberships } from "../household-rows.ts";
import { meetAgain } from "../owner/meeting.ts";
import { readContent, readShown } from "../read-content.ts";
import { deviceWith, expense, habit, home, homeRow } from "../store.fixture.ts";
import { storeState } from "../store-state.ts";
import { bringBack, eraseExpired, keptUntil, setAside } from "./set-aside.ts";
import { onlySetAside, withSetAside } from "./set-aside-content.ts";
import { setAsidesNow } from "./set-aside-facts.ts";

const other = "22222222-2222-4222-8222-222222222222";
const now = 1_794_000_000_000;
const keepOther = { brought: home, kept: other, leaves: home, now };

/** `home` was brought along and has met `other`. */
async function met(amounts: readonly number[] = [1, 2], deleted = 0): Promise<DeviceDatabase> {
  const live = amounts.map((amount, index) => expense(`e${index}`, { amount, version: index }));
  const gone = Array.from({ length: deleted }, (_, index) => ({ ...expense(`gone${index}`), deleted: true }));
  const database = await deviceWith({
    households: [homeRow, { ...homeRow, id: other }],
    records: [
      ...[...live, ...gone].map((record) => ({ household: home, id: record.id, record })),
      { household: other, id: "h", record: habit("h") },
    ],
    outbox: live.map(({ id }) => ({ household: home, id, base: null, state: "waiting", sent: null })),
  });
  await database.write((tables) => meetAgain(tables, home, other));
  return database;
}

const asidesIn = async (database: DeviceDatabase, at = now) =>
  setAsidesNow(storeState(await readShown(database)).facts, at);
const amountsIn = async (database: DeviceDatabase, household: string) =>
  (await readContent(database)).records.filter((row) => row.household === household).map(({ record }) => record.amount);

describe("a household that is set aside", () => {
  it("[AD9] leaves the list with what waited to be sent, and loses nothing that was in it", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 1e6 })), fc.nat(5), async (amounts, deleted) => {
        const database = await met(amounts, deleted);
        const aside = await database.write((tables) => setAside(tables, keepOther));
        const { households, outbox, facts } = await readContent(database);
        expect(households.map(({ id }) => id)).toEqual([other]);
        expect(outbox).toEqual([]);
        expect(facts.filter(({ name }) => name.startsWith("meeting:"))).toEqual([]);
        if (!aside.ok) throw new Error(aside.problem);
        expect((await amountsIn(database, aside.value.id)).sort()).toEqual([...amounts].sort());
        expect(await amountsIn(database, home)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it("[AD9] is refused, and nothing changes, where the other is gone, someone else owns it, or it was decided", async () => {
    const cases = [
      { ...keepOther, kept: "gone" },
      { ...keepOther, leaves: "gone" },
      { ...keepOther, kept: home },
      { ...keepOther, brought: "another" },
    ];
    const database = await met();
    const before = await readContent(database);
    const refusals = [];
    for (const one of cases) refusals.push(await database.write((tables) => setAside(tables, one)));
    expect(refusals.map((refusal) => !refusal.ok && refusal.problem)).toEqual([
      ...["household-gone", "household-gone", "household-gone", "decided-already"],
    ]);
    await database.write(({ households }) => households.put([{ ...homeRow, isOwner: false }]));
    expect(await database.write((tables) => setAside(tables, keepOther))).toMatchObject({ problem: "not-the-owner" });
    expect((await readContent(database)).records).toEqual(before.records);
  });

  it("[AD9] of two tabs that keep different ones, one decides", async () => {
    const database = await met();
    const keepHome = { ...keepOther, kept: home, leaves: other };
    const decided = [keepOther, keepHome].map((one) => database.write((tables) => setAside(tables, one)));
    expect((await Promise.all(decided)).map(({ ok }) => ok)).toEqual([true, false]);
    expect((await readContent(database)).households.map(({ id }) => id)).toEqual([other]);
  });

  it("[AD9] stays as it was where the device fails in the middle", async () => {
    const database = await met();
    const before = await readContent(database);
    const device = failing(database);
    for (let step = 1; ; step += 1) {
      device.failAt(step, "AbortError");
      const done = await device.database.write((tables) => setAside(tables, keepOther)).catch(() => null);
      if (done) break;
      expect(await readContent(database)).toEqual(before);
    }
    expect(device.count()).toBeGreaterThan(8);
  });

  it("[AD10] can be saved as a file, alone or with everything that would be lost", async () => {
    const database = await met();
    const aside = await database.write((tables) => setAside(tables, keepOther));
    const content = await readContent(database);
    const id = aside.ok ? aside.value.id : "";
    expect(onlySetAside(content, id).households.map((row) => row.id)).toEqual([id]);
    expect(withSetAside(content).households.map((row) => row.id)).toEqual([other, id]);
  });

  it("[AD10] comes back as a household of its own, all of it to be sent, and is no longer set aside", async () => {
    const database = await met([7, 8]);
    const aside = await database.write((tables) => setAside(tables, keepOther));
    const id = aside.ok ? aside.value.id : "";
    const back = (household: string) => database.write((tables) => bringBack(tables, id, household));
    expect([await back("back"), await back("twice")]).toEqual([true, false]);
    expect(await amountsIn(database, "back")).toEqual([7, 8]);
    expect(await amountsIn(database, id)).toEqual([]);
    const { households, outbox } = await readContent(database);
    expect(households.map((row) => row.id).sort()).toEqual([other, "back"]);
    expect(outbox.map((row) => row.household)).toEqual(["back", "back"]);
    expect(await asidesIn(database)).toEqual([]);
  });

  it("[AD10] is erased at the first opening after 30 days, and not before", async () => {
    const database = await met();
    const aside = await database.write((tables) => setAside(tables, keepOther));
    const id = aside.ok ? aside.value.id : "";
    expect(keptUntil(now) - now).toBe(30 * 86_400_000);
    await eraseExpired(database, keptUntil(now) - 1);
    expect(await amountsIn(database, id)).toHaveLength(2);
    expect([await asidesIn(database, keptUntil(now) - 1), await asidesIn(database, keptUntil(now))]).toMatchObject([
      [{ id, household: home }],
      [],
    ]);
    await eraseExpired(database, keptUntil(now));
    expect(await amountsIn(database, id)).toEqual([]);
  });

  it("[AD10] does not come back from the server while its deletion there is owed, even after it is erased here", async () => {
    const database = await met();
    await database.write((tables) => setAside(tables, keepOther));
    await eraseExpired(database, keptUntil(now));
    const there = [home, other].map((householdId) => ({
      ...{ householdId, space: "shared", role: "owner", joinedAt: 0 },
    }));
    await database.write((tables) => noteMemberships(tables, { site: "s", households: there as never }));
    expect((await readContent(database)).households.map(({ id }) => id)).toEqual([other]);
  });
});
