import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { recordOf, recordWith } from "./kinds/kinds.fixture.ts";
import { isSameValue, type Merged, type MergeInput, merge } from "./merge.ts";
import type { AnyRecord } from "./record.ts";

type Merge = (input: MergeInput) => Merged;

/** A person sets or removes a field, or a device pulls or pushes. */
type Step = { do: "edit"; device: number; field: string; value?: unknown } | { do: "pull" | "push"; device: number };

interface Device {
  /** The server's record when the device last pulled it. */
  base?: AnyRecord;
  mine?: AnyRecord;
}

interface World {
  server?: AnyRecord;
  devices: Device[];
}

const created = recordOf("transaction", { id: "r" });

const newWorld = (devices: number): World => ({ devices: Array.from({ length: devices }, () => ({})) });

/** Devices around a server that accepts a push only on its current version. */
function take(step: Step, world: World, merge: Merge, together: MergeInput["together"]): void {
  const device = world.devices[step.device]!;
  if (step.do === "edit") {
    device.mine = recordWith(device.mine ?? created, { [step.field]: step.value });
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

/** The values of a field group in order, as text; null for an absent field. */
type Value = string;
type Units = Map<string, Value>;

interface Replica {
  seen: Units;
  /** Edits that the server has not received yet. */
  pending: Units;
}

interface LastWriter {
  server: Units;
  replicas: Replica[];
}

const newLastWriter = (devices: number): LastWriter => ({
  server: new Map(),
  replicas: Array.from({ length: devices }, () => ({ seen: new Map(), pending: new Map() })),
});

type UnitOf = (field: string) => readonly string[];

/** The reference model, without base or merge: in each field group the edit that arrived last wins. */
function note(step: Step, model: LastWriter, unitOf: UnitOf): void {
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

/** A record in a comparable form. */
const unitsIn = (record: Readonly<Record<string, unknown>>, units: readonly (readonly string[])[]): Units =>
  new Map(units.map((unit) => [unit.join(), JSON.stringify(unit.map((name) => record[name] ?? null))]));

const together = [["amount", "splits"]];
const units = [...together, ["payee"], ["note"], ["extra"], ["deleted"]];
const unitOf = (field: string) => units.find((unit) => unit.includes(field))!;
const devices = 3;

const device = fc.nat({ max: devices - 1 });
const value = fc.option(fc.nat({ max: 3 }), { nil: undefined });

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant("edit" as const), device, field: fieldName(), value }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant("edit" as const), device, field: deleted(), value: fc.boolean() }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom("pull" as const, "push" as const), device }) },
);

const order = fc.shuffledSubarray([0, 1, 2], { minLength: devices });
const script = fc.record({ steps: fc.array(step, { maxLength: 60 }), first: order, last: order });

function fieldName() {
  return fc.constantFrom("amount", "splits", "payee", "note", "extra");
}

function deleted() {
  return fc.constant("deleted");
}

/** Runs the devices and the reference model together. At the end each device pushes its edits, then pulls the rest. */
function agree({ steps, first, last }: { steps: Step[]; first: number[]; last: number[] }, merging: Merge): boolean {
  const world = newWorld(devices);
  const model = newLastWriter(devices);
  const closing = [...first.map((one) => ["push", one] as const), ...last.map((one) => ["pull", one] as const)];
  for (const one of [...steps, ...closing.map(([what, index]): Step => ({ do: what, device: index }))]) {
    take(one, world, merging, together);
    note(one, model, unitOf);
  }
  if (!world.server) return model.server.size === 0;
  const found = unitsIn({ ...world.server.fields, deleted: world.server.deleted }, units);
  const isAsModel = [...found].every(([unit, text]) => text === (model.server.get(unit) ?? nothingIn(unit)));
  return isAsModel && world.devices.every(({ mine }) => isSameValue(mine, world.server));
}

const nothingIn = (unit: string): string => JSON.stringify(unit.split(",").map(() => null));

const property = (merging: Merge) => fc.property(script, (given) => agree(given, merging));

const theirsWins: Merge = (input) => {
  const { record, lost } = merge({ ...input, mine: input.theirs, theirs: input.mine });
  return { lost, record: { ...record, version: input.theirs.version } };
};

const wholeRecord: Merge = ({ mine, theirs }) => ({ lost: [], record: { ...mine, version: theirs.version } });

describe("three devices around a server", () => {
  it("[ME10] converge to the last edit of each field that reached the server, in any sync order", () => {
    fc.assert(property(merge), { numRuns: 2_000 });
  });

  it.each<[string, Merge]>([
    ["lets theirs win", theirsWins],
    ["lets the whole record win", wholeRecord],
    ["forgets what both started from", (input) => merge({ ...input, base: undefined })],
    ["takes groups apart", (input) => merge({ ...input, together: [] })],
    ["never takes anything in", ({ mine }) => ({ lost: [], record: mine })],
  ])("are found to diverge with a merge that %s", (_, wrong) => {
    expect(fc.check(property(wrong), { numRuns: 2_000, seed: 4 }).failed).toBe(true);
  });
});
