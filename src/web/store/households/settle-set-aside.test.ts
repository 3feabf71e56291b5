import { setImmediate as calm } from "node:timers/promises";
import { expect, it } from "vitest";
import { err, ok, type Result } from "#domain/result.ts";
import { cell } from "../cell.ts";
import type { DeviceDatabase } from "../device/device-database.ts";
import { noteMemberships } from "../household-rows.ts";
import { readContent } from "../read-content.ts";
import type { SyncStatus } from "../replication/status.ts";
import { deviceWith, home, homeRow } from "../store.fixture.ts";
import { type SetAside, setAsideFact, setAsidesOf } from "./set-aside-facts.ts";
import { followSetAside, settleSetAside } from "./settle-set-aside.ts";

const aside: SetAside = { ...{ id: "aside", household: home, name: "", until: 9 }, atServer: "owed" };

const deviceThat = (one: SetAside) => deviceWith({ households: [], facts: [setAsideFact(one)] });
const stateOf = async (database: DeviceDatabase) => (await database.read(setAsidesOf)).map(({ atServer }) => atServer);

it("[AD11] what was set aside is deleted at the server, unless someone else is in it; what passes by itself is tried again", async () => {
  const answers: [Result<null, string>, SetAside["atServer"]][] = [
    [ok(null), "done"],
    [err("not-a-member"), "done"],
    [err("others-are-members"), "stays"],
    [err("not-the-owner"), "stays"],
    [err("unreachable"), "owed"],
    [err("signed-out"), "owed"],
  ];
  for (const [answer, expected] of answers) {
    const database = await deviceThat(aside);
    const isSettled = await settleSetAside(database, async () => answer);
    expect([isSettled, await stateOf(database)]).toEqual([expected !== "owed", [expected]]);
  }
});

it("[AD11] only what is owed is asked for, and what is gone from here by then leaves no note", async () => {
  const asked: string[] = [];
  const deleteAlone = async (household: string) => {
    asked.push(household);
    return ok(null);
  };
  expect(await settleSetAside(await deviceThat({ ...aside, atServer: "stays" }), deleteAlone)).toBe(false);
  const database = await deviceThat({ ...aside, until: 0 });
  expect(await settleSetAside(database, deleteAlone)).toBe(true);
  expect([asked, (await readContent(database)).facts]).toEqual([[home], []]);
});

it("[AD11] one that others are in comes back to the list; one that the server names again is deleted again", async () => {
  const households = [{ householdId: home, space: "shared", role: "owner", joinedAt: 0 }] as const;
  const after = async (atServer: SetAside["atServer"]) => {
    const database = await deviceThat({ ...aside, atServer });
    await database.write((tables) => noteMemberships(tables, { site: "s", households }));
    return [(await readContent(database)).households.map(({ id }) => id), await stateOf(database)];
  };
  expect(await after("stays")).toEqual([[home], ["stays"]]);
  expect(await after("owed")).toEqual([[], ["owed"]]);
  expect(await after("done")).toEqual([[], ["owed"]]);
});

it("[AD11] is tried at once, and whenever the device came in step, until it is stopped", async () => {
  const database = await deviceWith({ households: [homeRow], facts: [setAsideFact(aside)] });
  const status = cell<SyncStatus>("offline");
  let tries = 0;
  const deleteAlone = async () => err(`unreachable ${++tries}`);
  const stop = followSetAside({ database, status, householdsChanged: async () => {} }, deleteAlone);
  const come = async (next: SyncStatus) => {
    status.set(next);
    await calm();
    return tries;
  };
  expect([await come("sending"), await come("in-step"), await come("offline"), await come("in-step")]).toEqual([
    ...[1, 2, 2, 3],
  ]);
  stop();
  expect([await come("offline"), await come("in-step")]).toEqual([3, 3]);
});
