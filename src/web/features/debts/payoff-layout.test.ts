import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { payoffOutlook } from "#domain/debts/payoff-outlook.ts";
import { owed, paidOff, planOf } from "#domain/debts/sample-debts.ts";
import { minor } from "#domain/money/money.ts";
import type { Day } from "#domain/time/day.ts";
import { shortMonthWords, tickWords, timeTicks } from "#web/household/words/chart-labels.ts";
import { crossesLine } from "#web/ui/charts/layout.ts";
import { LINE, textWidth } from "#web/ui/charts/measure.ts";
import {
  type LanePlace,
  laneEnd,
  laneMarks,
  layOutPayoff,
  lettersOf,
  maxLetters,
  payoffSeries,
  placeLabel,
  spanOf,
  summaryOf,
} from "./payoff-layout.ts";
import { monthsWords } from "./payoff-words.ts";

function drawn(balance: number, apr: number, extra: number, width: number) {
  const asIs = planOf([owed("a", balance, apr, 20_000), owed("b", 120_000, 9_000, 9_000)]);
  const outlook = payoffOutlook({ asIs, tried: { ...asIs, extra: minor(extra) }, own: ["a", "b"] });
  if (!outlook.ok) throw new Error(outlook.problem);
  const series = payoffSeries(outlook.value, "$60 a week extra");
  const span = spanOf(series, outlook.value);
  const layout = layOutPayoff({ series, span, lanes: 3, formatTick: (y) => `$${Math.round(y / 100_000)}K` }, width);
  return { outlook: outlook.value, series, span, layout };
}

describe("the payoff chart", () => {
  it("draws the tried plan solid and today's dashed, and only today's when nothing is tried", () => {
    const { outlook, series } = drawn(690_000, 5_400, 26_000, 596);
    expect(series.map(({ id, dashedFrom }) => [id, dashedFrom])).toEqual([
      ["tried", undefined],
      ["as-is", "2026-01-31"],
    ]);
    const [only, ...others] = payoffSeries(outlook, null);
    expect([only?.id, only?.dashedFrom, others]).toEqual(["as-is", undefined, []]);
    expect(summaryOf(outlook, true)).toMatch(/^Dashed is today’s plan, .* ends in \w+ \d{4}\. What you try ends in /);
  });

  it("places a label inside the chart and across no line, or omits it", () => {
    const [balance, apr] = [fc.integer({ min: 1_000, max: 3_000_000 }), fc.integer({ min: 0, max: 30_000 })];
    const [extra, width] = [fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 280, max: 700 })];
    fc.assert(
      fc.property(balance, apr, extra, width, (owes, rate, more, wide) => {
        const { series, span, layout } = drawn(owes, rate, more, wide);
        const { area, place, lane, size } = layout;
        expect(place.x(span[1])).toBeLessThanOrEqual(area.right + 0.001);
        expect(size.height).toBeGreaterThan(lane.first + 2 * lane.apart);
        for (const one of series) {
          const label = placeLabel(one, one.id === "tried" ? "below" : "above", series, { ...layout, ...lane });
          if (!label) continue;
          const over = { left: label.x - 4, right: label.x + textWidth(label.words) };
          expect(over.right).toBeLessThanOrEqual(area.right);
          expect(crossesLine(series, place, over, label.y - LINE, label.y + 5)).toBe(false);
        }
      }),
      { numRuns: 60 },
    );
  });
});

const named = (...labels: string[]) => labels.map((label, at) => ({ id: `d${at}`, label }));
const lane: LanePlace = { first: 250, apart: 48, left: 92, right: 574, isNarrow: false };

describe("a debt's letter", () => {
  it("is the first free letter of its name", () => {
    expect([...lettersOf(named("Dental", "Car", "card", "C")).values()]).toEqual(["D", "C", "A", "B"]);
    expect([...lettersOf(named("…", "éclair", "2nd car")).values()]).toEqual(["A", "É", "2"]);
  });

  it("is unique, and omitted when there are too many debts", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 14 }), (labels) => {
        const letters = [...lettersOf(named(...labels)).values()];
        expect(letters).toHaveLength(labels.length > maxLetters ? 0 : labels.length);
        expect(new Set(letters).size).toBe(letters.length);
      }),
    );
  });
});

describe("the marks on a lane", () => {
  it("are side by side when debts end together, with the last in place, and never overlap", () => {
    const months = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: maxLetters });
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

  it("stay in their lane however many end at once", () => {
    const payoff = paidOff(planOf(Array.from({ length: 200 }, (_, at) => owed(`d${at}`, 1_000, 0, 1_000))));
    const places = laneMarks(payoff, new Map(), () => 100, lane).map(({ x }) => x);
    expect(Math.min(...places)).toBeGreaterThanOrEqual(lane.left);
    expect(Math.max(...places)).toBeLessThanOrEqual(lane.right + 4);
  });

  it("omit a debt that never ends, and its lane runs to the edge", () => {
    const payoff = paidOff(planOf([owed("card", 500_000, 24_000, 0), owed("car", 1_000, 30_000, 500)]));
    expect(laneMarks(payoff, new Map(), () => 100, lane)).toMatchObject([{ id: "car", letter: undefined, radius: 4 }]);
    expect(laneEnd(payoff, () => 100, lane)).toBe(lane.right);
  });
});

describe("a span of months", () => {
  it("is given in years from two years on", () => {
    expect([1, 13, 24, 25, 288].map(monthsWords)).toEqual([
      ...["1 month", "13 months", "2 years", "2 years and 1 month", "24 years"],
    ]);
  });
});

describe("the ticks of the time axis", () => {
  it("are years, quarters or months, depending on the span", () => {
    expect(timeTicks("2026-11-13", "2030-01-20").map(tickWords)).toEqual(["2027", "2028", "2029", "2030"]);
    expect(timeTicks("2026-11-13", "2027-09-01").map(tickWords)).toEqual(["2027", "Apr", "Jul"]);
    expect(timeTicks("2026-11-13", "2027-01-20").map(tickWords)).toEqual(["Dec", "2027"]);
    expect(shortMonthWords("2027-09-13" as Day)).toBe("Sep 2027");
  });
});
