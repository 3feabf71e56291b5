import { describe, expect, it } from "vitest";
import type { Membership, Space } from "#sync/household-api.ts";
import type { DeviceDatabase } from "../device/device-database.ts";
import { memoryDatabase } from "../device/memory-database.ts";
import { newHousehold, noteMemberships } from "../household-rows.ts";
import { readShown } from "../read-content.ts";
import { storeState } from "../store-state.ts";
import { adopt } from "./adopt.ts";
import { endMeeting, meetAgain, meetingsIn } from "./meeting.ts";

const [ours, alsoOurs, theirs, later] = ["1", "2", "3", "4"].map((digit) => digit.repeat(8)) as [
  string,
  string,
  string,
  string,
];

const membership = (householdId: string, space: Space = "shared"): Membership => ({
  ...{ householdId, space },
  role: "owner",
  joinedAt: 0,
});

async function deviceWith(...ids: readonly string[]): Promise<DeviceDatabase> {
  const database = memoryDatabase();
  await database.write(({ households }) => households.put(ids.map((id) => newHousehold(id, "shared"))));
  return database;
}

/** Signs in with these on the device. */
async function signedIn(...ids: readonly string[]): Promise<DeviceDatabase> {
  const account = memoryDatabase();
  await adopt(await deviceWith(...ids), account);
  return account;
}

const hear = (account: DeviceDatabase, ...households: readonly Membership[]) =>
  account.write((tables) => noteMemberships(tables, { site: "s", households }));

const questions = async (account: DeviceDatabase) => meetingsIn(storeState(await readShown(account)));

describe("two households meet", () => {
  it("[AD8] and nobody is asked before the server has said what the account has", async () => {
    const account = await signedIn(ours);
    expect(await questions(account)).toEqual([]);
    expect(await hear(account, membership(theirs), membership("private", "private"))).toBe(true);
    expect(await questions(account)).toEqual([{ brought: ours, others: [theirs] }]);
  });

  it("[AD8] and that is told even where the device knew them all", async () => {
    const account = await deviceWith(theirs);
    await adopt(await deviceWith(ours), account);
    expect([await hear(account, membership(theirs)), await hear(account, membership(theirs))]).toEqual([true, false]);
    expect(await questions(account)).toEqual([{ brought: ours, others: [theirs] }]);
  });

  it("[AD8] but what came along together asks nothing of each other, nor does an account that had nothing", async () => {
    const account = await signedIn(ours, alsoOurs);
    await hear(account, membership(ours), membership(alsoOurs));
    expect(await questions(account)).toEqual([]);
    await hear(account, membership(ours), membership(alsoOurs), membership(later));
    expect(await questions(account)).toEqual([]);
  });

  it("[AD8] and each that came along has its own question", async () => {
    const account = await signedIn(ours, alsoOurs);
    await hear(account, membership(theirs), membership(ours));
    expect(await questions(account)).toEqual([
      { brought: ours, others: [theirs] },
      { brought: alsoOurs, others: [theirs] },
    ]);
  });

  it("[AD8] and of two who decide at once one is told that it was decided", async () => {
    const account = await signedIn(ours);
    await hear(account, membership(theirs));
    const decide = () => account.write((tables) => endMeeting(tables, ours));
    expect(await Promise.all([decide(), decide()])).toEqual([theirs, null]);
    expect(await questions(account)).toEqual([]);
    await account.write((tables) => meetAgain(tables, ours, theirs));
    expect(await questions(account)).toEqual([{ brought: ours, others: [theirs] }]);
  });

  it("[AD8] and there is nothing to ask once one of them is gone", async () => {
    const account = await signedIn(ours);
    await hear(account, membership(theirs));
    await account.write(({ households }) => households.remove([[theirs]]));
    expect(await questions(account)).toEqual([]);
  });
});
