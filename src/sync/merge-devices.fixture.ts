import type { Merged, MergeInput } from "./merge.ts";
import type { AnyRecord } from "./record.ts";

export type Merge = (input: MergeInput) => Merged;

/** Someone sets a field (or removes it, without a value), or a device takes or sends what is new. */
export type Step =
  | { do: "edit"; device: number; field: string; value?: unknown }
  | { do: "pull" | "push"; device: number };

export interface Device {
  /** The record as the server had it when the device last heard of it. */
  base?: AnyRecord;
  mine?: AnyRecord;
}

export interface World {
  server?: AnyRecord;
  devices: Device[];
}

const created: AnyRecord = { id: "r", kind: "transaction", schema: 1, version: 0, deleted: false };

export const newWorld = (devices: number): World => ({ devices: Array.from({ length: devices }, () => ({})) });

/** Devices around a server that takes a push only if it is based on what the server has. */
export function take(step: Step, world: World, merge: Merge, together: MergeInput["together"]): void {
  const device = world.devices[step.device]!;
  if (step.do === "edit") {
    const { [step.field]: _before, ...rest } = device.mine ?? created;
    device.mine = { ...rest, ...(step.value === undefined ? {} : { [step.field]: step.value }) } as AnyRecord;
    return;
  }
  pull(device, world.server, merge, together);
  if (step.do === "push") push(device, world);
}

function pull(device: Device, theirs: AnyRecord | undefined, merge: Merge, together: MergeInput["together"]): void {
  if (!theirs || theirs.version === device.base?.version) return;
  const { base, mine } = device;
  device.mine = mine ? merge({ base, mine, theirs, together }).record : theirs;
  device.base = theirs;
}

function push(device: Device, world: World): void {
  if (!device.mine) return;
  world.server = { ...device.mine, version: (world.server?.version ?? 0) + 1 };
  device.mine = world.server;
  device.base = world.server;
}
