import type { Account, Debt } from "#domain/household/household.ts";
import type { Balance } from "#domain/household/records.ts";
import type { HoldingOn, Standing } from "#domain/net-worth/holdings-on.ts";
import type { Place } from "../worth.ts";

/** The account or debt whose balances are shown. */
export interface Kept {
  kind: HoldingOn["kind"];
  place: Place;
  item: Account | Debt;
  standing: Standing | null;
}

/** Newest first; of several on one day the one that counts comes first. */
export const balancesOf = ({ kind, place, item }: Kept): Balance[] =>
  place.balances
    .filter(({ of }) => of.kind === kind && of.id === item.id)
    .sort((a, b) => (a.day === b.day ? (a.id < b.id ? 1 : -1) : a.day < b.day ? 1 : -1));
