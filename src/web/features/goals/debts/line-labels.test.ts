import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { payoffOutlook } from "#domain/debts/payoff-outlook.ts";
import { owed, planOf } from "#domain/debts/sample-debts.ts";
import { minor } from "#domain/money/money.ts";
import { crosses } from "#web/ui/chart-clear.ts";
import { LINE, textWidth } from "#web/ui/chart-text.ts";
import { labelOf } from "./line-labels.ts";
import { layPayoff } from "./payoff-layout.ts";
import { payoffSeries, spanOf, summaryOf } from "./payoff-series.ts";

function drawn(balance: number, apr: number, extra: number, width: number) {
  const asIs = planOf([owed("a", balance, apr, 20_000), owed("b", 120_000, 9_000, 9_000)]);
  const outlook = payoffOutlook({ asIs, tried: { ...asIs, extra: minor(extra) }, own: ["a", "b"] });
  if (!outlook.ok) throw new Error(outlook.problem);
  const series = payoffSeries(outlook.value, "$60 a week extra");
  const span = spanOf(series, outlook.value);
  const layout = layPayoff({ series, span, lanes: 3, formatTick: (y) => `$${Math.round(y / 100_000)}K` }, width);
  return { outlook: outlook.value, series, span, layout };
}

describe("the chart of a payoff", () => {
  it("[DP7] draws the tried plan solid and today's dashed, and today's alone where nothing is tried", () => {
    const { outlook, series } = drawn(690_000, 5_400, 26_000, 596);
    expect(series.map(({ id, dashedFrom }) => [id, dashedFrom])).toEqual([
      ["tried", undefined],
      ["as-is", "2026-01-31"],
    ]);
    const [only, ...others] = payoffSeries(outlook, null);
    expect([only?.id, only?.dashedFrom, others]).toEqual(["as-is", undefined, []]);
    expect(summaryOf(outlook, true)).toMatch(/^Dashed is today’s plan, .* ends in \w+ \d{4}\. What you try ends in /);
  });

  it("[DP8] has a label lie across no line and stay inside, or leaves it out", () => {
    const [balance, apr] = [fc.integer({ min: 1_000, max: 3_000_000 }), fc.integer({ min: 0, max: 30_000 })];
    const [extra, width] = [fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 280, max: 700 })];
    fc.assert(
      fc.property(balance, apr, extra, width, (owes, rate, more, wide) => {
        const { series, span, layout } = drawn(owes, rate, more, wide);
        const { area, place, lane, size } = layout;
        expect(place.x(span[1])).toBeLessThanOrEqual(area.right + 0.001);
        expect(size.height).toBeGreaterThan(lane.first + 2 * lane.apart);
        for (const one of series) {
          const label = labelOf(one, one.id === "tried" ? "below" : "above", series, { ...layout, ...lane });
          if (!label) continue;
          const over = { left: label.x - 4, right: label.x + textWidth(label.words) };
          expect(over.right).toBeLessThanOrEqual(area.right);
          expect(crosses(series, place, over, label.y - LINE, label.y + 5)).toBe(false);
        }
      }),
      { numRuns: 60 },
    );
  });
});
