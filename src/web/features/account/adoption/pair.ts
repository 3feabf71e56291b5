import { householdName } from "#web/household/household-name.ts";
import type { HouseholdState } from "#web/store/household-state.ts";

/** The two that have met: the one that was here without an account, and one that the account had already. */
export interface Pair {
  brought: HouseholdState;
  other: HouseholdState;
}

export type Side = keyof Pair;

export const sides = ["brought", "other"] as const satisfies readonly Side[];

export const sideWords: Readonly<Record<Side, string>> = {
  brought: "From this device",
  other: "In your account",
};

export const otherSide = (side: Side): Side => (side === "brought" ? "other" : "brought");

/** What each is called; two of one name are told apart by where they come from. */
export function namesOf(pair: Pair): Readonly<Record<Side, string>> {
  const [brought, other] = [householdName(pair.brought), householdName(pair.other)];
  if (brought !== other) return { brought, other };
  return { brought: `${brought} (from this device)`, other: `${other} (in your account)` };
}
