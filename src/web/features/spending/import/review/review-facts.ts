import type { Household } from "#domain/household/household.ts";
import { formatMoney, minor } from "#domain/money/money.ts";
import type { Day } from "#domain/time/day.ts";
import { countWords, dayWords } from "../count-words.ts";
import type { Review, Sorted } from "./review.ts";

export interface ReviewFacts {
  byRule: number;
  byHistory: number;
  unsorted: number;
  income: number;
  afterToday: number;
  out: number;
  in: number;
  first: Day | undefined;
  last: Day | undefined;
}

/** What the chosen ones come to. */
export function factsOf(chosen: readonly Sorted[], today: Day): ReviewFacts {
  const facts: ReviewFacts = {
    ...{ byRule: 0, byHistory: 0, unsorted: 0, income: 0, afterToday: 0, out: 0, in: 0 },
    ...{ first: undefined, last: undefined },
  };
  for (const { entry, sorting } of chosen) {
    const { kind, amount, day } = entry;
    if (kind === "income") facts.income += 1;
    else if (sorting) facts[sorting.by === "rule" ? "byRule" : "byHistory"] += 1;
    else facts.unsorted += 1;
    if (day > today) facts.afterToday += 1;
    if (kind === "income" || amount < 0) facts.in += Math.abs(amount);
    else facts.out += amount;
    if (facts.first === undefined || day < facts.first) facts.first = day;
    if (facts.last === undefined || day > facts.last) facts.last = day;
  }
  return facts;
}

/** "3 Feb 2026 to 30 Apr 2026. $1,204.10 went out, $2,000.00 came in." Sums too large to be exact are not told. */
export function spanWords({ first, last, out, in: into }: ReviewFacts, household: Household): string {
  if (first === undefined || last === undefined) return "";
  const days = first === last ? dayWords(first) : `${dayWords(first)} to ${dayWords(last)}`;
  if (!Number.isSafeInteger(out) || !Number.isSafeInteger(into)) return `${days}.`;
  const moved = [
    out > 0 ? `${formatMoney(minor(out), household)} went out` : [],
    into > 0 ? `${formatMoney(minor(into), household)} came in` : [],
  ].flat();
  return `${days}. ${moved.join(", ")}.`;
}

/** Rows that are no entries; blank ones and headers are nobody's concern. */
export function leftOutWords({ summary: { leftOut } }: Review): string {
  const parts = [
    leftOut.sum > 0 ? countWords(leftOut.sum, "sum", "sums") : [],
    leftOut.skipped > 0 ? `${leftOut.skipped.toLocaleString("en")} pending or declined` : [],
    leftOut["nothing-moved"] > 0 ? `${leftOut["nothing-moved"].toLocaleString("en")} that moved nothing` : [],
  ].flat();
  return parts.length === 0 ? "" : `Left out, as they are no entries: ${new Intl.ListFormat("en").format(parts)}.`;
}

/** "120 by your rules, 80 as before, 12 without a category." */
export function sortingWords({ byRule, byHistory, unsorted, income }: ReviewFacts): string {
  const count = (number: number, words: string) => (number > 0 ? `${number.toLocaleString("en")} ${words}` : []);
  const parts = [
    count(byRule, "by your rules"),
    count(byHistory, "as the payee had before"),
    count(unsorted, "without a category yet"),
    count(income, "income, which has none"),
  ].flat();
  return parts.join(", ");
}
