import { allocate } from "../money/allocate.ts";
import { type Minor, minor, subtract, sum } from "../money/money.ts";

/** What each pays so that all keep the same. Who would have to be paid for that pays nothing, and the others pay all. */
export function equalLeftover(costs: Minor, incomes: readonly Minor[]): Minor[] {
  const payers = payersOf(costs, incomes);
  const kept = splitEqually(subtract(sum(payers.map((payer) => incomes[payer]!)), costs), payers.length);
  const payments = incomes.map(() => minor(0));
  for (const [order, payer] of payers.entries()) payments[payer] = subtract(incomes[payer]!, kept[order]!);
  return payments;
}

/** Parts that differ by one unit at most, the larger ones first. */
export function splitEqually(amount: Minor, parts: number): Minor[] {
  const shares = allocate(amount, Array<number>(parts).fill(1));
  if (!shares.ok) throw new Error(`No parts to split into: ${parts}`);
  return shares.value;
}

/** The fewest of the best paid who can bear the costs and still keep at least what the next one earns. */
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
