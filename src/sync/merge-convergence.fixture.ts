import type { Merged, MergeInput } from "./merge.ts";
import type { AnyRecord } from "./record.ts";

export type Merge = (input: MergeInput) => Merged;

/** Someone sets a field (or removes it, without a value), or a device takes or sends what is new. */
export type Step =
  | { do: "edit"; device: number; field: string; value?: unknown }
  | { do: "pull" | "push"; device: number };

interface Device {
  /** The record as the server had it when the device last heard of it. */
  base?: AnyRecord;
  mine?: AnyRecord;
}

interface World {
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

/** The values of a unit's fields in order, as text; null where a field is absent. */
type Value = string;
type Units = Map<string, Value>;

interface Replica {
  seen: Units;
  /** Edits that the server has not had yet. */
  pending: Units;
}

interface LastWriter {
  server: Units;
  replicas: Replica[];
}

export const newLastWriter = (devices: number): LastWriter => ({
  server: new Map(),
  replicas: Array.from({ length: devices }, () => ({ seen: new Map(), pending: new Map() })),
});

type UnitOf = (field: string) => readonly string[];

/** The rule in its plainest words, without base or merge: of each unit, the edit that arrived last is the one that counts. */
export function note(step: Step, model: LastWriter, unitOf: UnitOf): void {
  const replica = model.replicas[step.device]!;
  if (step.do === "edit") edit(replica, step, unitOf);
  else exchange(replica, step.do, model);
}

function exchange(replica: Replica, what: "pull" | "push", { server }: LastWriter): void {
  if (what === "push") for (const [unit, value] of replica.pending) server.set(unit, value);
  replica.seen = new Map(server);
  for (const [unit, value] of replica.pending) if (server.get(unit) === value) replica.pending.delete(unit);
}

function edit({ seen, pending }: Replica, step: Step & { do: "edit" }, unitOf: UnitOf): void {
  // Whoever first writes a record says with it that it is not deleted.
  if (seen.size === 0 && pending.size === 0) pending.set("deleted", JSON.stringify([false]));
  const unit = unitOf(step.field);
  const key = unit.join();
  const before: unknown[] = JSON.parse(pending.get(key) ?? seen.get(key) ?? JSON.stringify(unit.map(() => null)));
  const value = JSON.stringify(unit.map((name, index) => (name === step.field ? (step.value ?? null) : before[index])));
  if (value === (seen.get(key) ?? JSON.stringify(unit.map(() => null)))) pending.delete(key);
  else pending.set(key, value);
}

/** A record in the same words, to be compared. */
export const unitsIn = (record: Readonly<Record<string, unknown>>, units: readonly (readonly string[])[]): Units =>
  new Map(units.map((unit) => [unit.join(), JSON.stringify(unit.map((name) => record[name] ?? null))]));
