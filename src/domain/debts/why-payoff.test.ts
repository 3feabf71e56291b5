import { describe, expect, it } from "vitest";
import { minor } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import { whyBalance, whyLevelPayment } from "./loan.ts";
import { minimumsOnly } from "./minimums-only.ts";
import { owed, paidOff, planOf, threeDebts } from "./sample-debts.ts";
import { whyDebtFree, whyFirstWin, whyInterest, whyNeverEnds, whyPrice, whySaved } from "./why-payoff.ts";

const endless = planOf([owed("card", 500_000, 24_000, 10_000)]);
const plan = planOf([threeDebts[0]!], {
  extra: minor(60_500),
  extraChanges: [{ from: 3, extra: minor(100) }],
  oneOffs: [{ period: 2, amount: minor(200) }],
});

describe("explanations of debt figures", () => {
  it("[DE30] explain interest by the convention and every input", () => {
    const { formula, inputs } = whyInterest(plan);
    expect(formula).toContain("Each month: interest on what is owed, then every minimum, then the rest in order");
    expect(inputs).toEqual([
      { label: "CARD, owed", amount: 400_000 },
      { label: "CARD, APR", rate: 22_990 },
      { label: "CARD, minimum a month", amount: 10_000 },
      { label: "Order", text: "highest APR first" },
      { label: "Extra", amount: 60_500 },
      { label: "Extra from payment 3", amount: 100 },
      { label: "Once, at payment 2", amount: 200 },
    ]);
  });

  it("[DE30] explain the debt-free day by the start and the number of payments", () => {
    const { inputs } = whyDebtFree(
      planOf(threeDebts, { extra: minor(60_500) }),
      paidOff(planOf(threeDebts, { extra: minor(60_500) })),
    );
    expect(inputs.slice(0, 2)).toEqual([
      { label: "Start", text: "2026-01-31" },
      { label: "Payments", count: 11 },
    ]);
    expect(whyDebtFree(endless, paidOff(endless)).formula).toBe("Something is still owed after 100 years.");
  });

  it("[DE30] label a custom order as such", () => {
    expect(whyInterest({ ...plan, order: { own: [] } }).inputs).toContainEqual({ label: "Order", text: "your own" });
  });

  it("[DE30] explain the first win", () => {
    const win = paidOff(plan).firstWin!;
    expect(whyFirstWin(plan, win).inputs[0]).toEqual({ label: "CARD", count: win.period });
  });

  it("[DE30] explain savings and prices by both interest totals, or say that one never ends", () => {
    const minimums = minimumsOnly(endless);
    const sides = minimums.ok ? whySaved(minimums.value, paidOff(planOf(threeDebts, { extra: minor(60_500) }))) : null;
    expect(sides?.inputs).toEqual([
      { label: "Minimums only", text: "never ends" },
      { label: "This plan", amount: 66_573 },
    ]);
    expect(whyPrice(paidOff(plan), paidOff(plan)).inputs).toHaveLength(2);
  });

  it("[DE30] explain a debt that never ends", () => {
    expect(whyNeverEnds(endless.debts[0]!).formula).toContain("within 30");
  });

  it("[DE30] explain an equal payment and the balance", () => {
    const loan = { principal: minor(18_000_000), apr: 4_250 as Rate, periods: 360, rhythm: "monthly" as const };
    expect(whyLevelPayment(loan).formula).toContain("r = APR ÷ 12");
    expect(whyBalance(loan, minor(88_549), 60).inputs.at(-1)).toEqual({ label: "Payments made", count: 60 });
  });
});
