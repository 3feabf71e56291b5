import type { Explanation, Figure } from "../explain.ts";
import type { Household, Person, Settling } from "../household/household.ts";
import { allocate } from "../money/allocate.ts";
import { type Minor, minor, sum } from "../money/money.ts";
import { err, ok, type Result } from "../result.ts";
import type { Day } from "../time/day.ts";
import { fewestTransfers } from "./fewest-transfers.ts";
import { entriesBetween } from "./period-entries.ts";
import { whyBalance, whyForOthers, whyHanded, whyPaid, whyShare, whyTotal } from "./settle-why.ts";
import { type PersonCosts, sharedCosts, weeklyIncomes } from "./shared-costs.ts";
import type { SpendingBook } from "./spending-book.ts";

export interface PersonShare {
  person: Person;
  /** For the household together. */
  paid: Figure;
  /** For other adults alone, less what they paid for this one alone. */
  forOthers: Figure;
  share: Figure;
  /** Handed to other adults, less what they handed back. */
  handedOver: Figure;
  /** Above zero: is owed so much. Below: owes it. */
  balance: Figure;
}

export interface Owed {
  from: Person;
  to: Person;
  amount: Minor;
  why: Explanation;
}

export interface Settlement {
  since: Day;
  /** As the household chose, or equal where nobody's income is known. */
  by: Settling["by"];
  total: Figure;
  people: readonly PersonShare[];
  /** Who hands whom how much so that all are even; none where they are. */
  owed: readonly Owed[];
  /** How many entries were paid by someone who is no adult here; they are in nobody's share. */
  leftOut: number;
}

export type SettleProblem = "not-settling" | "too-few-adults" | "too-large";

/** What every adult paid and should have paid since the day they settle from, and who owes whom. */
export function settleShares(household: Household, book: SpendingBook, today: Day): Result<Settlement, SettleProblem> {
  const { settling } = household;
  if (!settling) return err("not-settling");
  const adults = household.people.filter(({ kind }) => kind === "adult");
  if (adults.length < 2) return err("too-few-adults");
  const costs = sharedCosts(entriesBetween(book, settling.since, today), adults);
  if (!costs.ok) return costs;
  const { byPerson, leftOut } = costs.value;
  const incomes = settling.by === "income" ? weeklyIncomes(household, adults) : undefined;
  const total = minor([...byPerson.values()].reduce((all, { together }) => all + together, 0));
  const shares = sharesOf(total, incomes ?? adults.map(() => 1));
  const people = adults.map((person, index) => {
    const why = whyShare(total, adults.length, incomes && { own: incomes[index]!, all: sum(incomes) });
    return personShare(person, byPerson.get(person.id)!, { amount: shares[index]!, why });
  });
  return ok({
    ...{ since: settling.since, by: incomes ? "income" : "equal", people, leftOut, owed: owedAmong(people) },
    total: { amount: total, why: whyTotal(people) },
  });
}

/** To the unit: what is left over by dividing goes to those named first. */
function sharesOf(total: Minor, weights: readonly number[]): Minor[] {
  const shares = allocate(total, weights);
  if (!shares.ok) throw new Error(shares.problem);
  return shares.value;
}

function personShare(person: Person, costs: PersonCosts, share: Figure): PersonShare {
  const { together, forOthers, byOthers, given, received } = costs;
  const balance = together + forOthers - byOthers - share.amount + given - received;
  return {
    ...{ person, share },
    paid: { amount: minor(together), why: whyPaid(costs) },
    forOthers: { amount: minor(forOthers - byOthers), why: whyForOthers(costs) },
    handedOver: { amount: minor(given - received), why: whyHanded(costs) },
    balance: { amount: minor(balance), why: whyBalance(costs, share.amount) },
  };
}

function owedAmong(people: readonly PersonShare[]): Owed[] {
  const byId = new Map(people.map((one) => [one.person.id, one]));
  const standings = people.map(({ person, balance }) => ({ id: person.id, amount: balance.amount }));
  return fewestTransfers(standings).map(({ from, to, amount }) => {
    const debtor = byId.get(from)!;
    return { from: debtor.person, to: byId.get(to)!.person, amount, why: debtor.balance.why };
  });
}
