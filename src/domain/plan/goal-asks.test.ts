import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Goal } from "../household/household.ts";
import { minor } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import type { Day } from "../time/day.ts";
import type { WeekId } from "../time/week.ts";
import { anyFundedHousehold } from "./any-household.fixture.ts";
import { withFundTargets } from "./bill-funds.ts";
import { amounts, bill, debt, goal, income, plan, sampleHousehold } from "./sample-household.ts";
import type { WaterfallStep } from "./waterfall.ts";

describe("goal asks", () => {
  const by = (day: string) => ({ by: day as Day });
  const incomes = [income(100_000)];

  describe("goals with a date", () => {
    it.each([
      ["long overdue", "2025-01-01", 10_000],
      ["this week", "2026-11-22", 10_000],
      ["next week", "2026-11-23", 10_000],
      ["by the last day of next week", "2026-11-29", 5_000],
      ["in two weeks", "2026-11-30", 5_000],
      ["in three weeks, rounded up", "2026-12-07", 3_334],
      ["over the turn of a long year", "2027-01-04", 1_429],
    ])("[PL17] get what they need a week: %s", (_, day, amount) => {
      expect(amounts(plan({ incomes, goals: [goal(10_000, by(day))] }).steps).trip).toBe(amount);
    });

    it("[PL17] count weeks by the household’s calendar", () => {
      const sunday = [{ from: "1970-W01" as WeekId, firstDay: 7, timeZone: "UTC" }] as const;
      const goals = [goal(10_000, by("2026-11-28"))];
      expect(amounts(plan({ incomes, goals }).steps).trip).toBe(10_000);
      expect(amounts(plan({ incomes, goals, calendars: sunday }).steps).trip).toBe(5_000);
    });

    it("[PL17] reach their target by the date when they get their ask every week", () => {
      let [saved, weeks] = [0, 0];
      for (let day = 16; day < 30 && saved < 1_001; day += 7, weeks += 1) {
        const goals = [goal(1_001, by("2026-11-30"))];
        saved += amounts(plan({ incomes, goals }, { today: `2026-11-${day}`, goalSavings: [["trip", saved]] }).steps)
          .trip!;
      }
      expect([saved, weeks]).toEqual([1_001, 2]);
    });

    it("[PL18] share by largest remainder when there is not enough for all", () => {
      const goals = [
        goal(3_000, { id: "third", ...by("2026-11-18") }),
        goal(1_000, { id: "first", ...by("2026-11-16") }),
        goal(1_000, { id: "second", ...by("2026-11-17") }),
        goal(500, { id: "undated" }),
      ];
      const { steps } = plan({ incomes: [income(2_501)], goals });
      expect(steps.slice(2).map(({ label: _, target, amount }) => ["id" in target && target.id, amount])).toEqual([
        ["first", 500],
        ["second", 500],
        ["third", 1_501],
        ["undated", 0],
        [false, 0],
      ]);
    });
  });

  describe("goals without a date", () => {
    it("[PL19] are served by priority, after the dated ones", () => {
      const goals = [
        goal(5_000, { id: "later", priority: 2 }),
        goal(6_000, { id: "sooner", priority: 1 }),
        goal(1_000, { id: "dated", priority: 9, ...by("2026-11-16") }),
      ];
      const { steps } = plan({ incomes: [income(10_000)], goals });
      expect(amounts(steps)).toEqual({
        buffer: 0,
        emergency: 0,
        dated: 1_000,
        sooner: 6_000,
        later: 3_000,
        investing: 0,
      });
    });

    it("[PL21] get nothing unless they are active", () => {
      const goals = (["paused", "finished", "archived"] as const).map((state) => goal(5_000, { id: state, state }));
      expect(amounts(plan({ incomes, goals }).steps)).toEqual({ buffer: 0, emergency: 0, investing: 100_000 });
    });

    it("[PL23] are listed when they are full", () => {
      const { steps } = plan({ incomes, goals: [goal(5_000, { alreadySaved: minor(6_000) })] });
      expect(steps[2]).toMatchObject({ label: "Trip", amount: 0, remainingBefore: 0, isFull: true });
    });
  });

  describe("a step that gets less than it asks for", () => {
    it("[PL30] explains that it gets all that is left when it is alone", () => {
      const { steps } = plan({ incomes, goals: [goal(500_000)] });
      expect(steps[2]).toMatchObject({
        amount: 100_000,
        why: { formula: expect.stringContaining("; all that is left") },
      });
    });

    it("[PL30] explains its own ask, the sum of all asks and what was left", () => {
      const goals = [goal(10_000_000, by("2027-11-15")), goal(5_000_000, { id: "car", ...by("2027-11-15") })];
      const step = plan({ incomes, goals }).steps.find(({ target }) => "id" in target && target.id === "car");
      const inputs = Object.fromEntries(
        step!.why.inputs.map((input) => [input.label, "amount" in input && input.amount]),
      );
      expect(inputs["Left for this step"]).toBe(100_000);
      expect(inputs["Asked for this week"]).toBeGreaterThan(step!.amount);
      expect(inputs["Asked for by all at this step"]).toBeCloseTo(3 * Number(inputs["Asked for this week"]), -1);
      expect(step!.why.formula).toContain("; what is left, shared by what each asks for");
    });
  });
});

describe("open goals", () => {
  const incomes = [income(100_000)];

  describe("an emergency goal", () => {
    const bills = [bill(10_000, { cadence: "monthly" })];
    const emergency = (target: number, id = "safety") => goal(target, { id, kind: "emergency" });

    const named = (steps: WaterfallStep[]) => Object.fromEntries(steps.map(({ label, amount }) => [label, amount]));

    it("[PL22] is filled by the emergency fund, not a second time", () => {
      const { steps } = plan({ incomes, bills, goals: [emergency(30_000)] });
      expect(named(steps)).toEqual({ "Starter buffer": 10_000, "Emergency fund": 20_000, Investing: 67_692 });
    });

    it("[PL31] receives the saves for the buffer and the fund, so that following the plan fills it", () => {
      const { steps } = plan({ incomes, bills, goals: [emergency(30_000)] });
      expect(steps.map(({ target }) => target)).toEqual([
        { kind: "goal", id: "safety" },
        { kind: "goal", id: "safety" },
        { kind: "investing" },
      ]);
    });

    it("[PL22] competes with other goals for what it needs beyond the fund", () => {
      const goals = [emergency(45_000)];
      const last = (steps: WaterfallStep[]) => steps.findLast(({ target }) => target.kind === "goal")?.amount;
      expect(named(plan({ incomes, bills, goals }).steps)).toMatchObject({ "Emergency fund": 20_000 });
      expect(last(plan({ incomes, bills, goals }).steps)).toBe(15_000);
      expect(last(plan({ incomes, bills, goals }, { setAside: 41_000 }).steps)).toBe(4_000);
    });

    it("[PL22] includes smaller emergency goals", () => {
      const goals = [emergency(40_000, "small"), emergency(45_000, "large")];
      expect(amounts(plan({ incomes, bills, goals }).steps)).toMatchObject({ large: 15_000 });
      expect(amounts(plan({ incomes, bills, goals }).steps)).not.toHaveProperty("small");
    });

    it("[PL22] does so even without outgoings", () => {
      const household = sampleHousehold({ incomes, goals: [emergency(45_000)] });
      const { steps } = plan(household);
      expect(named(steps)).toMatchObject({ "Emergency fund": 0 });
      expect(steps.findLast(({ target }) => target.kind === "goal")?.amount).toBe(45_000);
    });

    it("[PL31] is not filled past its own target: the fund gets the rest itself", () => {
      const goals = [emergency(12_000)];
      const shown = ({ steps }: { steps: WaterfallStep[] }) =>
        steps.map(({ label, target, amount, remainingBefore }) => [label, target.kind, amount, remainingBefore]);
      expect(shown(plan({ incomes, bills, goals }))).toEqual([
        ["Starter buffer", "goal", 10_000, 10_000],
        ["Emergency fund", "goal", 2_000, 2_000],
        ["Emergency fund", "emergency", 18_000, 18_000],
        ["Investing", "investing", 67_692, undefined],
      ]);
      expect(shown(plan({ incomes, bills, goals }, { goalSavings: [["safety", 12_000]], setAside: 12_000 }))).toEqual([
        ["Starter buffer", "goal", 0, 0],
        ["Emergency fund", "emergency", 18_000, 18_000],
        ["Investing", "investing", 79_692, undefined],
      ]);
    });

    it("[PL31] is not filled past its target when it needs more than the fund either", () => {
      const given = (saved: number) =>
        plan({ incomes, bills, goals: [emergency(45_000)] }, { goalSavings: [["safety", saved]] })
          .steps.filter(({ target }) => target.kind === "goal")
          .reduce((sum, { amount }) => sum + amount, 0);
      expect([0, 20_000, 44_000, 45_000].map(given)).toEqual([45_000, 25_000, 1_000, 0]);
    });
  });

  describe("a debt-free goal", () => {
    const free = (target: number, more = {}) => goal(target, { id: "free", kind: "debt-free", ...more });
    const card = debt(40_000, { apr: 22_990 as Rate });
    const car = debt(6_000, { id: "car", apr: 6_400 as Rate });

    it("[PL32] requests nothing that a debt’s own step pays", () => {
      expect(amounts(plan({ incomes, debts: [card], goals: [free(40_000)] }).steps)).toEqual({
        buffer: 0,
        card: 40_000,
        emergency: 0,
        investing: 60_000,
      });
    });

    it("[PL32] requests at most what is owed on debts without a step", () => {
      const asked = (target: number, more = {}) =>
        amounts(plan({ incomes, debts: [card, car], goals: [free(target, more)] }).steps).free;
      expect(asked(46_000)).toBe(6_000);
      expect(asked(5_000)).toBe(5_000);
      expect(asked(46_000, { by: "2026-11-29" as Day })).toBe(3_000);
      expect(asked(46_000, { alreadySaved: minor(41_000) })).toBe(5_000);
    });

    it("[PL32] is only the first by priority of several", () => {
      const goals = [free(9_000, { priority: 2 }), free(9_000, { id: "first" })];
      const steps = amounts(plan({ incomes, debts: [car], goals }).steps);
      expect([steps.first, steps.free]).toEqual([6_000, undefined]);
    });

    it("[PL32] is left out once nothing is owed, and acts like any goal when no debt is listed", () => {
      const paid = plan({ incomes, debts: [card, car], goals: [free(46_000)] }, { debtBalances: [["car", 0]] });
      expect(amounts(paid.steps)).not.toHaveProperty("free");
      expect(amounts(plan({ incomes, goals: [free(46_000)] }).steps).free).toBe(46_000);
      expect(
        amounts(plan({ incomes, debts: [car], goals: [free(46_000, { state: "paused" })] }).steps),
      ).not.toHaveProperty("free");
    });
  });
});

describe("goal funding", () => {
  const fixed = (weekly: number) => ({ funding: { by: "fixed", weekly: minor(weekly) } }) as const;
  const share = (thousandths: number) => ({ funding: { by: "share", share: thousandths } }) as const;
  const leftover = { funding: { by: "leftover" } } as const;
  const incomes = [income(10_000)];
  const given = (goals: readonly Goal[], savings: [string, number][] = []) =>
    amounts(plan({ incomes, goals }, { goalSavings: savings }).steps);

  describe("a goal’s funding", () => {
    it("[PL33] by a fixed amount requests it each week, whatever its date, and at most what is missing", () => {
      const trip = goal(100_000, { ...fixed(3_000), by: "2026-11-29" as Day });
      expect(given([trip])).toMatchObject({ trip: 3_000, investing: 7_000 });
      expect(given([trip], [["trip", 99_000]])).toMatchObject({ trip: 1_000, investing: 9_000 });
    });

    it("[PL34] by a share requests its part of what is set aside this week, rounded down", () => {
      expect(given([goal(100_000, share(333))])).toMatchObject({ trip: 3_330 });
      expect(given([goal(1_000, share(333))])).toMatchObject({ trip: 1_000 });
    });

    it("is in one tier with dated goals, and shares with them when there is too little", () => {
      const dated = goal(12_000, { id: "dated", by: "2026-11-22" as Day });
      expect(given([goal(90_000, fixed(8_000)), dated])).toMatchObject({ dated: 6_000, trip: 4_000 });
    });

    it("[PL36] by leftover comes after every other goal and before investing", () => {
      const goals = [goal(90_000, { ...leftover, id: "spare" }), goal(4_000, { priority: 9 })];
      expect(given(goals)).toMatchObject({ trip: 4_000, spare: 6_000, investing: 0 });
    });

    it("[PL23] is in a waterfall that adds up, for any household", () => {
      fc.assert(
        fc.property(anyFundedHousehold, fc.nat(2e6), (of, setAside) => {
          const { budget, steps } = plan(of, { setAside });
          expect(steps.reduce((sum, step) => sum + step.amount, 0)).toBe(budget.canSave.amount);
          for (const { amount, remainingBefore } of steps) {
            expect(amount).toBeGreaterThanOrEqual(0);
            expect(amount).toBeLessThanOrEqual(remainingBefore ?? amount);
          }
        }),
        { numRuns: 150 },
      );
    });

    it("[PL31] fills no goal past its target, for any household", () => {
      fc.assert(
        fc.property(anyFundedHousehold, fc.nat(2e6), (of, setAside) => {
          const { steps } = plan(of, { setAside });
          for (const { id, target, alreadySaved } of withFundTargets(of, "2026-11-16" as Day).goals) {
            const own = steps.filter((step) => "id" in step.target && step.target.id === id);
            const sum = own.reduce((all, step) => all + step.amount, 0);
            expect(sum).toBeLessThanOrEqual(Math.max(0, target - alreadySaved));
          }
        }),
        { numRuns: 150 },
      );
    });
  });

  describe("a full goal", () => {
    const table = goal(10_000, { id: "table", label: "Table", alreadySaved: minor(10_000), ...fixed(2_500) });
    const toTrip = { sweepTo: { kind: "goal", id: "trip" } } as const;

    it("[PL37] leaves its part to the next step without a sweep", () => {
      expect(given([table, goal(100_000)])).toMatchObject({ table: 0, trip: 10_000 });
    });

    it("[PL37] passes its fixed amount on before other asks, and the rest of it in its last week", () => {
      const dated = goal(80_000, { id: "dated", by: "2026-11-22" as Day });
      const steps = (saved: number) =>
        plan({ incomes, goals: [{ ...table, alreadySaved: minor(saved), ...toTrip }, goal(100_000), dated] }).steps;
      expect(amounts(steps(10_000))).toMatchObject({ table: 0, dated: 7_500 });
      const swept = (saved: number) => steps(saved).find(({ label }) => label === "Trip (from Table)")?.amount;
      expect([swept(10_000), swept(9_000), swept(7_000)]).toEqual([2_500, 1_500, undefined]);
    });

    it("[PL37] passes it on once finished too, but not while paused or archived", () => {
      const states = (["finished", "paused", "archived"] as const).map((state) => {
        const { steps } = plan({ incomes, goals: [{ ...table, state, ...toTrip }, goal(100_000)] });
        return steps.some(({ label }) => label.endsWith("(from Table)"));
      });
      expect(states).toEqual([true, false, false]);
    });

    it("skips a full sweep target to that goal’s own target, to investing, or to nowhere in a circle", () => {
      const full = goal(5_000, { alreadySaved: minor(5_000), sweepTo: { kind: "investing" } });
      const eager = goal(90_000, { id: "eager" });
      const invested = plan({ incomes, goals: [{ ...table, ...toTrip }, full, eager] }).steps.at(-1)!;
      expect(invested).toMatchObject({
        amount: 2_500,
        why: { inputs: [{ amount: 0 }, { label: "Table", amount: 2_500 }] },
      });
      const circle = { ...full, sweepTo: { kind: "goal", id: "table" } } as const;
      expect(given([{ ...table, ...toTrip }, circle, eager])).toMatchObject({ eager: 10_000, investing: 0 });
    });
  });

  describe("the extra a household chose for its debts", () => {
    const car = debt(50_000, { id: "car", apr: 5_000 as Rate });
    const loan = debt(1_000, { id: "loan", apr: 4_000 as Rate });
    const card = debt(3_000, { id: "card", apr: 20_000 as Rate });
    const store = debt(2_000, { id: "store", apr: 30_000 as Rate });
    const payoff = { order: "snowball", rhythm: "weekly", extra: minor(4_000) } as const;

    it("[PL39] goes to debts up to 8 % in the chosen order, after those above and before the emergency fund and goals", () => {
      const { steps } = plan({ incomes, debts: [car, loan, card], goals: [goal(90_000)], payoff });
      expect(amounts(steps)).toMatchObject({ card: 3_000, loan: 1_000, car: 3_000, trip: 3_000 });
    });

    it("[PL39] is converted from a month to a week, and is zero without a choice", () => {
      const monthly = plan({ incomes, debts: [car], payoff: { ...payoff, rhythm: "monthly" } });
      expect(amounts(monthly.steps)).toMatchObject({ car: 923 });
      expect(amounts(plan({ incomes, debts: [car] }).steps)).not.toHaveProperty("car");
    });

    it("includes the payments of paid-off debts, unless the household keeps them", () => {
      const gone = debt(0, { id: "gone", minimum: minor(1_300) });
      const paid = (keepsFreed: boolean) =>
        amounts(plan({ incomes, debts: [car, gone], payoff: { ...payoff, keepsFreed } }).steps).car;
      // 13.00 a month is 3.00 a week.
      expect([paid(false), paid(true)]).toEqual([4_300, 4_000]);
    });

    it("[PL39] pays debts above 8 % in the chosen order too", () => {
      const paid = (own: string[]) =>
        amounts(plan({ incomes: [income(2_500)], debts: [card, store], payoff: { ...payoff, order: { own } } }).steps);
      expect(paid(["card"])).toMatchObject({ card: 2_500, store: 0 });
      expect(paid(["store"])).toMatchObject({ store: 2_000, card: 500 });
    });
  });
});
