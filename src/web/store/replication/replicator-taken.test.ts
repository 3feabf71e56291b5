import { setImmediate as settle } from "node:timers/promises";
import { expect, it } from "vitest";
import { removeHousehold } from "../household-rows.ts";
import { deviceWith, expense, home, homeRow, rowOf } from "../store.fixture.ts";
import { createReplicator } from "./replicator.ts";
import { fakeServer } from "./server.fixture.ts";
import { fakeTiming } from "./timing.fixture.ts";

async function calm(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await settle();
}

async function replicating() {
  const server = fakeServer(home);
  const database = await deviceWith({ households: [{ ...homeRow, epoch: "epoch-1" }], records: [rowOf(expense("a"))] });
  const [timing, statuses] = [fakeTiming(), [] as string[]];
  const replicator = createReplicator({
    ...{ database, remote: server.remoteOf("maya"), timing },
    onChanged() {},
    onHouseholds() {},
    onStatus: (status) => void statuses.push(status),
  });
  await calm();
  const kept = () => database.read(({ records }) => records.count());
  return { server, database, timing, statuses, replicator, kept };
}

it("[RE13] a household that someone took off this device is no longer followed, and is not called apart without a connection", async () => {
  const { server, database, statuses, replicator } = await replicating();
  server.trouble.households = "unreachable";
  await database.write((tables) => removeHousehold(tables, home));
  replicator.wake();
  await calm();
  expect([server.watching(), statuses.includes("apart")]).toEqual([0, false]);
});

it("[RE13] a household that may be lost is kept until the server says so, and asked about again", async () => {
  const { server, timing, statuses, kept } = await replicating();
  server.trouble.households = "unreachable";
  server.removeAll();
  server.tell();
  await calm();
  expect([await kept(), statuses.at(-1), statuses.includes("apart")]).toEqual([1, "offline", false]);
  server.trouble.households = undefined;
  timing.pass(60_000);
  await calm();
  expect(await kept()).toBe(0);
});

it("[RE13] a household whose member was let in again meanwhile stays, and is in step", async () => {
  const { server, statuses, kept } = await replicating();
  server.asked.length = 0;
  const pull = { get: () => (server.asked.includes("households") ? undefined : "not-a-member") };
  Object.defineProperty(server.trouble, "pull", pull);
  server.tell();
  await calm();
  expect([await kept(), statuses.at(-1), server.watching()]).toEqual([1, "in-step", 1]);
});
