import { describe, expect, it } from "vitest";
import { minor } from "#domain/money/money.ts";
import { sampleHousehold } from "#domain/plan/sample-household.ts";
import type { SpendingPeriod } from "#domain/spending/period.ts";
import type { Day } from "#domain/time/day.ts";
import type { WeekId } from "#domain/time/week.ts";
import { dayHeading, entriesWords, inPeriod, periodName, sumWords } from "./entry-words.ts";

const today = "2026-11-13" as Day;
const week = { kind: "week", week: "2026-W46" as WeekId, from: "2026-11-09", to: "2026-11-15" } as SpendingPeriod;
const month = { kind: "month", from: "2025-10-01", to: "2025-10-31" } as SpendingPeriod;

describe("the words of the list", () => {
  it("name days as briefly as possible", () => {
    const words = ["2026-11-13", "2026-11-12", "2026-10-31", "2025-11-12"].map((day) => dayHeading(day as Day, today));
    expect(words).toEqual(["Today, Friday 13", "Thursday 12", "Saturday 31 October", "Wednesday 12 November 2025"]);
  });

  it("name periods, and mark the current one as so far", () => {
    expect([periodName(week, today), inPeriod(week, today)]).toEqual(["Week 46 so far", "this week"]);
    expect([periodName(month, today), inPeriod(month, today)]).toEqual(["October 2025", "in October 2025"]);
    const pay = { ...month, kind: "pay" } as unknown as SpendingPeriod;
    expect([periodName(pay, today), inPeriod(pay, today)]).toEqual(["1 October – 31 October", "in this pay period"]);
  });

  it("show sums: refunds and income with a plus, and none if it would not be exact", () => {
    const household = sampleHousehold();
    const sums = (spent: number, income: number) => sumWords({ spent: minor(spent), income: minor(income) }, household);
    expect([sums(100, 500), sums(-100, 0), sums(0, 500), sums(0, 0)]).toEqual([
      ...["$1.00", "+\u00a0$1.00", "+\u00a0$5.00", "$0.00"],
    ]);
    expect([sumWords(undefined, household), entriesWords(1_204)]).toEqual(["–", "1,204 entries"]);
  });
});
