import type { HouseholdState } from "../household-state.ts";
import type { LinkNames } from "./inviting.ts";

const longest = 80;

const shown = (name: string | undefined): string | null => name?.trim().slice(0, longest) || null;

/** What the household is called, and whoever in it has this account; null where nobody has said. */
export function namesIn(household: HouseholdState | undefined, uid: string | null): LinkNames {
  const person = household?.of.person.list().find((one) => uid !== null && one.uid === uid);
  return { householdName: shown(household?.of.household.list()[0]?.name), inviterName: shown(person?.name) };
}
