import { randomUUID } from "node:crypto";
import { newId } from "#web/platform/new-id.ts";
import { createDevice, type Device } from "./device.ts";
import { createLine, type Line } from "./line.ts";
import type { Acknowledged } from "./people.ts";
import { type Random, seeded } from "./random.ts";
import type { Side } from "./side.ts";

/** Two people with two devices each in one household, one of them with three tabs, and a stranger with their own. */
export interface World {
  random: Random;
  side: Side;
  line: Line;
  devices: Device[];
  ours: string;
  theirs: string;
  /** What devices told people is kept, in the order of telling. */
  acknowledged: Acknowledged[];
}

export async function createWorld(seed: number, side: Side): Promise<World> {
  const random = seeded(seed);
  const line = createLine(random);
  const [ours, theirs] = [randomUUID(), randomUUID()];
  // People of this world only: nobody may own more than a few households.
  const [maya, noor, tom] = ["maya", "noor", "tom"].map((name) => `${name}-${seed}`) as [string, string, string];
  await side.begin(ours, [maya, noor]);
  await side.begin(theirs, [tom]);
  let made = 0;
  const nextId = () =>
    newId(
      ++made,
      Uint8Array.from({ length: 16 }, () => random.below(256)),
    );
  const device = (uid: string, household: string, tabs: number) =>
    createDevice({ uid, household, tabs, side, line, newId: nextId });
  const devices = [
    await device(maya, ours, 3),
    await device(maya, ours, 1),
    await device(noor, ours, 1),
    await device(noor, ours, 1),
    await device(tom, theirs, 1),
  ];
  return { random, side, line, devices, ours, theirs, acknowledged: [] };
}
