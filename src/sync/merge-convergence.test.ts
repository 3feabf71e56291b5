import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isSameValue, merge } from "./merge.ts";
import { type Merge, newLastWriter, newWorld, note, type Step, take, unitsIn } from "./merge-convergence.fixture.ts";

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

/** Runs the devices and the plain rule side by side. At the end each device sends what it has, then hears of the rest. */
function agree({ steps, first, last }: { steps: Step[]; first: number[]; last: number[] }, merging: Merge): boolean {
  const world = newWorld(devices);
  const model = newLastWriter(devices);
  const closing = [...first.map((one) => ["push", one] as const), ...last.map((one) => ["pull", one] as const)];
  for (const one of [...steps, ...closing.map(([what, index]): Step => ({ do: what, device: index }))]) {
    take(one, world, merging, together);
    note(one, model, unitOf);
  }
  if (!world.server) return model.server.size === 0;
  const found = unitsIn(world.server, units);
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
  it("[ME10] end equal, each field as the last one to reach the server left it, in whatever order they sync", () => {
    fc.assert(property(merge), { numRuns: 2_000 });
  });

  it.each<[string, Merge]>([
    ["lets theirs win", theirsWins],
    ["lets the whole record win", wholeRecord],
    ["forgets what both started from", (input) => merge({ ...input, base: undefined })],
    ["takes groups apart", (input) => merge({ ...input, together: [] })],
    ["never takes anything in", ({ mine }) => ({ lost: [], record: mine })],
  ])("[ME11] are seen to differ by a merge that %s", (_, wrong) => {
    expect(fc.check(property(wrong), { numRuns: 2_000, seed: 4 }).failed).toBe(true);
  });
});
