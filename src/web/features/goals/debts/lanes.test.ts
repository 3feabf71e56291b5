import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { owed, planOf } from "#domain/debts/sample-debts.ts";
import { paidOff } from "#domain/debts/sample-payoff.ts";
import type { Day } from "#domain/time/day.ts";
import { shortMonthWords, tickWords, timeTicks } from "#web/household/words/time-ticks.ts";
import { type LanePlace, laneEnd, laneMarks } from "./lane-layout.ts";
import { lettersOf, mostLetters } from "./letters.ts";
import { monthsWords } from "./order-words.ts";

const named = (...labels: string[]) => labels.map((label, at) => ({ id: `d${at}`, label }));
const lane: LanePlace = { first: 250, apart: 48, left: 92, right: 574, isNarrow: false };

describe("a debt's letter", () => {
  it("[DP8] is the first of its name that is free", () => {
    expect([...lettersOf(named("Dental", "Car", "card", "C")).values()]).toEqual(["D", "C", "A", "B"]);
    expect([...lettersOf(named("…", "éclair", "2nd car")).values()]).toEqual(["A", "É", "2"]);
  });

  it("[DP8] is told apart from every other, and left out where there are too many", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 14 }), (labels) => {
        const letters = [...lettersOf(named(...labels)).values()];
        expect(letters).toHaveLength(labels.length > mostLetters ? 0 : labels.length);
        expect(new Set(letters).size).toBe(letters.length);
      }),
    );
  });
});

describe("the marks on a lane", () => {
  it("[DP8] stand side by side where debts end together, the last in its place, and never on each other", () => {
    const months = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: mostLetters });
    fc.assert(
      fc.property(months, (ends) => {
        const payoff = paidOff(
          planOf(
            ends.map((end, at) => owed(`d${at}`, end * 1_000, 0, 1_000)),
            { keepsFreed: true },
          ),
        );
        const at = (day: string) => lane.left + ((Date.parse(day) - Date.parse(payoff.start)) / 864e5 / 1_300) * 482;
        const marks = laneMarks(payoff, lettersOf(payoff.debts), at, lane);
        const places = marks.map(({ x }) => x).sort((a, b) => a - b);
        expect(places).toHaveLength(ends.length);
        for (const [index, x] of places.slice(1).entries()) expect(x - places[index]!).toBeGreaterThanOrEqual(21.99);
        expect(places[0]).toBeGreaterThanOrEqual(lane.left);
        if (ends.length * 22 < laneEnd(payoff, at, lane) - lane.left)
          expect(places.at(-1)).toBeCloseTo(laneEnd(payoff, at, lane), 5);
      }),
    );
  });

  it("[DP8] keep to their lane however many end at once", () => {
    const payoff = paidOff(planOf(Array.from({ length: 200 }, (_, at) => owed(`d${at}`, 1_000, 0, 1_000))));
    const places = laneMarks(payoff, new Map(), () => 100, lane).map(({ x }) => x);
    expect(Math.min(...places)).toBeGreaterThanOrEqual(lane.left);
    expect(Math.max(...places)).toBeLessThanOrEqual(lane.right + 4);
  });

  it("[DP8] leave out what never ends, whose lane goes on to the edge", () => {
    const payoff = paidOff(planOf([owed("card", 500_000, 24_000, 0), owed("car", 1_000, 30_000, 500)]));
    expect(laneMarks(payoff, new Map(), () => 100, lane)).toMatchObject([{ id: "car", letter: undefined, radius: 4 }]);
    expect(laneEnd(payoff, () => 100, lane)).toBe(lane.right);
  });
});

describe("a span of months", () => {
  it("[DP9] is told in years from two of them on", () => {
    expect([1, 13, 24, 25, 288].map(monthsWords)).toEqual([
      ...["1 month", "13 months", "2 years", "2 years and 1 month", "24 years"],
    ]);
  });
});

describe("the days along the bottom", () => {
  it("[DP8] are years, quarters or months, as there is room", () => {
    expect(timeTicks("2026-11-13", "2030-01-20").map(tickWords)).toEqual(["2027", "2028", "2029", "2030"]);
    expect(timeTicks("2026-11-13", "2027-09-01").map(tickWords)).toEqual(["2027", "Apr", "Jul"]);
    expect(timeTicks("2026-11-13", "2027-01-20").map(tickWords)).toEqual(["Dec", "2027"]);
    expect(shortMonthWords("2027-09-13" as Day)).toBe("Sep 2027");
  });
});
