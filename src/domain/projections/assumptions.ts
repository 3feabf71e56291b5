import type { Assumptions, Household } from "../household/household.ts";
import type { Rate } from "../money/rate.ts";

/** Conservative defaults: 5 % growth, 2 % inflation, 4 % yearly withdrawal. */
export const defaultAssumptions: Assumptions = {
  growth: 5_000 as Rate,
  inflation: 2_000 as Rate,
  withdrawal: 4_000 as Rate,
};

export const assumptionsOf = ({ assumptions }: Pick<Household, "assumptions">): Assumptions =>
  assumptions ?? defaultAssumptions;
