import fc from "fast-check";
import { anyHouseholdNow, type HouseholdNow } from "#domain/dashboard/any-household-now.fixture.ts";
import type { AnyRecord, RecordKind } from "#sync/record.ts";
import { record } from "./records.ts";

/** The same households on every machine: a failure names the number of its household. */
const seed = 30;

/** So many generated households as records, in the week of 13 November 2026. */
export const generatedHouseholds = (count: number): AnyRecord[][] =>
  fc.sample(anyHouseholdNow, { seed, numRuns: count }).map(recordsOf);

export function recordsOf({ household, began, ...lists }: HouseholdNow): AnyRecord[] {
  const { country, currency, locale, calendars, moneyDate, reason, payoff, ...rows } = household;
  const own = { country, currency, locale, calendars, moneyDate, reason, began, ...(payoff && { payoff }) };
  const all = (kind: RecordKind, of: readonly { id: string }[]) => of.map((one) => record(kind, one.id, one));
  return [
    record("household", "household", { ...own, name: "Generated" }),
    ...all("person", rows.people),
    ...all("income", rows.incomes),
    ...all("bill", rows.bills),
    ...all("category", rows.categories),
    ...all("account", rows.accounts),
    ...all("debt", rows.debts),
    ...all("goal", rows.goals),
    ...all("transaction", lists.entries),
    ...all("save", lists.saves),
    ...all("withdrawal", lists.withdrawals),
    ...all("balance", lists.balances),
    ...lists.reviews.map((review) => record("week-review", `review-${review.week}`, review)),
  ];
}
