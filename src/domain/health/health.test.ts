import { describe, expect, it } from "vitest";
import type { Household } from "../household/household.ts";
import { type Minor, minor } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import { account, bill, category, debt, income, sampleHousehold } from "../plan/sample-household.ts";
import { weeklyBudget } from "../plan/weekly-budget.ts";
import { addWeeks, type WeekId } from "../time/week.ts";
import { checkDecidedWeeks, type HealthCheck, type HealthCheckId, type HealthInput, healthChecks } from "./health.ts";

describe("health", () => {
  const thisWeek = "2026-W46" as WeekId;
  const noWeeks = { thisWeek, decidedWeeks: [] };

  const checks = (parts: Partial<Household>, given: Partial<HealthInput> = {}): HealthCheck[] => {
    const input = { household: sampleHousehold(parts), setAside: minor(0), weeks: noWeeks, ...given };
    const result = healthChecks(input);
    if (!result.ok) throw new Error(result.problem);
    return result.value;
  };

  const check = (id: HealthCheckId, parts: Partial<Household>, given: Partial<HealthInput> = {}): HealthCheck =>
    checks(parts, given).find((one) => one.id === id)!;

  const good = (value: number) => ({ state: "good", value: { value }, nextStep: { action: "keep-going" } });
  const unknown = (action: string) => ({ state: "unknown", value: undefined, nextStep: { action } });
  const watch = (value: number, nextStep: object) => ({ state: "watch", value: { value }, nextStep });

  const monthly = { cadence: "monthly" } as const;
  const pay = (amount: number) => [income(0, { pay: { ...monthly, amount: minor(amount) } })];

  describe("health", () => {
    it("[HE1] has six checks with explanations, all unknown for an empty household", () => {
      const all = checks({});
      expect(all.map(({ id, state }) => [id, state])).toEqual([
        ["emergency-months", "unknown"],
        ["savings-rate", "unknown"],
        ["debt-to-income", "unknown"],
        ["housing-share", "unknown"],
        ["high-apr-debt", "unknown"],
        ["decided-weeks", "unknown"],
      ]);
      for (const { why } of all) expect([why.formula !== "", why.inputs.length > 0]).toEqual([true, true]);
    });

    it("[HE1] names amounts that no check can be made of", () => {
      const given = (setAside: number, more: Partial<HealthInput> = {}) =>
        healthChecks({ household: sampleHousehold(), setAside: setAside as Minor, weeks: noWeeks, ...more });
      const [negative, tooLarge] = ["negative-amount", "too-large"].map((problem) => ({ ok: false, problem }));
      expect([given(-1), given(0, { household: sampleHousehold({ bills: [bill(-1)] }) })]).toEqual([
        negative,
        negative,
      ]);
      expect([given(NaN), given(0, { savedAWeek: NaN as Minor })]).toEqual([tooLarge, tooLarge]);
    });
  });

  describe("emergency months", () => {
    const parts = { bills: [bill(100_000, monthly)], accounts: [account(0)] };

    it("[HE2] are good from three months of needs", () => {
      expect(check("emergency-months", parts, { setAside: minor(300_000) })).toMatchObject(good(30));
    });

    it("[HE2] below that say what is missing, and never round up to the threshold", () => {
      const nearly = check("emergency-months", parts, { setAside: minor(299_999) });
      expect(nearly).toMatchObject(watch(29, { action: "grow-emergency-fund", amount: 1 }));
    });

    it("[HE2] are unknown without needs, or without a word on what is set aside", () => {
      expect(check("emergency-months", { accounts: [account(5)] })).toMatchObject(unknown("add-outgoings"));
      expect(check("emergency-months", { bills: parts.bills })).toMatchObject(unknown("add-accounts-and-debts"));
    });
  });

  describe("the savings rate", () => {
    const parts = { incomes: [income(10_000)], categories: [category(9_000)] };

    it("[HE3] is good from a tenth of income", () => {
      expect(check("savings-rate", parts)).toMatchObject(good(100));
    });

    it("[HE3] goes by the plan until real saves are known", () => {
      expect(check("savings-rate", parts, { savedAWeek: minor(250) })).toMatchObject(
        watch(25, { action: "save-more-a-week", amount: 750 }),
      );
      expect(check("savings-rate", parts, { savedAWeek: minor(-250) })).toMatchObject(watch(0, { amount: 1_000 }));
    });

    it("[HE3] takes the plan’s own figure", () => {
      const household = { incomes: pay(333_333), bills: [bill(77_777, monthly)], categories: [category(12_345)] };
      const budget = weeklyBudget(sampleHousehold(household));
      const amount = budget.ok && budget.value.canSave.amount;
      expect(check("savings-rate", household).why.inputs[0]).toMatchObject({ amount });
    });

    it("[HE3] is unknown without income, and nothing for a week that is short", () => {
      expect(check("savings-rate", { bills: [bill(5)] })).toMatchObject(unknown("add-incomes"));
      expect(check("savings-rate", { ...parts, bills: [bill(5_000)] })).toMatchObject(watch(0, { amount: 1_000 }));
    });
  });

  describe("debts", () => {
    const owing = (minimum: number) => debt(500_000, { minimum: minor(minimum) });

    it("are good while payments are at most 36 % of income, those that a bill pays included", () => {
      const bills = [bill(36_000, { ...monthly, debtId: "card" })];
      expect(check("debt-to-income", { incomes: pay(100_000), debts: [owing(36_000)], bills })).toMatchObject(
        good(360),
      );
    });

    it("above that point to the debt that is gone soonest", () => {
      const debts = [owing(36_000), debt(9_000, { id: "shop", minimum: minor(1) }), debt(5, { id: "free" })];
      const { state, value, nextStep } = check("debt-to-income", { incomes: pay(100_000), debts });
      expect([state, value!.value]).toEqual(["watch", 361]);
      expect(nextStep).toEqual({ action: "pay-off-a-debt", debtId: "shop", amount: 9_000 });
    });

    it("are none when only accounts are listed, and unknown when nothing is", () => {
      expect(check("debt-to-income", { incomes: pay(1), accounts: [account(5)] })).toMatchObject(good(0));
      expect(check("debt-to-income", { incomes: pay(1) })).toMatchObject(unknown("add-accounts-and-debts"));
      expect(check("debt-to-income", { debts: [owing(5)] })).toMatchObject(unknown("add-incomes"));
    });

    it("are to be watched when one is above 8 % APR, the dearest first", () => {
      const rated = (id: string, apr: number, balance = 100) => debt(balance, { id, apr: apr as Rate });
      const debts = [rated("a", 8_001), rated("b", 22_990), rated("c", 8_000), rated("paid", 30_000, 0)];
      const nextStep = { action: "pay-off-a-debt", debtId: "b", amount: 100 };
      expect(check("high-apr-debt", { debts })).toMatchObject(watch(2, nextStep));
      expect(check("high-apr-debt", { debts: debts.slice(2) })).toMatchObject(good(0));
      expect(check("high-apr-debt", {})).toMatchObject(unknown("add-accounts-and-debts"));
    });
  });

  describe("the housing share", () => {
    const home = category(0, { id: "home", isHousing: true });
    const rent = (amount: number) => [bill(amount, { ...monthly, categoryId: "home" })];
    const housing = (amount: number) => ({ incomes: pay(100_000), categories: [home], bills: rent(amount) });

    it("is good up to 30 % of income", () => {
      expect(check("housing-share", housing(30_000))).toMatchObject(good(300));
    });

    it("above that says how much a month is too much", () => {
      const nextStep = { action: "lower-housing-a-month", amount: 1 };
      expect(check("housing-share", housing(30_001))).toMatchObject(watch(301, nextStep));
    });

    it("is unknown without income, or when no housing is marked", () => {
      expect(check("housing-share", { bills: rent(5), categories: [home] })).toMatchObject(unknown("add-incomes"));
      expect(check("housing-share", { incomes: pay(5), bills: [bill(1)] })).toMatchObject(unknown("mark-housing"));
    });
  });
});

describe("decided weeks", () => {
  const thisWeek = "2026-W46" as WeekId;

  const good = (value: number) => ({ state: "good", value: { value }, nextStep: { action: "keep-going" } });
  const unknown = { state: "unknown", value: undefined, nextStep: { action: "keep-deciding" } };

  describe("weeks with a decision", () => {
    const back = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, index) => addWeeks(thisWeek, -from - index));
    const decided = (decidedWeeks: WeekId[], since = 30, pausedWeeks: WeekId[] = []) => {
      const weeks = { thisWeek, firstWeek: addWeeks(thisWeek, -since), decidedWeeks, pausedWeeks };
      return checkDecidedWeeks(weeks);
    };

    it("are good from ten of the last thirteen that are over", () => {
      expect(decided(back(4, 13))).toMatchObject(good(10));
    });

    it("do not count this week, nor weeks before, nor one twice", () => {
      expect(decided([...back(0, 9), ...back(5, 6), ...back(14, 20)])).toMatchObject({
        state: "watch",
        value: { value: 9 },
        nextStep: { action: "decide-this-week" },
      });
    });

    it("leave paused weeks out, and look further back", () => {
      expect(decided(back(5, 14), 30, back(1, 4))).toMatchObject(good(10));
    });

    it("are unknown until there are thirteen, unless they are good already", () => {
      expect(decided(back(1, 9), 12)).toMatchObject(unknown);
      expect(decided(back(1, 10), 10)).toMatchObject(good(10));
      expect(decided([], 0)).toMatchObject(unknown);
    });
  });
});
