import type { Household, Person } from "../household/household.ts";
import type { Transaction } from "../household/records.ts";
import { income, sampleHousehold } from "../plan/sample-household.ts";
import type { Day } from "../time/day.ts";
import { type Settlement, settleShares } from "./settle-shares.ts";
import { spendingBook } from "./spending-book.ts";
import { autumn, entry } from "./spending-fixture.ts";

/** Two adults and a child who settle since October, on a Thursday in November. */
export const person = (id: string, kind: Person["kind"] = "adult"): Person => ({ id, name: id, kind });
const since = "2026-10-05" as Day;
const today = "2026-11-12" as Day;
export const couple = (by: "equal" | "income" = "equal", more: Partial<Household> = {}): Household =>
  sampleHousehold({
    ...{ people: [person("maya"), person("tom"), person("ana", "child")], settling: { since, by } },
    incomes: [income(92_000, { personId: "maya" }), income(69_000, { id: "school", personId: "tom" })],
    ...more,
  });
export const asked = (household: Household, entries: readonly Transaction[]) =>
  settleShares(household, spendingBook(entries, autumn), today);
export function settled(household: Household, entries: readonly Transaction[]): Settlement {
  const found = asked(household, entries);
  if (!found.ok) throw new Error(found.problem);
  return found.value;
}
export const by = (personId: string, amount: number, more: Partial<Transaction> = {}, day = "2026-11-02") =>
  entry(day, amount, { personId, ...more });
export const owedIn = ({ owed }: Settlement) => owed.map(({ from, to, amount }) => [from.id, to.id, amount]);
