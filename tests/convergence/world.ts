import { randomUUID } from "node:crypto";
import { granted } from "#server/storage/household-fixture.contract.ts";
import { newId } from "#web/store/new-id.ts";
import { createDevice, type Device } from "./device.ts";
import { createLine, type Line } from "./line.ts";
import type { Acknowledged } from "./people.ts";
import { type Random, seeded } from "./random.ts";
import type { TestServer } from "./server.ts";

/** Two people with two devices each in one household, one of them with three tabs, and a stranger with their own. */
export interface World {
  random: Random;
  server: TestServer;
  line: Line;
  devices: Device[];
  ours: string;
  theirs: string;
  /** What devices told people is kept, in the order of telling. */
  acknowledged: Acknowledged[];
}

export async function createWorld(seed: number, server: TestServer): Promise<World> {
  const random = seeded(seed);
  const line = createLine(server.ask, random);
  const [ours, theirs] = [randomUUID(), randomUUID()];
  // People of this world only: nobody may own more than a few households.
  const [maya, noor, tom] = ["maya", "noor", "tom"].map((name) => `${name}-${seed}`) as [string, string, string];
  granted(await server.storage().createHousehold(maya, { id: ours, space: "shared" }, 0));
  granted(await server.storage().addMember(ours, maya, noor, 0));
  granted(await server.storage().createHousehold(tom, { id: theirs, space: "shared" }, 0));
  let made = 0;
  const nextId = () =>
    newId(
      ++made,
      Uint8Array.from({ length: 16 }, () => random.below(256)),
    );
  const device = (uid: string, household: string, tabs: number) =>
    createDevice({ uid, household, tabs, line, newId: nextId });
  const devices = [
    await device(maya, ours, 3),
    await device(maya, ours, 1),
    await device(noor, ours, 1),
    await device(noor, ours, 1),
    await device(tom, theirs, 1),
  ];
  return { random, server, line, devices, ours, theirs, acknowledged: [] };
}
