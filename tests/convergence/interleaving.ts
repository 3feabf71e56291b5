import { setImmediate as settle } from "node:timers/promises";
import { findFaults } from "./check.ts";
import { act } from "./people.ts";
import type { Side } from "./side.ts";
import { createWorld, type World } from "./world.ts";

const steps = 120;
const mostHealing = 3_000;

/** Plays one seeded interleaving on a side that may hold others already, and answers what went wrong. */
export async function playInterleaving(seed: number, side: Side): Promise<string[]> {
  const world = await createWorld(seed, side);
  for (let step = 0; step < steps; step += 1) {
    await takeStep(world);
    await settle();
  }
  const isHealed = await heal(world);
  return isHealed ? findFaults(world) : ["the devices never came to rest"];
}

async function takeStep(world: World): Promise<void> {
  const { random, line } = world;
  const choice = random.below(100);
  if (choice < 30) await act(world);
  else if (choice < 75) await line.move(true);
  else if (choice < 90) startRound(world);
  else await disturb(world);
}

/** Mostly one round a device at a time, as one tab leads; now and then two, as where a browser has no locks. */
function startRound({ random, devices }: World): void {
  const device = random.oneOf(devices);
  if (device.rounds === 0 || random.once(10)) device.startRound();
}

async function disturb({ random, devices, side }: World): Promise<void> {
  const device = random.oneOf(devices);
  const choice = random.below(10);
  if (choice < 4) device.isOnline = !device.isOnline;
  else if (choice < 6) device.killRounds();
  else if (choice < 9) await device.reloadTab(random.below(device.tabs.length));
  else await side.restart?.();
}

/** Everyone is online again; rounds go on until all are in step with nothing under way, twice in a row. */
export async function heal({ devices, line }: World): Promise<boolean> {
  for (const device of devices) {
    device.isOnline = true;
    device.lastEnd = null;
  }
  let calm = 0;
  for (let tries = 0; tries < mostHealing && calm < 2; tries += 1) {
    while (!line.isQuiet()) {
      await line.move(false);
      await settle();
    }
    if (devices.some(({ rounds }) => rounds > 0)) await settle();
    else if (devices.every(({ lastEnd }) => lastEnd === "in-step")) calm = again(devices, calm);
    else for (const device of devices) device.startRound();
    await settle();
  }
  return calm === 2;
}

/** One more round for everyone: what the last device sent, the first has not seen. */
function again(devices: World["devices"], calm: number): number {
  if (calm === 1) return 2;
  for (const device of devices) {
    device.lastEnd = null;
    device.startRound();
  }
  return 1;
}
