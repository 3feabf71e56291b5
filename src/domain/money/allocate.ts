import { err, ok, type Result } from "../result.ts";
import { type Minor, minor } from "./money.ts";

export type AllocationProblem = "no-weights" | "bad-weight";

/**
 * Splits an amount by weights so that the parts add up to it exactly and none is a unit or more from its fair share
 * (largest remainder; ties go to the earlier part). Negative amounts split as their mirror image.
 */
export function allocate(amount: Minor, weights: readonly number[]): Result<Minor[], AllocationProblem> {
  if (weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0)) return err("bad-weight");
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total === 0n) return err("no-weights");
  const sign = amount < 0 ? -1 : 1;
  return ok(shares(BigInt(Math.abs(amount)), weights.map(BigInt), total).map((share) => minor(sign * Number(share))));
}

/** Uses big integers, because an amount times a weight may exceed exact numbers. */
function shares(amount: bigint, weights: readonly bigint[], total: bigint): bigint[] {
  const floors = weights.map((weight) => (amount * weight) / total);
  const rests = weights.map((weight, index) => ({ index, rest: (amount * weight) % total }));
  const left = Number(amount - floors.reduce((sum, floor) => sum + floor, 0n));
  const lucky = rests.sort((a, b) => (b.rest > a.rest ? 1 : b.rest < a.rest ? -1 : a.index - b.index)).slice(0, left);
  for (const { index } of lucky) floors[index] = floors[index]! + 1n;
  return floors;
}
