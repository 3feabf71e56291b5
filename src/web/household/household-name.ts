import type { HouseholdState } from "#web/store/household-state.ts";

/** What a household calls itself, or words in its place. */
export function householdName({ space, of }: HouseholdState): string {
  const name = of.household.list()[0]?.name.trim();
  if (name) return name;
  return space === "private" ? "Only you" : "Household without a name";
}
