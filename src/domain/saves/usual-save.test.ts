import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Save } from "../household/records.ts";
import { minor } from "../money/money.ts";
import { addWeeks, type WeekId } from "../time/week.ts";
import { usualSave } from "./usual-save.ts";

const now = "2026-W46" as WeekId;

const save = (ago: number, amount: number, index = 0): Save => ({
  id: `${ago}-${index}`,
  week: addWeeks(now, -ago),
  personId: "maya",
  amount: minor(amount),
  target: { kind: "buffer" },
  note: "",
  recordedAt: 1,
});

describe("what a week usually saves", () => {
  it("[SW1] is the middle one of the weeks that put something aside", () => {
    const saves = [save(1, 35_000), save(2, 900_000), save(3, 34_000), save(4, 20_000), save(5, 36_000)];
    expect(usualSave(saves, now)).toMatchObject({
      amount: 35_000,
      why: { inputs: [{ count: 5 }, { amount: 20_000 }, { amount: 900_000 }] },
    });
  });

  it("[SW1] adds up a week's entries, and of two in the middle takes the lower", () => {
    const saves = [save(1, 10_000), save(1, 5_000, 1), save(2, 20_000), save(3, 30_000), save(4, 1_000)];
    expect(usualSave(saves, now)?.amount).toBe(15_000);
  });

  it("[SW1] does not count this week, weeks to come, weeks long ago, or weeks that decided on nothing", () => {
    const saves = [...[1, 2, 3, 4].map((ago) => save(ago, 100)), save(0, 9), save(-1, 9), save(14, 9), save(5, 0)];
    expect(usualSave(saves, now)?.why.inputs[0]).toMatchObject({ count: 4 });
  });

  it("[SW1] is unknown before four weeks have put something aside", () => {
    expect(usualSave([], now)).toBeNull();
    expect(usualSave([save(1, 5), save(2, 5), save(3, 5)], now)).toBeNull();
  });

  it("[SW1] is unknown where a week passes the exact numbers", () => {
    const huge = Array.from({ length: 3 }, (_, index) => save(1, Number.MAX_SAFE_INTEGER, index));
    expect(usualSave([...huge, save(2, 1), save(3, 1), save(4, 1)], now)).toBeNull();
  });

  it("[SW1] lies between the least and the most of what was put aside, whatever that was", () => {
    const weeks = fc.array(fc.integer({ min: 1, max: 1e9 }), { minLength: 4, maxLength: 13 });
    fc.assert(
      fc.property(weeks, (amounts) => {
        const usual = usualSave(
          amounts.map((amount, index) => save(index + 1, amount)),
          now,
        )!;
        expect(amounts).toContain(usual.amount);
        const below = amounts.filter((amount) => amount < usual.amount).length;
        expect(below).toBeLessThanOrEqual(amounts.length / 2);
      }),
    );
  });
});
