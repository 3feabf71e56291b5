import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Household } from "../household/household.ts";
import { minor } from "../money/money.ts";
import { income, sampleHousehold } from "../plan/sample-household.ts";
import { type Cadence, paymentsAYear } from "../time/cadence.ts";
import { addDays, type Day, dayOfNumber, type Weekday } from "../time/day.ts";
import { type CalendarHistory, changeCalendar, type WeekId } from "../time/week.ts";
import { nextPeriod, type PeriodKind, periodAt, previousPeriod } from "./period.ts";

const paid = (cadence: Cadence, nextOn: string, amount = 92_000) =>
  income(0, { pay: { cadence, amount: minor(amount), nextOn: nextOn as Day } });
const household = (...incomes: Household["incomes"]) => sampleHousehold({ incomes });
const daysOf = (kind: PeriodKind, day: string, of = household()) => {
  const period = periodAt(kind, day as Day, of);
  return period.ok ? [period.value.from, period.value.to] : period.problem;
};

describe("a spending period", () => {
  it("is the household's week, the month, or from one payday to the day before the next", () => {
    expect(daysOf("week", "2026-11-12")).toEqual(["2026-11-09", "2026-11-15"]);
    expect(daysOf("month", "2026-02-28")).toEqual(["2026-02-01", "2026-02-28"]);
    expect(daysOf("month", "2026-12-31")).toEqual(["2026-12-01", "2026-12-31"]);
    expect(daysOf("pay", "2026-11-12", household(paid("fortnightly", "2026-11-06")))).toEqual([
      ...["2026-11-06", "2026-11-19"],
    ]);
  });

  it.each([
    ["weekly", "2026-11-06", "2026-11-12", ["2026-11-06", "2026-11-12"]],
    ["fortnightly", "2027-01-01", "2026-11-19", ["2026-11-06", "2026-11-19"]],
    ["twice-monthly", "2026-01-15", "2026-02-27", ["2026-02-15", "2026-02-27"]],
    ["twice-monthly", "2026-01-15", "2026-02-28", ["2026-02-28", "2026-03-14"]],
    ["monthly", "2026-01-31", "2026-03-01", ["2026-02-28", "2026-03-30"]],
    ["monthly", "2026-01-31", "2026-02-27", ["2026-01-31", "2026-02-27"]],
    ["quarterly", "2026-01-31", "2026-06-01", ["2026-04-30", "2026-07-30"]],
    ["yearly", "2024-02-29", "2027-02-28", ["2027-02-28", "2028-02-28"]],
    ["yearly", "2024-02-29", "2028-02-28", ["2027-02-28", "2028-02-28"]],
  ] as const)("by %s pay on %s holds %s", (cadence, on, day, expected) => {
    expect(daysOf("pay", day, household(paid(cadence, on)))).toEqual(expected);
  });

  it("uses the largest regular pay per year, and returns it", () => {
    const small = { ...paid("monthly", "2026-11-01", 250_000), id: "small" };
    const large = { ...paid("weekly", "2026-11-06", 92_000), id: "large" };
    const undated = income(999_999, { id: "undated" });
    const seasonal = income(0, {
      id: "seasonal",
      pay: { cadence: "irregular", low: minor(9), usual: minor(9_999_999), per: "weekly" },
    });
    const period = periodAt("pay", "2026-11-12" as Day, household(undated, seasonal, small, large));
    expect(period.ok && period.value).toMatchObject({ kind: "pay", income: { id: "large" }, from: "2026-11-06" });
    const twins = [large, { ...large, id: "earlier" }];
    for (const incomes of [twins, twins.toReversed()])
      expect(periodAt("pay", "2026-11-12" as Day, household(...incomes))).toMatchObject({
        value: { income: { id: "earlier" } },
      });
  });

  it("reports a missing payday", () => {
    expect(daysOf("pay", "2026-11-12")).toBe("no-dated-pay");
    expect(daysOf("pay", "2026-11-12", household(income(92_000)))).toBe("no-dated-pay");
    expect(daysOf("pay", "2026-11-12", household(paid("weekly", "2026-11-06", 0)))).toBe("no-dated-pay");
  });

  it("follows the one before without overlap or gap, whatever the pay and however the calendar changes", () => {
    const kind = fc.constantFrom<PeriodKind>("week", "month", "pay");
    const cadence = fc.constantFrom(...(Object.keys(paymentsAYear) as Cadence[]));
    const day = fc.integer({ min: 20_000, max: 22_000 }).map(dayOfNumber);
    const weekday = fc.integer({ min: 1, max: 7 }).map((number) => number as Weekday);
    fc.assert(
      fc.property(kind, cadence, day, day, weekday, weekday, (of, each, on, at, firstDay, then) => {
        const first: CalendarHistory = [{ from: "2020-W01" as WeekId, firstDay, timeZone: "UTC" }];
        const calendars = changeCalendar(first, { firstDay: then, timeZone: "UTC" }, "2027-W10" as WeekId);
        const lived = sampleHousehold({ calendars, incomes: [paid(each, on)] });
        let period = periodAt(of, at, lived);
        for (let step = 0; step < 6; step++) {
          if (!period.ok) throw new Error(period.problem);
          const { from, to } = period.value;
          expect(from <= to).toBe(true);
          for (const inside of [from, to]) expect(periodAt(of, inside, lived)).toEqual(period);
          const next = nextPeriod(period.value, lived);
          if (!next.ok) throw new Error(next.problem);
          expect(next.value.from).toBe(addDays(to, 1));
          expect(previousPeriod(next.value, lived)).toEqual(period);
          period = next;
        }
      }),
    );
  });
});
