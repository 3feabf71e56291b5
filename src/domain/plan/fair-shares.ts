import type { Explanation, Figure } from "../explain.ts";
import { allocate } from "../money/allocate.ts";
import { type Minor, minor, subtract, sum } from "../money/money.ts";
import { err, ok, type Result } from "../result.ts";

export type SharingMethod = "half-and-half" | "by-income" | "equal-leftover";

export interface PersonIncome {
  id: string;
  income: Minor;
}

export interface FairShare {
  id: string;
  pays: Figure;
  /** What the person keeps; below zero when their share exceeds what they earn. */
  left: Figure;
}

export type SharingProblem = "no-people" | "no-income" | "negative-amount" | "too-large";

/** Splits shared costs between people, to the unit. Odd units go to the people listed first. */
export function fairShares(
  method: SharingMethod,
  costs: Minor,
  people: readonly PersonIncome[],
): Result<FairShare[], SharingProblem> {
  const problem = problemOf(costs, people);
  if (problem) return err(problem);
  const incomes = people.map(({ income }) => income);
  const payments = paymentsBy[method](costs, incomes);
  if (!payments.ok) return payments;
  const inputs = [
    { label: "Shared costs", amount: costs },
    { label: "All incomes", amount: sum(incomes) },
    { label: "People", count: people.length },
  ];
  const why = { formula: formulas[method], inputs };
  return ok(people.map((person, index) => shareOf(person, payments.value[index]!, why)));
}

function problemOf(costs: Minor, people: readonly PersonIncome[]): SharingProblem | undefined {
  const amounts = [costs, ...people.map(({ income }) => income)];
  if (people.length === 0) return "no-people";
  if (amounts.some((amount) => amount < 0)) return "negative-amount";
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  return [...amounts, total].every(Number.isSafeInteger) ? undefined : "too-large";
}

function byIncome(costs: Minor, incomes: readonly Minor[]): Result<Minor[], SharingProblem> {
  const shares = allocate(costs, incomes);
  return shares.ok ? shares : err("no-income");
}

type Payments = (costs: Minor, incomes: readonly Minor[]) => Result<Minor[], SharingProblem>;

const paymentsBy: Record<SharingMethod, Payments> = {
  "half-and-half": (costs, incomes) => ok(splitEqually(costs, incomes.length)),
  "by-income": byIncome,
  "equal-leftover": (costs, incomes) => ok(equalLeftover(costs, incomes)),
};

const formulas: Record<SharingMethod, string> = {
  "half-and-half": "shared costs ÷ people",
  "by-income": "shared costs × own income ÷ all incomes",
  "equal-leftover": "own income − what everyone keeps alike; never below zero",
};

function shareOf({ id, income }: PersonIncome, amount: Minor, { formula, inputs }: Explanation): FairShare {
  const own = { label: "Own income", amount: income };
  const pays = { amount, why: { formula, inputs: [...inputs, own] } };
  const why = { formula: "own income − own share", inputs: [own, { label: "Own share", amount }] };
  return { id, pays, left: { amount: subtract(income, amount), why } };
}

/** What each pays so that all keep the same. A person who earns too little for that pays nothing, and the others pay it all. */
function equalLeftover(costs: Minor, incomes: readonly Minor[]): Minor[] {
  const payers = payersOf(costs, incomes);
  const remaining = splitEqually(subtract(sum(payers.map((payer) => incomes[payer]!)), costs), payers.length);
  const payments = incomes.map(() => minor(0));
  for (const [order, payer] of payers.entries()) payments[payer] = subtract(incomes[payer]!, remaining[order]!);
  return payments;
}

/** Parts that differ by at most one unit, the larger ones first. */
function splitEqually(amount: Minor, parts: number): Minor[] {
  const shares = allocate(amount, Array<number>(parts).fill(1));
  if (!shares.ok) throw new Error(`No parts to split into: ${parts}`);
  return shares.value;
}

/** The smallest group of top earners who can pay the costs and still keep at least what the next person earns. */
function payersOf(costs: Minor, incomes: readonly Minor[]): number[] {
  const byIncome = incomes.map((_, index) => index).sort((a, b) => incomes[b]! - incomes[a]!);
  let earned = 0n;
  const last = byIncome.findIndex((person, index) => {
    earned += BigInt(incomes[person]!);
    const next = byIncome[index + 1];
    return next === undefined || earned - BigInt(costs) >= BigInt(incomes[next]!) * BigInt(index + 1);
  });
  return byIncome.slice(0, last + 1).sort((a, b) => a - b);
}
