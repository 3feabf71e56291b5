import type { Explanation, Figure } from "../explain.ts";
import type { Household } from "../household/household.ts";
import { allocate } from "../money/allocate.ts";
import { type Minor, minor } from "../money/money.ts";
import { err, ok, type Result } from "../result.ts";
import { withoutFunds } from "./bill-funds.ts";
import { addUp, outgoings, weekOfFlow } from "./flows.ts";
import { type BudgetProblem, checkAmounts, weeklyBudget } from "./weekly-budget.ts";

/** The rule of thumb the mirror is held beside, in thousandths. A place to look from, not a mark. */
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

/** The plan in the mirror. What is laid by for a bill is the bill's, and no saving. In a week that is short nothing is saved, and the shares are of what goes out. */
export function mirror(household: Household): Result<Mirror, BudgetProblem | MirrorProblem> {
  const [budget, checked] = [weeklyBudget(withoutFunds(household)), checkAmounts(household)];
  if (!budget.ok) return budget;
  if (!checked.ok) return checked;
  const out = outgoings(checked.value);
  const ofKind = (wanted: "need" | "want") => out.filter(({ kind }) => kind === wanted);
  const needs = addUp(
    "bills and budgets that are needs + debt minimums, each for one week",
    ofKind("need"),
    weekOfFlow,
  );
  const wants = addUp("bills and budgets that are wants, each for one week", ofKind("want"), weekOfFlow);
  return mirrorOf(needs, wants, budget.value.canSave);
}

/** Any three amounts in the mirror, such as a real month’s; debt payments beyond minimums belong to savings. */
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

/** Why the three shares are what they are. */
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
