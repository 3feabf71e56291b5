import type { Household, Person } from "../household/household.ts";
import type { Transaction } from "../household/records.ts";
import type { Minor } from "../money/money.ts";
import { checkAmounts } from "../plan/check-amounts.ts";
import { addUp, incomeFlows, weekOfFlow } from "../plan/flows.ts";
import { err, ok, type Result } from "../result.ts";
import { mostCounted } from "./spending-book.ts";

/** What one adult paid and was paid for, in whole minor units. */
export interface PersonCosts {
  /** For the household together, refunds off. */
  together: number;
  /** For another adult alone. */
  forOthers: number;
  /** What other adults paid for this one alone. */
  byOthers: number;
  given: number;
  received: number;
}

export interface SharedCosts {
  byPerson: ReadonlyMap<string, PersonCosts>;
  /** Spending by someone who is no adult of the household; it is in nobody's share. */
  leftOut: number;
}

/** Who paid what. What was for a child, or for someone who is gone, was for the household together. */
export function sharedCosts(
  entries: readonly Transaction[],
  adults: readonly Person[],
): Result<SharedCosts, "too-large"> {
  const byPerson = new Map(adults.map(({ id }) => [id, nothing()]));
  let [leftOut, size] = [0, 0];
  for (const entry of entries) {
    size += Math.abs(entry.amount);
    const payer = byPerson.get(entry.personId);
    if (payer) count(entry, payer, byPerson);
    else if (entry.kind === "spending") leftOut++;
  }
  return size >= mostCounted ? err("too-large") : ok({ byPerson, leftOut });
}

const nothing = (): PersonCosts => ({ together: 0, forOthers: 0, byOthers: 0, given: 0, received: 0 });

function count(entry: Transaction, payer: PersonCosts, byPerson: ReadonlyMap<string, PersonCosts>): void {
  const { kind, amount, forPersonId = "", toPersonId = "" } = entry;
  if (kind === "transfer") handOver(amount, payer, byPerson.get(toPersonId));
  if (kind !== "spending") return;
  const other = byPerson.get(forPersonId);
  if (!other) payer.together += amount;
  // What someone paid for themselves alone is nobody else's business.
  else if (other !== payer) {
    payer.forOthers += amount;
    other.byOthers += amount;
  }
}

function handOver(amount: number, giver: PersonCosts, taker: PersonCosts | undefined): void {
  if (!taker || taker === giver) return;
  giver.given += amount;
  taker.received += amount;
}

/** What each adult earns in a week, as fair shares of the plan have it; nothing where it can't be told or nobody earns. */
export function weeklyIncomes(household: Household, adults: readonly Person[]): Minor[] | undefined {
  const checked = checkAmounts(household);
  if (!checked.ok) return undefined;
  const flows = incomeFlows(checked.value);
  const incomes = adults.map(({ id }) => {
    const own = flows.filter((_, index) => household.incomes[index]!.personId === id);
    return addUp("each pay as it comes to one week, added up", own, weekOfFlow).amount;
  });
  return incomes.some((income) => income > 0) ? incomes : undefined;
}
