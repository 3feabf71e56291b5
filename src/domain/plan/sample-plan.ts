import type { Household } from "../household/household.ts";
import { type Minor, minor } from "../money/money.ts";
import type { Day } from "../time/day.ts";
import { sampleHousehold } from "./sample-household.ts";
import { type WaterfallInput, type WaterfallStep, type WeekPlan, weekPlan } from "./waterfall.ts";

interface Given {
  today?: string;
  setAside?: number;
  goalSavings?: [string, number][];
  debtBalances?: [string, number][];
}

const mapOf = (pairs: [string, number][] = []): Map<string, Minor> =>
  new Map(pairs.map(([id, amount]) => [id, minor(amount)]));

/** The plan of a sample household on Monday 16 November 2026, for tests. */
export function plan(parts: Partial<Household>, given: Given = {}): WeekPlan {
  const input: WaterfallInput = {
    household: sampleHousehold(parts),
    today: (given.today ?? "2026-11-16") as Day,
    setAside: minor(given.setAside ?? 0),
    goalSavings: mapOf(given.goalSavings),
    debtBalances: mapOf(given.debtBalances),
  };
  const result = weekPlan(input);
  if (!result.ok) throw new Error(result.problem);
  return result.value;
}

/** What each step gets, by the id or the kind of its target. */
export const amounts = (steps: readonly WaterfallStep[]): Record<string, number> =>
  Object.fromEntries(steps.map(({ target, amount }) => ["id" in target ? target.id : target.kind, amount]));
