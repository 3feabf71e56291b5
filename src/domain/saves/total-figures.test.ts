import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Save } from "../household/records.ts";
import { minor } from "../money/money.ts";
import type { WeekId } from "../time/week.ts";
import { personFigure, quarterFigure, targetFigure, weekFigure, yearFigure } from "./total-figures.ts";
import { quarterOf, totalsByPerson, totalsByQuarter, totalsByTarget, totalsByWeek, totalsByYear } from "./totals.ts";

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
  return [amount, Object.fromEntries(why.inputs.map((input) => [input.label, "amount" in input ? input.amount : NaN]))];
};

const nameOf = (id: string) => ({ maya: "Maya", tom: "Tom" })[id] ?? "?";

describe("why a total is what it is", () => {
  it("[WS7] a year by its four quarters, a 53rd week in the last", () => {
    const quarters = { "Quarter 1": 30_000, "Quarter 2": 5_000, "Quarter 3": 0, "Quarter 4": 2_500 };
    expect(told(yearFigure(saves, 2026))).toEqual([37_500, quarters]);
    expect(yearFigure([], 2026)).toMatchObject({ ok: true, value: { amount: 0 } });
  });

  it("[WS7] a quarter by its weeks", () => {
    expect(told(quarterFigure(saves, "2026-Q1"))).toEqual([30_000, { "2026-W01": 10_000, "2026-W13": 20_000 }]);
    expect(told(quarterFigure(saves, "2026-Q4"))).toEqual([2_500, { "2026-W53": 2_500 }]);
  });

  it("[WS7] a week by who saved", () => {
    const both = [...saves, save("f", "2026-W13", 500), save("g", "2026-W13", 1, { personId: "tom" })];
    expect(told(weekFigure(both, "2026-W13" as WeekId, nameOf))).toEqual([20_501, { Maya: 500, Tom: 20_001 }]);
  });

  it("[WS7] a person and a target by years", () => {
    expect(told(personFigure(saves, "maya"))).toEqual([16_000, { 2026: 15_000, 2027: 1_000 }]);
    expect(told(targetFigure(saves, { kind: "goal", id: "lisbon" }))).toEqual([31_000, { 2026: 30_000, 2027: 1_000 }]);
    expect(told(targetFigure(saves, { kind: "investing" }))).toEqual([5_000, { 2026: 5_000 }]);
    expect(told(targetFigure(saves, { kind: "debt", id: "lisbon" }))).toEqual([0, {}]);
  });

  it("[WS5] counts the later version of a save alone, and no deleted one", () => {
    const moved = save("a", "2027-W02", 12_000, { recordedAt: 2 });
    expect(told(yearFigure([moved, ...saves], 2026))[0]).toBe(27_500);
    expect(told(personFigure(saves, "maya", new Set(["a", "e"])))).toEqual([5_000, { 2026: 5_000 }]);
  });

  it("[WS6] is too large where the total is", () => {
    const huge = [save("a", "2026-W01", Number.MAX_SAFE_INTEGER), save("b", "2026-W02", 1)];
    expect(yearFigure(huge, 2026)).toEqual({ ok: false, problem: "too-large" });
    expect(personFigure(huge, "maya")).toEqual({ ok: false, problem: "too-large" });
  });

  it("[WS7] has the total's own amount, and parts that add up to it, for any saves", () => {
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
