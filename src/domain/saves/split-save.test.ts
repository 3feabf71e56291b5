import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Person } from "../household/household.ts";
import type { Save, SaveTarget } from "../household/records.ts";
import { minor, sum } from "../money/money.ts";
import { income, sampleHousehold } from "../plan/sample-household.ts";
import type { WaterfallStep } from "../plan/waterfall.ts";
import { addWeeks, type WeekId } from "../time/week.ts";
import {
  entriesBetween,
  isLessInvolved,
  nothingAside,
  ownPart,
  restOf,
  type SaveShare,
  sharesOf,
} from "./split-save.ts";

describe("split save", () => {
  const trip: SaveTarget = { kind: "goal", id: "trip" };
  const sofa: SaveTarget = { kind: "goal", id: "sofa" };
  const investing: SaveTarget = { kind: "investing" };
  const share = (target: SaveTarget, amount: number): SaveShare => ({ target, amount: minor(amount) });

  const step = (target: SaveTarget, amount: number, remaining?: number): WaterfallStep => ({
    ...share(target, amount),
    label: target.kind,
    remainingBefore: remaining === undefined ? undefined : minor(remaining),
    finishes: amount === remaining,
    isFull: false,
    why: { formula: "asked", inputs: [] },
  });

  let ids = 0;
  const save = (target: SaveTarget, amount: number): Save => ({
    ...share(target, amount),
    id: `s${++ids}`,
    week: "2026-W46" as WeekId,
    personId: "maya",
    note: "",
    recordedAt: 1,
  });

  const amountsOf = (shares: readonly SaveShare[]) => shares.map(({ amount }) => amount);

  describe("shares of what is put aside", () => {
    it("are merged by target, in order, without zero amounts", () => {
      const parts = [share(trip, 5), share(sofa, 0), share(investing, 1), share(trip, 7)];
      expect(sharesOf(parts)).toEqual([share(trip, 12), share(investing, 1)]);
    });
  });

  describe("what two put aside together", () => {
    it("is halved place by place, the odd unit to the first, one entry each", () => {
      expect(entriesBetween([share(trip, 8_451), share(sofa, 200)], ["maya", "tom"])).toEqual([
        { personId: "maya", ...share(trip, 4_226) },
        { personId: "tom", ...share(trip, 4_225) },
        { personId: "maya", ...share(sofa, 100) },
        { personId: "tom", ...share(sofa, 100) },
      ]);
    });

    it("creates no entry of zero, unless zero was the decision", () => {
      expect(entriesBetween([share(trip, 1)], ["maya", "tom"])).toHaveLength(1);
      expect(entriesBetween(nothingAside, ["maya", "tom"])).toHaveLength(2);
      expect(entriesBetween([share(trip, 1)], [])).toEqual([]);
    });

    it("loses no unit, for any number of people", () => {
      const amounts = fc.array(fc.integer({ min: 0, max: 1e11 }), { maxLength: 5 });
      fc.assert(
        fc.property(amounts, fc.integer({ min: 1, max: 6 }), (all, people) => {
          const shares = all.map((amount) => share(trip, amount));
          const entries = entriesBetween(
            shares,
            Array.from({ length: people }, (_, index) => `p${index}`),
          );
          expect(sum(amountsOf(entries))).toBe(sum(amountsOf(shares)));
        }),
      );
    });
  });

  describe("the rest of a week", () => {
    const steps = [step(trip, 8_450, 50_000), step(sofa, 6_200, 6_200), step(investing, 3_650)];

    it("is the plan less what went to each place", () => {
      const rest = restOf(steps, [save(trip, 8_450), save(sofa, 1_000)], minor(8_850));
      expect(amountsOf(rest)).toEqual([0, 5_200, 3_650]);
      expect(rest[1]).toMatchObject({ finishes: true, why: { inputs: [{ amount: 1_000 }] } });
      expect(rest[2]).toBe(steps[2]);
    });

    it("goes down the steps when the money went elsewhere", () => {
      expect(amountsOf(restOf(steps, [save({ kind: "account", id: "joint" }, 10_000)], minor(8_300)))).toEqual([
        ...[8_300, 0, 0],
      ]);
      expect(amountsOf(restOf(steps, [save(investing, 18_300)], minor(0)))).toEqual([0, 0, 0]);
    });

    it("counts a place that has two steps once", () => {
      const twice = [step(trip, 100, 100), step(sofa, 50), step(trip, 200, 500)];
      expect(amountsOf(restOf(twice, [save(trip, 150)], minor(200)))).toEqual([0, 50, 150]);
    });

    it("adds up to the amount and never exceeds a step, whatever was saved before", () => {
      const amount = fc.integer({ min: 0, max: 1e9 });
      const target = fc.constantFrom(trip, sofa, investing, { kind: "account", id: "joint" } as const);
      const saved = fc.array(fc.tuple(target, amount), { maxLength: 6 });
      fc.assert(
        fc.property(fc.tuple(amount, amount, amount), saved, ([a, b, c], before) => {
          const all = [step(trip, a), step(sofa, b), step(investing, c)];
          const saves = before.map(([to, put]) => save(to, put));
          const left = minor(Math.max(0, a + b + c - sum(amountsOf(saves))));
          const rest = restOf(all, saves, left);
          expect(sum(amountsOf(rest))).toBe(left);
          for (const [index, one] of rest.entries()) expect(one.amount).toBeLessThanOrEqual(all[index]!.amount);
        }),
      );
    });
  });
});

describe("split save fairly", () => {
  const now = "2026-W46" as WeekId;
  const adults: Person[] = ["maya", "tom"].map((id) => ({ id, name: id, kind: "adult" }));
  const household = sampleHousehold({
    people: adults,
    incomes: [income(90_000, { id: "a", personId: "maya" }), income(60_000, { id: "b", personId: "tom" })],
  });

  let ids = 0;
  const save = (personId: string, amount: number, ago = 0): Save => ({
    id: `s${++ids}`,
    week: addWeeks(now, -ago),
    personId,
    amount: minor(amount),
    target: { kind: "buffer" },
    note: "",
    recordedAt: 1,
  });

  const partOf = (saves: readonly Save[], change: Partial<Parameters<typeof ownPart>[0]> = {}) =>
    ownPart({
      household,
      adults,
      self: "tom",
      method: "by-income",
      planned: minor(15_000),
      saves,
      ...change,
    })?.amount;

  describe("the less involved person", () => {
    it("is the one who recorded in fewer of the eight weeks before this", () => {
      const saves = [save("maya", 1, 1), save("maya", 1, 8), save("tom", 1, 1), save("tom", 1, 1)];
      expect(isLessInvolved(saves, ["tom", "maya"], now)).toBe(true);
      expect(isLessInvolved(saves, ["maya", "tom"], now)).toBe(false);
    });

    it("is no one when both did the same, and neither this week nor old weeks count", () => {
      const saves = [save("maya", 1), save("maya", 1, 9), save("maya", 1, 2), save("tom", 0, 3)];
      expect(isLessInvolved(saves, ["tom", "maya"], now)).toBe(false);
      expect(isLessInvolved([], ["tom", "maya"], now)).toBe(false);
    });
  });

  describe("a person's own part of a week", () => {
    it("is the fair share by the way of sharing that was chosen", () => {
      expect(partOf([])).toBe(6_000);
      expect(partOf([], { method: "half-and-half" })).toBe(7_500);
      expect(partOf([], { method: "equal-leftover" })).toBe(0);
    });

    it("is half when no one has an income", () => {
      expect(partOf([], { household: sampleHousehold({ people: adults }) })).toBe(7_500);
    });

    it("is less by what they put aside, and no more than the week lacks", () => {
      expect(partOf([save("tom", 2_000)])).toBe(4_000);
      expect(partOf([save("tom", 9_000)])).toBe(0);
      expect(partOf([save("maya", 12_000)])).toBe(3_000);
      expect(partOf([save("maya", 20_000)])).toBe(0);
    });

    it("is unknown for anyone else, and when amounts are too large", () => {
      expect(partOf([], { self: "ida" })).toBeUndefined();
      const broken = { ...household, incomes: [income(-1, { personId: "tom" })] };
      expect(partOf([], { household: broken })).toBeUndefined();
    });

    it("adds up to the week when both do theirs, whatever they earn", () => {
      const amount = fc.integer({ min: 0, max: 1e9 });
      const method = fc.constantFrom("half-and-half", "by-income", "equal-leftover" as const);
      fc.assert(
        fc.property(amount, amount, amount, method, (a, b, planned, way) => {
          const incomes = [income(a, { id: "a", personId: "maya" }), income(b, { id: "b", personId: "tom" })];
          const given = { household: { ...household, incomes }, method: way, planned: minor(planned) };
          const tom = partOf([], given)!;
          const maya = partOf([save("tom", tom)], { ...given, self: "maya" })!;
          expect(tom + maya).toBe(planned);
        }),
      );
    });
  });
});
