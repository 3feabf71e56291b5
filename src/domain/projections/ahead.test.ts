import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runToEnd } from "../cooperative-task.ts";
import type { Household } from "../household/household.ts";
import type { Save } from "../household/records.ts";
import { minor } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import { anyFundedHousehold } from "../plan/any-household.fixture.ts";
import { account, bill, category, debt, goal, income, sampleHousehold } from "../plan/sample-household.ts";
import type { Day } from "../time/day.ts";
import { addWeeks, type WeekId } from "../time/week.ts";
import { type Ahead, type AheadInput, ahead, aheadStart, savingSpread } from "./ahead.ts";
import { whyPoint } from "./ahead-line.ts";
import { projectGrowth } from "./growth.ts";

const today = "2026-11-16" as Day;
const rate = (percent: number) => (percent * 1_000) as Rate;
const assuming = (growth: number, inflation = 0) => ({
  assumptions: { growth: rate(growth), inflation: rate(inflation), withdrawal: rate(4) },
});

function walked(parts: Partial<Household>, more: Partial<AheadInput> = {}): Ahead {
  const household = sampleHousehold(parts);
  const answer = runToEnd(ahead({ household, today, setAside: minor(0), years: 10, ...more }));
  if (!answer.ok) throw new Error(answer.problem);
  return answer.value;
}

const nets = ({ expected }: Ahead) => expected.points.map(({ net }) => net);

describe("the years ahead", () => {
  it("grow what is invested as any growth: 50 a week for 10 years at 4 % is 31 954", () => {
    const line = walked({ incomes: [income(5_000)], ...assuming(4) });
    expect(Math.abs(nets(line)[10]! - 3_195_400)).toBeLessThan(100);
    const plan = { start: minor(700_000), weekly: minor(5_000), rate: rate(7), inflation: rate(2), years: 10 };
    const alone = projectGrowth(plan);
    const invested = account(700_000, { kind: "investment" });
    const same = walked({ incomes: [income(5_000)], accounts: [invested], ...assuming(7, 2) });
    expect(alone.ok && alone.value.years.map(({ balance }) => balance)).toEqual(nets(same));
    // Told from the rounded net worth, so that the two figures on a page agree: a unit at most from the growth alone.
    for (const { year, real } of alone.ok ? alone.value.years : []) {
      expect(Math.abs(real - same.expected.points[year]!.real)).toBeLessThanOrEqual(1);
    }
  });

  it("follow the plan, pay debts down, and save for bills", () => {
    const line = walked({
      incomes: [income(20_000)],
      bills: [bill(52_000, { id: "tax", cadence: "yearly", nextDue: "2027-03-01" as Day })],
      accounts: [account(10_000), account(900_000, { id: "car", kind: "vehicle", yearlyChange: rate(-10) })],
      debts: [debt(100_000, { apr: rate(0), minimum: minor(4_333) })],
      goals: [goal(60_000), goal(1, { id: "fund", billId: "tax", priority: 2 })],
      ...assuming(0),
    });
    const [start, first] = line.expected.points;
    expect(start!.net).toBe(10_000 + 900_000 - 100_000);
    // A year of 20 000 a week less the bill; the car loses a tenth in 365 days.
    expect(first!.net).toBeCloseTo(start!.net + 52 * 20_000 - 52_000 - 90_000, -3);
    expect(first!.owed.get("card")).toBe(48_000);
    expect(line.expected.goals.has("fund")).toBe(false);
    expect(line.expected.goals.get("trip")).toBeGreaterThan(0);
  });

  it("record when goals, debts and independence are reached, 0 being now", () => {
    const { expected } = walked(
      {
        incomes: [income(10_000)],
        categories: [category(0)],
        debts: [debt(25_000, { apr: rate(9) }), debt(0, { id: "old" })],
        goals: [goal(10_000, { alreadySaved: minor(10_000) }), goal(9e9, { id: "moon", priority: 2 })],
      },
      { years: 1 },
    );
    expect([...expected.goals]).toEqual([["trip", 0]]);
    expect([...expected.debts]).toEqual([
      ["old", 0],
      ["card", 3],
    ]);
    expect([expected.debtFree, expected.independence]).toEqual([3, null]);
    const enough = { accounts: [account(300_000)], categories: [category(100)], incomes: [income(100)] };
    expect(walked(enough, { years: 1 }).expected.independence).toBe(0);
  });

  it("measure independence by the prices of its week, at the end of a year by the whole year's", () => {
    // 100 a week at 4 % needs 130 000. Prices rise by 75 of that a week, and 20 are put aside.
    const from = (balance: number) => ({
      incomes: [income(120)],
      categories: [category(100)],
      accounts: [account(balance)],
      ...assuming(0, 3),
    });
    const arrived = (balance: number, years: number) => walked(from(balance), { years }).expected.independence;
    expect([arrived(129_999, 1), arrived(129_999, 3)]).toEqual([null, null]);
    expect(arrived(130_000, 1)).toBe(0);
  });

  it("[PR18] lie between less and more growth, and weeks as lean or as good as they were", () => {
    const saving = { low: minor(2_000), expected: minor(5_000), high: minor(9_000) };
    const { band } = walked({ incomes: [income(5_000)], ...assuming(0) }, { saving, years: 1 });
    expect(band[1]!.low).toBe(2_000 * 52);
    expect(band[1]!.expected).toBe(5_000 * 52);
    expect(band[1]!.high).toBeGreaterThan(9_000 * 52);
  });

  it("end when a debt becomes too large to count", () => {
    const line = walked({ incomes: [income(1)], debts: [debt(9e11, { apr: rate(100) })] }, { years: 30 });
    expect(line.expected.points.length).toBeLessThan(12);
    expect(line.band.length).toBeLessThanOrEqual(line.expected.points.length);
  });

  it("report an empty household, and no or too many years", () => {
    const problem = (parts: Partial<Household>, years: number) =>
      runToEnd(ahead({ household: sampleHousehold(parts), today, setAside: minor(0), years }));
    expect(problem({}, 5)).toEqual({ ok: false, problem: "empty-household" });
    for (const years of [0, 61, 1.5]) {
      expect(problem({ incomes: [income(1)] }, years)).toEqual({ ok: false, problem: "bad-years" });
    }
  });

  it("[PR20] tell every net worth by parts that add up to it, in a band that is in order, for any household", () => {
    const anyInput = fc.tuple(anyFundedHousehold, fc.nat(1e5), fc.nat(20_000), fc.nat(20_000));
    fc.assert(
      fc.property(anyInput, ([household, setAside, weekly, more]) => {
        const saving = { low: minor(0), expected: minor(weekly), high: minor(weekly + more) };
        const answer = runToEnd(ahead({ household, today, setAside: minor(setAside), years: 2, saving }));
        if (!answer.ok) throw new Error(answer.problem);
        const { low, expected, high, band } = answer.value;
        for (const point of [low, expected, high].flatMap(({ points }) => points)) {
          const inputs = whyPoint(point).inputs as readonly { amount: number }[];
          expect(inputs.reduce((sum, { amount }) => sum + amount, 0)).toBe(point.net);
        }
        for (const year of band) expect(year.low <= year.expected && year.expected <= year.high).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  it("begin with what accounts, goals and debts hold by now", () => {
    const household = sampleHousehold({ incomes: [income(1)], goals: [goal(9_000)], debts: [debt(5_000)] });
    const start = aheadStart({
      household,
      today,
      setAside: minor(7),
      goalSavings: new Map([["trip", minor(4_000)]]),
      debtBalances: new Map([["card", minor(3_000)]]),
    });
    expect(start.household.goals[0]).toMatchObject({ alreadySaved: 4_000 });
    expect(start.household.debts[0]).toMatchObject({ balance: 3_000 });
  });
});

describe("how unevenly weeks go", () => {
  const now = "2026-W46" as WeekId;
  const saved = (...amounts: number[]): Save[] =>
    amounts.map((amount, index) => ({
      id: `s${index}`,
      week: addWeeks(now, index - amounts.length),
      personId: "maya",
      amount: minor(amount),
      target: { kind: "buffer" },
      note: "",
      recordedAt: 1,
    }));
  const began = (weeks: number) => addWeeks(now, -weeks);

  it("is the mean of the weaker and the better half of the last weeks, with the plan between", () => {
    const spread = savingSpread(saved(0, 8_000, 4_000, 10_000), began(4), now, minor(5_000));
    expect(spread).toEqual({ low: 2_000, expected: 5_000, high: 9_000 });
    expect(savingSpread(saved(9_000, 9_000, 9_000, 9_000), began(4), now, minor(5_000))).toMatchObject({ low: 5_000 });
  });

  it("is unknown with fewer than four weeks, and looks no further back than a quarter", () => {
    expect(savingSpread(saved(1, 2, 3), began(3), now, minor(7))).toEqual({ low: 7, expected: 7, high: 7 });
    const long = saved(...Array<number>(20).fill(90_000), ...Array<number>(13).fill(1_000));
    expect(savingSpread(long, began(33), now, minor(1_000)).high).toBe(1_000);
  });

  it("keeps the plan between its two ends, whatever was saved", () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(50_000), { maxLength: 20 }),
        fc.nat(50_000),
        fc.nat(30),
        (amounts, planned, weeks) => {
          const { low, expected, high } = savingSpread(saved(...amounts), began(weeks), now, minor(planned));
          expect(low <= expected && expected <= high && expected === planned).toBe(true);
        },
      ),
    );
  });
});
