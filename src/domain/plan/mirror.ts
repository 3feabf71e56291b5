import type { Explanation, Figure } from "../explain.ts";
import type { Household } from "../household/household.ts";
import { allocate } from "../money/allocate.ts";
import { type Minor, minor } from "../money/money.ts";
import { err, ok, type Result } from "../result.ts";
import { withoutFunds } from "./bill-funds.ts";
import { addUp, outgoings, weeklyAmount } from "./flows.ts";
import { type BudgetProblem, checkAmounts, weeklyBudget } from "./weekly-budget.ts";

/** The 50/30/20 rule of thumb, in thousandths, shown for comparison. Not a target. */
export const fiftyThirtyTwenty = { needs: 500, wants: 300, savings: 200 } as const;

export interface MirrorPart extends Figure {
  /** In thousandths; the three add up to 1000. */
  share: number;
}

export interface Mirror {
  needs: MirrorPart;
  wants: MirrorPart;
  savings: MirrorPart;
}

export type MirrorProblem = "negative-amount" | "too-large" | "nothing-to-mirror";

/**
 * The plan as needs, wants and savings. Money in a sinking fund counts as its bill, not as savings. In a week that is short
 * nothing is saved, and the shares are fractions of the outgoings.
 */
export function mirror(household: Household): Result<Mirror, BudgetProblem | MirrorProblem> {
  const [budget, checked] = [weeklyBudget(withoutFunds(household)), checkAmounts(household)];
  if (!budget.ok) return budget;
  if (!checked.ok) return checked;
  const out = outgoings(checked.value);
  const ofKind = (wanted: "need" | "want") => out.filter(({ kind }) => kind === wanted);
  const needs = addUp(
    "bills and budgets that are needs + debt minimums, each for one week",
    ofKind("need"),
    weeklyAmount,
  );
  const wants = addUp("bills and budgets that are wants, each for one week", ofKind("want"), weeklyAmount);
  return mirrorOf(needs, wants, budget.value.canSave);
}

/** The shares of any three amounts, such as a real month’s. Debt payments beyond minimums belong to savings. */
export function mirrorOf(needs: Figure, wants: Figure, savings: Figure): Result<Mirror, MirrorProblem> {
  const shares = sharesOf([needs.amount, wants.amount, savings.amount]);
  if (!shares.ok) return shares;
  const [ofNeeds, ofWants, ofSavings] = shares.value as [Minor, Minor, Minor];
  return ok({
    needs: { ...needs, share: ofNeeds },
    wants: { ...wants, share: ofWants },
    savings: { ...savings, share: ofSavings },
  });
}

/** Explains the three shares. */
export const whyShares = ({ needs, wants, savings }: Mirror): Explanation => ({
  formula: "each part ÷ all three together, in whole thousandths that add up to 1000",
  inputs: [
    { label: "Needs", amount: needs.amount },
    { label: "Wants", amount: wants.amount },
    { label: "Savings", amount: savings.amount },
  ],
});

function sharesOf(amounts: readonly Minor[]): Result<Minor[], MirrorProblem> {
  if (amounts.some((amount) => amount < 0)) return err("negative-amount");
  const shares = allocate(minor(1_000), amounts);
  if (shares.ok) return shares;
  return err(shares.problem === "no-weights" ? "nothing-to-mirror" : "too-large");
}
