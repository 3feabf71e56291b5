import type { Household } from "#domain/household/household.ts";
import type { SaveTarget } from "#domain/household/records.ts";

const steps = { buffer: "Starter buffer", emergency: "Emergency fund", investing: "Investing" } as const;
const gone = { goal: "A goal that is gone", debt: "A debt that is gone", account: "An account that is gone" } as const;

/** What a save went to, by its name today. What was deleted since still took the money. */
export function targetWords(target: SaveTarget, { goals, debts, accounts }: Household): string {
  if (!("id" in target)) return steps[target.kind];
  const lists = { goal: goals, debt: debts, account: accounts };
  return lists[target.kind].find(({ id }) => id === target.id)?.label ?? gone[target.kind];
}
