import type { Figure } from "#domain/explain.ts";
import type { Minor } from "#domain/money/money.ts";
import type { SharingMethod } from "#domain/plan/fair-shares.ts";
import { isLessInvolved, ownPart } from "#domain/saves/split-save-fairly.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import type { ThisWeek } from "#web/household/this-week/this-week.ts";
import { adultsOf } from "#web/household/words/people-words.ts";
import type { HouseholdState } from "#web/store/household-state.ts";

/** How the household shares what it pays, where it has said so. */
export const sharingOf = ({ of }: HouseholdState): SharingMethod | undefined => of.settings.list()[0]?.sharing;

/** Whether this person gets the light way in: one of two adults, and the one who recorded fewer weeks of late. */
export function isLightFor(
  { household, saves, week }: Pick<Figures, "household" | "saves" | "week">,
  self: string | undefined,
): boolean {
  const [one, other, third] = adultsOf(household.people).map(({ id }) => id);
  if (self === undefined || !one || !other || third || (self !== one && self !== other)) return false;
  return isLessInvolved(saves, [self, self === one ? other : one], week);
}

export interface LightPart {
  planned: Minor;
  yours: Figure;
}

/** What is asked of this person, where anything is. */
export function lightPartOf(
  { household, plan, saves }: ThisWeek,
  self: string,
  sharing: SharingMethod = "half-and-half",
): LightPart | null {
  if (!plan.ok) return null;
  const planned = plan.value.budget.canSave.amount;
  const adults = adultsOf(household.people);
  const yours = ownPart({ household, adults, self, method: sharing, planned, saves });
  return yours && yours.amount > 0 ? { planned, yours } : null;
}
