import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { owed, paidOff, planOf } from "#domain/debts/sample-debts.ts";
import type { Day } from "#domain/time/day.ts";
import { textWidth } from "#web/ui/charts/measure.ts";
import { type CountdownEnd, countdownEnds, type EndLabel, nameWords, payoffLineLayout } from "./payoff-line.tsx";

const monthOf = ({ on }: CountdownEnd) => on.slice(0, 7);
const end = (share: number, ...labels: string[]): CountdownEnd => ({
  labels,
  share,
  on: `2027-01-${String(Math.round(share * 27) + 1).padStart(2, "0")}` as Day,
});
const layout = (ends: readonly CountdownEnd[], width = 358) => payoffLineLayout(ends, width, monthOf);

function stretchOf({ name, month, x, anchor }: EndLabel): [number, number] {
  const length = textWidth(`${name}\n${month}`);
  if (anchor === "middle") return [x - length / 2, x + length / 2];
  return anchor === "start" ? [x, x + length] : [x - length, x];
}

describe("the ends on the line", () => {
  it("are in order, with one mark per month", () => {
    const debts = [owed("c", 30_000, 0, 1_000), owed("a", 10_000, 0, 1_000), owed("b", 10_000, 0, 1_000)];
    const ends = countdownEnds(paidOff(planOf(debts)));
    expect(ends.map(({ labels, on }) => [labels, on])).toEqual([
      [["A", "B"], "2026-11-30"],
      [["C"], "2027-06-30"],
    ]);
    expect(ends.at(-1)!.share).toBe(1);
  });

  it("leave out debts that never end", () => {
    const endless = owed("card", 500_000, 24_000, 0);
    expect(countdownEnds(paidOff(planOf([endless])))).toEqual([]);
    const one = countdownEnds(paidOff(planOf([endless, owed("car", 1_000, 30_000, 500)])));
    expect(one).toMatchObject([{ labels: ["CAR"], share: 1 }]);
  });
});

describe("the labels of the line", () => {
  it("are below the line, the last one aligned with the edge", () => {
    const { labels, unnamed, marks } = layout([end(0.3, "Dental"), end(1, "Student loans")]);
    expect(labels.map(({ name, side, anchor }) => [name, side, anchor])).toEqual([
      ["Student loans", "below", "end"],
      ["Dental", "below", "middle"],
    ]);
    expect(unnamed).toEqual([]);
    expect(marks.map(({ isLast }) => isLast)).toEqual([false, true]);
  });

  it("go above if below is taken, and into the caption if both are", () => {
    const { labels, unnamed } = layout([end(0.9, "Car"), end(0.95, "Dental"), end(1, "Student loans")]);
    expect(labels.map(({ name, side }) => [name, side])).toEqual([
      ["Student loans", "below"],
      ["Car", "above"],
    ]);
    expect(unnamed.map(({ labels: names }) => names)).toEqual([["Dental"]]);
  });

  it("omit no name: names without room are in the caption", () => {
    expect(nameWords(["Car", "Dental"])).toBe("Car, Dental");
    expect(nameWords(["Car", "Dental", "Piano", "Kitchen"])).toBe("Car + 3 more");
    expect(nameWords(["Store card of the warehouse"])).toBe("Store card of t…");
    const { unnamed } = layout([end(1, "Car", "Dental", "Piano", "Kitchen")]);
    expect(unnamed).toMatchObject([{ labels: ["Dental", "Piano", "Kitchen"] }]);
  });

  it("never overlap or leave the drawing, for any ends and widths", () => {
    const any = fc.record({ share: fc.double({ min: 0.01, max: 1, noNaN: true }), name: fc.string({ minLength: 1 }) });
    fc.assert(
      fc.property(fc.array(any, { minLength: 1, maxLength: 12 }), fc.integer({ min: 240, max: 840 }), (of, width) => {
        const sorted = of.map(({ share, name }) => end(share, name)).sort((a, b) => a.share - b.share);
        const { labels, unnamed, marks } = layout(sorted, width);
        expect(labels.length + unnamed.length).toBe(of.length);
        expect(marks.every(({ x }) => x >= 6.5 && x <= width - 6.5)).toBe(true);
        for (const side of ["below", "above"]) {
          const stretches = labels.filter((label) => label.side === side).map(stretchOf);
          stretches.sort(([a], [b]) => a - b);
          for (const [index, [left, right]] of stretches.entries()) {
            expect(left).toBeGreaterThanOrEqual(-0.001);
            expect(right).toBeLessThanOrEqual(width + 0.001);
            if (index > 0) expect(left).toBeGreaterThan(stretches[index - 1]![1]);
          }
        }
      }),
    );
  });
});
