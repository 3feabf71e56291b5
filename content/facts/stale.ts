import type { Day } from "#content/publications/day-in-words.ts";
import type { Dated, Fact } from "./fact.ts";

/** Facts older than this should be checked again. */
export const freshDays = 180;

export type StaleFact = { fact: Fact; age: number | "undated" };

/** Facts to check again: undated ones first, then the oldest. */
export function staleFacts(facts: readonly Fact[], today: Day): readonly StaleFact[] {
  return facts
    .map((fact) => ({ fact, age: fact.asOf === "undated" ? ("undated" as const) : daysBetween(fact.asOf, today) }))
    .filter(({ age }) => age === "undated" || age > freshDays)
    .sort((one, other) => asNumber(other.age) - asNumber(one.age));
}

const asNumber = (age: StaleFact["age"]): number => (age === "undated" ? Number.MAX_SAFE_INTEGER : age);

/** A month or a year counts from its first day, so less precise dates go stale sooner. */
const daysBetween = (from: Dated, to: Day): number =>
  (Date.parse(firstDay(to)) - Date.parse(firstDay(from))) / 86_400_000;

const firstDay = (date: Dated): string => `${date}-01-01`.slice(0, 10);

export const staleInWords = ({ fact, age }: StaleFact): string =>
  `${age === "undated" ? "undated" : `${age} days`.padStart(9)}  ${fact.about}: ${fact.value}  ${fact.sourceUrl}`;
