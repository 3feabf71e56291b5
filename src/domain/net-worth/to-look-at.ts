import type { Day } from "../time/day.ts";
import type { HoldingOn } from "./holdings-on.ts";

/** All accounts and debts in the order in which they want a look: never looked at, then stale ones, then the rest, oldest first. */
export const inOrderOfLook = (holdings: readonly HoldingOn[]): HoldingOn[] =>
  holdings
    .map((holding, index) => ({ holding, index }))
    .sort((a, b) => rank(a.holding) - rank(b.holding) || byDay(a.holding, b.holding) || a.index - b.index)
    .map(({ holding }) => holding);

export const wantsLook = ({ standing }: HoldingOn): boolean => standing === null || standing.isStale;

const rank = ({ standing }: HoldingOn): number => (standing === null ? 0 : standing.isStale ? 1 : 2);

function byDay({ standing: a }: HoldingOn, { standing: b }: HoldingOn): number {
  const [one, other]: [Day | "", Day | ""] = [a?.day ?? "", b?.day ?? ""];
  return one === other ? 0 : one < other ? -1 : 1;
}
