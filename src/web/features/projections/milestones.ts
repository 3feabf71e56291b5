import type { Explanation, ExplanationInput } from "#domain/explain.ts";
import type { Household } from "#domain/household/household.ts";
import { fundedBills } from "#domain/plan/bill-funds.ts";
import type { Ahead } from "#domain/projections/ahead.ts";
import type { AheadLine } from "#domain/projections/ahead-line.ts";
import { independenceTarget } from "#domain/projections/independence.ts";

/** A milestone within the projected years, in weeks from now; null if it is not reached within them. */
export interface Milestone {
  what: "goal" | "debt-free" | "independence";
  key: string;
  label: string;
  weeks: number | null;
  /** The best and the worst of the three scenarios. */
  soonest: number | null;
  latest: number | null;
  why: Explanation;
}

/** Leaves out what is reached already, except independence. */
export function milestonesOf(ahead: Ahead, household: Household): Milestone[] {
  const all = [...goalsIn(ahead, household), ...debtFreeIn(ahead, household), ...independenceIn(ahead, household)];
  return all.toSorted((one, other) => (one.weeks ?? never) - (other.weeks ?? never));
}

const never = Number.MAX_SAFE_INTEGER;

function goalsIn(ahead: Ahead, household: Household): Milestone[] {
  const funds = fundedBills(household);
  return household.goals
    .filter(({ id, state }) => state === "active" && !funds.has(id) && ahead.expected.goals.get(id) !== 0)
    .map(({ id, label, target }) => {
      const inputs = [{ label: "Target", amount: target }];
      return milestone({ what: "goal", key: id, label }, ahead, ({ goals }) => goals.get(id) ?? null, inputs);
    });
}

function debtFreeIn(ahead: Ahead, { debts }: Household): Milestone[] {
  if (debts.length === 0 || ahead.expected.debtFree === 0) return [];
  return [
    milestone({ what: "debt-free", key: "debt-free", label: "Debt-free" }, ahead, ({ debtFree }) => debtFree, []),
  ];
}

function independenceIn(ahead: Ahead, household: Household): Milestone[] {
  const target = independenceTarget(household);
  if (!target) return [];
  const inputs = [...target.why.inputs, { label: "Needed, in today’s money", amount: target.amount }];
  const named = { what: "independence", key: "independence", label: "Independence" } as const;
  return [milestone(named, ahead, ({ independence }) => independence, inputs)];
}

type Named = Pick<Milestone, "what" | "key" | "label">;

function milestone(
  named: Named,
  ahead: Ahead,
  weeksIn: (line: AheadLine) => number | null,
  inputs: ExplanationInput[],
) {
  const all = [ahead.low, ahead.expected, ahead.high].map(weeksIn);
  const known = all.filter((weeks) => weeks !== null);
  const soonest = known.length > 0 ? Math.min(...known) : null;
  const latest = known.length === all.length ? Math.max(...known) : null;
  const [weeks = null] = [all[1]];
  return { ...named, weeks, soonest, latest, why: whyWhen(named, { soonest, weeks, latest }, inputs) };
}

const formulas: Readonly<Record<Milestone["what"], string>> = {
  goal: "weeks of the plan, one after the other, until it holds its target",
  "debt-free": "weeks of the plan, one after the other, until nothing is owed",
  independence:
    "weeks of the plan, one after the other, until your money, things aside, would carry a year’s bills and budgets " +
    "for good: a year of them ÷ the withdrawal rate",
};

type Weeks = Pick<Milestone, "soonest" | "weeks" | "latest">;

function whyWhen({ what }: Named, { soonest, weeks, latest }: Weeks, inputs: ExplanationInput[]): Explanation {
  const count = (label: string, of: number | null): ExplanationInput =>
    of === null ? { label, text: "not within these years" } : { label, count: of };
  return {
    formula: formulas[what],
    inputs: [
      ...inputs,
      count("Weeks, as expected", weeks),
      count("Weeks, with more growth and good weeks", soonest),
      count("Weeks, with less growth and lean weeks", latest),
    ],
  };
}
