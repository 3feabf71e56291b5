import type { Assumptions, Household } from "../household/household.ts";
import type { Rate } from "../money/rate.ts";

/** Careful ones, for a household that said nothing: 5 % growth, 2 % inflation, 4 % a year to live on. */
export const usualAssumptions: Assumptions = {
  growth: 5_000 as Rate,
  inflation: 2_000 as Rate,
  withdrawal: 4_000 as Rate,
};

export const assumptionsOf = ({ assumptions }: Pick<Household, "assumptions">): Assumptions =>
  assumptions ?? usualAssumptions;
