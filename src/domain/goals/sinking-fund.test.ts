import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Bill } from "../household/household.ts";
import { minor } from "../money/money.ts";
import { addDays, type Day } from "../time/day.ts";
import type { WeekId } from "../time/week.ts";
import { sinkingFund } from "./sinking-fund.ts";
import { mondays, today } from "./situation.fixture.ts";

const bill = (change: Partial<Bill>): Bill => ({
  id: "car",
  label: "Car insurance",
  amount: minor(62_400),
  cadence: "yearly",
  nextDue: "2027-06-05" as Day,
  ...change,
});

const fundOf = (change: Partial<Bill>, day = today) => {
  const fund = sinkingFund(bill(change), day, mondays);
  if (!fund.ok) throw new Error(fund.problem);
  const { perWeek, byNow, nextDue, weeksLeft } = fund.value;
  return [perWeek.amount, byNow.amount, nextDue, weeksLeft];
};

const day = (text: string) => text as Day;

describe("a sinking fund", () => {
  it("[GO20] saves for a yearly bill weekly since it was last due", () => {
    // 52 Sundays from 7 June 2026 to 30 May 2027; 23 of them, up to 8 November, are over.
    expect(fundOf({})).toEqual([1_200, 27_600, "2027-06-05", 29]);
  });

  it("[GO20] saves for a quarterly bill in about thirteen weeks", () => {
    expect(fundOf({ cadence: "quarterly", nextDue: day("2026-12-01"), amount: minor(13_000) })).toEqual([
      1_000,
      10_000,
      "2026-12-01",
      3,
    ]);
  });

  it("[GO20] is full to the cent on the day it is due, and starts anew the day after", () => {
    expect(fundOf({ amount: minor(62_417) }, day("2027-06-05"))).toEqual([1_200, 62_417, "2027-06-05", 0]);
    expect(fundOf({ amount: minor(62_417) }, day("2027-06-06"))).toEqual([1_178, 1_178, "2028-06-05", 52]);
  });

  it("moves a past due date to the next one, keeping the end of the month", () => {
    expect(fundOf({ cadence: "quarterly", nextDue: day("2024-11-30") })[2]).toBe("2026-11-30");
    expect(fundOf({ nextDue: day("2024-02-29") })[2]).toBe("2027-02-28");
    expect(fundOf({ nextDue: day("2024-02-29") }, day("2027-03-01"))[2]).toBe("2028-02-29");
    expect(fundOf({ nextDue: day("2020-11-12") })[2]).toBe("2026-11-12");
    expect(fundOf({ nextDue: day("2020-11-11") })[2]).toBe("2027-11-11");
  });

  it("holds nothing yet for a bill whose year has not begun", () => {
    expect(fundOf({ nextDue: day("2028-06-03") })).toEqual([1_200, 0, "2028-06-03", 52]);
  });

  it("is for yearly and quarterly bills above zero, due by 2100", () => {
    const problemOf = (change: Partial<Bill>, on = today) => sinkingFund(bill(change), on, mondays);
    expect(problemOf({ cadence: "monthly" })).toEqual({ ok: false, problem: "too-frequent" });
    expect(problemOf({ amount: minor(0) })).toEqual({ ok: false, problem: "amount-not-above-zero" });
    expect(problemOf({}, day("2100-12-01"))).toEqual({ ok: false, problem: "out-of-range" });
  });

  it("[GO20] grows from zero to the whole bill and never shrinks, for any week", () => {
    const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays(day("1990-01-01"), days));
    const firstDay = fc.constantFrom(1 as const, 3 as const, 6 as const, 7 as const);
    const cadence = fc.constantFrom("yearly" as const, "quarterly" as const);
    fc.assert(
      fc.property(anyDay, anyDay, firstDay, cadence, fc.integer({ min: 1, max: 1e9 }), (due, on, first, often, n) => {
        const calendars = [{ firstDay: first, timeZone: "UTC", from: "1990-W01" as WeekId }] as const;
        const owed = bill({ nextDue: due, cadence: often, amount: minor(n) });
        const at = (when: Day) => {
          const fund = sinkingFund(owed, when, calendars);
          if (!fund.ok) throw new Error(fund.problem);
          return fund.value;
        };
        const fund = at(on);
        expect(fund.nextDue >= on).toBe(true);
        expect(at(fund.nextDue).byNow.amount).toBe(n);
        expect(fund.byNow.amount).toBeGreaterThanOrEqual(0);
        if (fund.nextDue > on) expect(at(addDays(on, 1)).byNow.amount).toBeGreaterThanOrEqual(fund.byNow.amount);
      }),
    );
  });
});
