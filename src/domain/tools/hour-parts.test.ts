import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minor } from "../money/money.ts";
import { hourParts } from "./hour-parts.ts";
import { realHourlyWage, type WorkingWeek } from "./real-hourly-wage.ts";

const week: WorkingWeek = {
  pay: minor(160_000),
  cadence: "fortnightly",
  paidHours: 4_000,
  commuteHours: 750,
  otherHours: 250,
  costs: minor(10_000),
};

const partsOf = (changes: Partial<WorkingWeek> = {}) => {
  const asked = { ...week, ...changes };
  const wage = realHourlyWage(asked);
  if (!wage.ok) throw new Error(wage.problem);
  return hourParts(asked, wage.value);
};

describe("where an hour on paper goes", () => {
  it("[NS20] is costs, then unpaid hours by their length, then what is left", () => {
    // 100 ÷ 40 = 2.50; 700 ÷ 40 − 700 ÷ 50 = 3.50, of which three quarters are the way’s, the odd cent with it
    expect(partsOf()).toEqual({ onPaper: 2_000, costs: 250, commute: 263, around: 87, real: 1_400 });
  });

  it("[NS20] takes nothing for what is not there", () => {
    const bare = { commuteHours: 0, otherHours: 0, costs: minor(0) };
    expect(partsOf(bare)).toEqual({ onPaper: 2_000, costs: 0, commute: 0, around: 0, real: 2_000 });
    expect(partsOf({ ...bare, pay: minor(0) })).toEqual({ onPaper: 0, costs: 0, commute: 0, around: 0, real: 0 });
    expect(partsOf({ otherHours: 0 }).around).toBe(0);
  });

  it("[NS20] leaves hours out where the costs take everything", () => {
    expect(partsOf({ costs: minor(80_000) })).toMatchObject({ costs: 2_000, commute: 0, around: 0, real: 0 });
    expect(partsOf({ costs: minor(90_000) })).toMatchObject({ costs: 2_200, commute: 0, around: 0, real: -200 });
  });

  it("[NS20] comes to the hour on paper, and nothing is taken back", () => {
    const hours = fc.integer({ min: 0, max: 5_000 });
    const amounts = fc.integer({ min: 0, max: 1e12 }).map(minor);
    fc.assert(
      fc.property(amounts, amounts, hours, hours, hours, (pay, costs, paid, commuteHours, otherHours) => {
        const { onPaper, real, ...taken } = partsOf({ pay, costs, paidHours: paid + 1, commuteHours, otherHours });
        expect(taken.costs + taken.commute + taken.around + real).toBe(onPaper);
        expect(Math.min(...Object.values(taken))).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
