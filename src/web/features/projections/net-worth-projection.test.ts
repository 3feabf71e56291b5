import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runToEnd } from "#domain/cooperative-task.ts";
import type { Household } from "#domain/household/household.ts";
import { minor } from "#domain/money/money.ts";
import type { Rate } from "#domain/money/rate.ts";
import { anyFundedHousehold } from "#domain/plan/any-household.fixture.ts";
import { account, bill, category, debt, goal, income, sampleHousehold } from "#domain/plan/sample-household.ts";
import { type Ahead, ahead } from "#domain/projections/ahead.ts";
import type { Day } from "#domain/time/day.ts";
import { spanWords } from "#web/household/words/number-words.ts";
import { milestonesOf } from "./milestones.ts";
import { whyYear, yearsOf } from "./outlook.ts";
import { aheadCsv, aheadNotes, aheadSeries, aheadTicks } from "./projection-chart.tsx";

const today = "2026-11-16" as Day;

function walked(household: Household, years = 40): Ahead {
  const answer = runToEnd(ahead({ household, today, setAside: minor(0), years }));
  if (!answer.ok) throw new Error(answer.problem);
  return answer.value;
}

const household = sampleHousehold({
  incomes: [income(50_000)],
  bills: [bill(10_000)],
  categories: [category(10_000)],
  accounts: [account(500_000), account(100_000, { id: "fund", kind: "investment" })],
  debts: [debt(300_000, { apr: 5_000 as Rate, minimum: minor(10_000) })],
  goals: [
    goal(400_000, { label: "A trip with a name that goes on" }),
    goal(9e10, { id: "moon", label: "Moon", priority: 2 }),
  ],
});
const all = walked(household);
const far = { years: 40, isReal: false };

describe("the shown years", () => {
  it("have the requested number, in the requested money", () => {
    expect([5, 10, 40].map((years) => yearsOf(all, { years, isReal: true }).length)).toEqual([6, 11, 41]);
    const [nominal, real] = [yearsOf(all, far), yearsOf(all, { ...far, isReal: true })];
    expect(real[0]).toEqual(nominal[0]);
    expect(real[40]!.expected).toBeLessThan(nominal[40]!.expected);
    expect(nominal.map(({ low, expected, high }) => ({ low, expected, high }))).toEqual(
      all.band.map(({ year: _, ...band }) => band),
    );
  });

  it("lie within their band in real and nominal money, for any household", () => {
    fc.assert(
      fc.property(anyFundedHousehold, fc.boolean(), (any, isReal) => {
        for (const { low, expected, high } of yearsOf(walked(any, 2), { years: 2, isReal })) {
          expect(low <= expected && expected <= high).toBe(true);
        }
      }),
      { numRuns: 20 },
    );
  });

  it("are explained, in real money with inflation", () => {
    const point = all.expected.points[10]!;
    const labels = (isReal: boolean) => whyYear(point, isReal, 2_000 as Rate).inputs.map(({ label }) => label);
    expect(labels(true)).toEqual([...labels(false), "Net worth then", "Inflation", "Years"]);
  });

  it("are a dashed line in a band, with a few ticks, and a CSV", () => {
    const years = yearsOf(all, far);
    const line = aheadSeries(years, household);
    expect([line.dashedFrom, line.points.length, line.points[9]]).toMatchObject([today, 41, { x: years[9]!.day }]);
    const ticks = [5, 10, 20, 40].map((count) => aheadTicks(years.slice(0, count + 1)).length);
    expect(ticks).toEqual([6, 6, 5, 5]);
    const [heading, first, ...rest] = aheadCsv(all, 40, household.currency).trim().split("\r\n");
    expect(heading).toBe("Year,Day,Low,Expected,High,Low today,Expected today,High today,Currency");
    expect(first).toBe("0,2026-11-16,3000.00,3000.00,3000.00,3000.00,3000.00,3000.00,USD");
    expect(rest).toHaveLength(40);
  });
});

describe("milestones", () => {
  const milestones = milestonesOf(all, household);

  it("are goals, the end of debts and independence, the next first, unreached ones last", () => {
    expect(milestones.map(({ label }) => label)).toEqual([
      ...["A trip with a name that goes on", "Debt-free", "Independence", "Moon"],
    ]);
    expect(milestones.at(-1)).toMatchObject({ weeks: null, latest: null });
    for (const { soonest, weeks, latest } of milestones.slice(0, 3)) {
      expect(soonest! <= weeks! && weeks! <= latest!).toBe(true);
    }
  });

  it("are explained; independence with its target", () => {
    const { why } = milestones.find(({ what }) => what === "independence")!;
    expect(why.inputs).toMatchObject([
      { label: "Spending in a year" },
      { label: "Withdrawal rate", rate: 4_000 },
      { label: "Needed, in today’s money", amount: 26_000_000 },
      { label: "Weeks, as expected", count: all.expected.independence },
      ...[{}, {}],
    ]);
  });

  it("leave out what is reached already, and debts and spending that do not exist", () => {
    const full = { goals: [goal(100, { alreadySaved: minor(100) })], incomes: [income(1)] };
    expect(milestonesOf(walked(sampleHousehold(full)), sampleHousehold(full))).toEqual([]);
  });

  it("appear on the line where there is room, at the first year end at which they are reached", () => {
    const years = yearsOf(all, far);
    const notes = aheadNotes(milestones, years, today);
    expect(notes.map(({ name }) => name)).toEqual(["Independence", "Debt-free"]);
    const days = years.map(({ day }) => day as string);
    expect(notes.every(({ x }) => days.includes(x))).toBe(true);
    expect(aheadNotes(milestones, yearsOf(all, { years: 5, isReal: true }), today).map(({ name }) => name)).toContain(
      "A trip with a name…",
    );
  });

  it("are given in weeks, then in months, then in years", () => {
    expect([1, 8, 9, 52, 103, 105, 520].map(spanWords)).toEqual([
      ...["one week", "eight weeks", "two months", "twelve months", "two years", "two years", "ten years"],
    ]);
  });
});
