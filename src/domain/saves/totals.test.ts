import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Save, SaveTarget } from "../household/records.ts";
import { minor } from "../money/money.ts";
import type { WeekId } from "../time/week.ts";
import { personFigure, quarterFigure, targetFigure, weekFigure, yearFigure } from "./total-figures.ts";
import {
  quarterOf,
  totalsBy,
  totalsByPerson,
  totalsByQuarter,
  totalsByTarget,
  totalsByWeek,
  totalsByYear,
} from "./totals.ts";

describe("totals", () => {
  const save = (id: string, week: string, amount: number, more: Partial<Save> = {}): Save => ({
    id,
    week: week as WeekId,
    personId: "maya",
    amount: minor(amount),
    target: { kind: "goal", id: "lisbon" },
    note: "",
    recordedAt: 1,
    ...more,
  });

  const saves = [
    save("a", "2026-W01", 10_000),
    save("b", "2026-W13", 20_000, { personId: "tom" }),
    save("c", "2026-W14", 5_000, { target: { kind: "investing" } }),
    save("d", "2026-W53", 2_500, { personId: "tom", target: { kind: "debt", id: "car" } }),
    save("e", "2027-W01", 1_000),
  ];

  const entries = (totals: ReturnType<typeof totalsBy<unknown>>) =>
    totals.ok ? Object.fromEntries(totals.value) : totals;

  describe("totals of saves", () => {
    it("[WS4] by year, quarter and week follow the week's name", () => {
      expect(entries(totalsByYear(saves))).toEqual({ 2026: 37_500, 2027: 1_000 });
      expect(entries(totalsByQuarter(saves))).toEqual({
        "2026-Q1": 30_000,
        "2026-Q2": 5_000,
        "2026-Q4": 2_500,
        "2027-Q1": 1_000,
      });
      expect(entries(totalsByWeek(saves))).toMatchObject({ "2026-W53": 2_500, "2027-W01": 1_000 });
    });

    it("[WS4] by person and target tell who saved and what for", () => {
      expect(entries(totalsByPerson(saves))).toEqual({ maya: 16_000, tom: 22_500 });
      expect(entries(totalsByTarget(saves))).toEqual({ "goal:lisbon": 31_000, investing: 5_000, "debt:car": 2_500 });
    });

    it("[WS5] count an id once, in the version recorded later, and a deleted id never", () => {
      const edited = save("a", "2026-W01", 12_000, { recordedAt: 2 });
      expect(entries(totalsByYear([edited, ...saves]))).toEqual({ 2026: 39_500, 2027: 1_000 });
      expect(entries(totalsByYear([...saves, edited, edited]))).toEqual({ 2026: 39_500, 2027: 1_000 });
      expect(entries(totalsByYear(saves, new Set(["a", "e"])))).toEqual({ 2026: 27_500 });
    });

    it("past the exact numbers are too large, and say so", () => {
      const huge = [save("a", "2026-W01", Number.MAX_SAFE_INTEGER), save("b", "2026-W02", 1)];
      expect(totalsByYear(huge)).toEqual({ ok: false, problem: "too-large" });
      expect(totalsByWeek(huge).ok).toBe(true);
    });
  });

  const anyTarget = fc.constantFrom<SaveTarget>(
    { kind: "goal", id: "x" },
    { kind: "debt", id: "x" },
    { kind: "buffer" },
  );
  const anySave = fc
    .record({
      id: fc.integer({ min: 0, max: 8 }).map(String),
      week: fc.constantFrom("2025-W52", "2026-W01", "2026-W26", "2026-W53") as fc.Arbitrary<WeekId>,
      personId: fc.constantFrom("maya", "tom"),
      amount: fc.integer({ min: 0, max: 1e9 }).map(minor),
      target: anyTarget,
      note: fc.constant(""),
      recordedAt: fc.integer({ min: 0, max: 3 }),
    })
    .map((made): Save => made);

  const keys = [
    (of: Save) => of.week.slice(0, 4),
    (of: Save) => quarterOf(of.week),
    (of: Save) => of.personId,
    (of: Save) => of.target.kind,
  ];

  describe("any saves", () => {
    it("[WS5] have the same totals in whatever order they were merged", () => {
      const shuffled = fc
        .array(anySave, { maxLength: 20 })
        .chain((list) =>
          fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }), fc.subarray(list)),
        );
      fc.assert(
        fc.property(shuffled, fc.constantFrom(...keys), ([list, other, again], keyOf) => {
          expect(entries(totalsBy([...other, ...again], keyOf))).toEqual(entries(totalsBy(list, keyOf)));
        }),
      );
    });

    it("[WS4] add up to the same sum by every key", () => {
      fc.assert(
        fc.property(fc.array(anySave, { maxLength: 20 }), (list) => {
          const sums = keys.map((keyOf) =>
            Object.values(entries(totalsBy(list, keyOf))).reduce<number>((sum, amount) => sum + Number(amount), 0),
          );
          expect(new Set(sums).size).toBe(1);
        }),
      );
    });
  });
});

describe("total figures", () => {
  const save = (id: string, week: string, amount: number, more: Partial<Save> = {}): Save => ({
    id,
    week: week as WeekId,
    personId: "maya",
    amount: minor(amount),
    target: { kind: "goal", id: "lisbon" },
    note: "",
    recordedAt: 1,
    ...more,
  });

  const saves = [
    save("a", "2026-W01", 10_000),
    save("b", "2026-W13", 20_000, { personId: "tom" }),
    save("c", "2026-W14", 5_000, { target: { kind: "investing" } }),
    save("d", "2026-W53", 2_500, { personId: "tom", target: { kind: "debt", id: "car" } }),
    save("e", "2027-W01", 1_000),
  ];

  const told = (figure: ReturnType<typeof yearFigure>) => {
    if (!figure.ok) throw new Error(figure.problem);
    const { amount, why } = figure.value;
    expect(why.formula).toContain("added up");
    return [
      amount,
      Object.fromEntries(why.inputs.map((input) => [input.label, "amount" in input ? input.amount : NaN])),
    ];
  };

  const nameOf = (id: string) => ({ maya: "Maya", tom: "Tom" })[id] ?? "?";

  describe("the explanation of a total", () => {
    it("a year by its four quarters, a 53rd week in the last", () => {
      const quarters = { "Quarter 1": 30_000, "Quarter 2": 5_000, "Quarter 3": 0, "Quarter 4": 2_500 };
      expect(told(yearFigure(saves, 2026))).toEqual([37_500, quarters]);
      expect(yearFigure([], 2026)).toMatchObject({ ok: true, value: { amount: 0 } });
    });

    it("a quarter by its weeks", () => {
      expect(told(quarterFigure(saves, "2026-Q1"))).toEqual([30_000, { "2026-W01": 10_000, "2026-W13": 20_000 }]);
      expect(told(quarterFigure(saves, "2026-Q4"))).toEqual([2_500, { "2026-W53": 2_500 }]);
    });

    it("a week by who saved", () => {
      const both = [...saves, save("f", "2026-W13", 500), save("g", "2026-W13", 1, { personId: "tom" })];
      expect(told(weekFigure(both, "2026-W13" as WeekId, nameOf))).toEqual([20_501, { Maya: 500, Tom: 20_001 }]);
    });

    it("a person and a target by years", () => {
      expect(told(personFigure(saves, "maya"))).toEqual([16_000, { 2026: 15_000, 2027: 1_000 }]);
      expect(told(targetFigure(saves, { kind: "goal", id: "lisbon" }))).toEqual([
        31_000,
        { 2026: 30_000, 2027: 1_000 },
      ]);
      expect(told(targetFigure(saves, { kind: "investing" }))).toEqual([5_000, { 2026: 5_000 }]);
      expect(told(targetFigure(saves, { kind: "debt", id: "lisbon" }))).toEqual([0, {}]);
    });

    it("[WS5] counts the later version of a save alone, and no deleted one", () => {
      const moved = save("a", "2027-W02", 12_000, { recordedAt: 2 });
      expect(told(yearFigure([moved, ...saves], 2026))[0]).toBe(27_500);
      expect(told(personFigure(saves, "maya", new Set(["a", "e"])))).toEqual([5_000, { 2026: 5_000 }]);
    });

    it("is too large where the total is", () => {
      const huge = [save("a", "2026-W01", Number.MAX_SAFE_INTEGER), save("b", "2026-W02", 1)];
      expect(yearFigure(huge, 2026)).toEqual({ ok: false, problem: "too-large" });
      expect(personFigure(huge, "maya")).toEqual({ ok: false, problem: "too-large" });
    });

    it("has the total's own amount, and parts that add up to it, for any saves", () => {
      const anySave = fc
        .tuple(
          fc.nat(8),
          fc.constantFrom("2025-W52", "2026-W01", "2026-W53"),
          fc.nat(1e9),
          fc.constantFrom("maya", "tom"),
          fc.nat(3),
        )
        .map(([id, week, amount, personId, recordedAt]) => save(`${id}`, week, amount, { personId, recordedAt }));
      fc.assert(
        fc.property(fc.array(anySave, { minLength: 1, maxLength: 12 }), (list) => {
          const { week, personId, target } = list[0]!;
          const totals = [
            totalsByYear(list),
            totalsByQuarter(list),
            totalsByWeek(list),
            totalsByPerson(list),
            totalsByTarget(list),
          ];
          const keys = [Number(week.slice(0, 4)), quarterOf(week), week, personId, "goal:lisbon"];
          const figures = [
            yearFigure(list, Number(week.slice(0, 4))),
            quarterFigure(list, quarterOf(week)),
            weekFigure(list, week, nameOf),
            personFigure(list, personId),
            targetFigure(list, target),
          ];
          for (const [index, figure] of figures.entries()) {
            const [amount, parts] = told(figure) as [number, Record<string, number>];
            const total = totals[index]!;
            expect(amount).toBe(total.ok ? ((total.value as ReadonlyMap<unknown, number>).get(keys[index]) ?? 0) : NaN);
            expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(amount);
          }
        }),
      );
    });
  });
});
