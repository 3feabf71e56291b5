import type { Explanation, Figure } from "../explain.ts";
import type { Household, Person, Settling } from "../household/household.ts";
import type { Transaction } from "../household/records.ts";
import { allocate } from "../money/allocate.ts";
import { type Minor, minor, sum } from "../money/money.ts";
import { addUp, incomeFlows, weeklyAmount } from "../plan/flows.ts";
import { checkAmounts } from "../plan/weekly-budget.ts";
import { err, ok, type Result } from "../result.ts";
import type { Day } from "../time/day.ts";
import { fewestTransfers } from "./fewest-transfers.ts";
import { entriesBetween, maxExactSum, type SpendingBook } from "./spending-book.ts";

export interface PersonShare {
  person: Person;
  /** Paid for the household together. */
  paid: Figure;
  /** Paid for other adults alone, minus what they paid for this person alone. */
  forOthers: Figure;
  share: Figure;
  /** Transferred to other adults, minus what they transferred back. */
  handedOver: Figure;
  /** Above zero: is owed this amount. Below: owes it. */
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
  /** The household's choice, or equal when no income is known. */
  by: Settling["by"];
  total: Figure;
  people: readonly PersonShare[];
  /** The transfers that settle all balances. */
  owed: readonly Owed[];
  /** The number of entries paid by someone who is not an adult of the household; they are in nobody's share. */
  leftOut: number;
}

export type SettleProblem = "not-settling" | "too-few-adults" | "too-large";

/** What every adult paid and should have paid since the settling day, and who owes whom. */
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

/** Exact to the unit: remainders go to the people listed first. */
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
  const balances = people.map(({ person, balance }) => ({ id: person.id, amount: balance.amount }));
  return fewestTransfers(balances).map(({ from, to, amount }) => {
    const debtor = byId.get(from)!;
    return { from: debtor.person, to: byId.get(to)!.person, amount, why: debtor.balance.why };
  });
}

/** What one adult paid and received, in minor units. */
interface PersonCosts {
  /** For the household together, minus refunds. */
  together: number;
  /** For another adult alone. */
  forOthers: number;
  /** What other adults paid for this one alone. */
  byOthers: number;
  given: number;
  received: number;
}

interface SharedCosts {
  byPerson: ReadonlyMap<string, PersonCosts>;
  /** The number of expenses by someone who is not an adult of the household; they are in nobody's share. */
  leftOut: number;
}

/** Who paid what. Spending for a child or a deleted person counts as for the household together. */
function sharedCosts(entries: readonly Transaction[], adults: readonly Person[]): Result<SharedCosts, "too-large"> {
  const byPerson = new Map(adults.map(({ id }) => [id, nothing()]));
  let [leftOut, size] = [0, 0];
  for (const entry of entries) {
    size += Math.abs(entry.amount);
    const payer = byPerson.get(entry.personId);
    if (payer) count(entry, payer, byPerson);
    else if (entry.kind === "spending") leftOut++;
  }
  return size >= maxExactSum ? err("too-large") : ok({ byPerson, leftOut });
}

const nothing = (): PersonCosts => ({ together: 0, forOthers: 0, byOthers: 0, given: 0, received: 0 });

function count(entry: Transaction, payer: PersonCosts, byPerson: ReadonlyMap<string, PersonCosts>): void {
  const { kind, amount, forPersonId = "", toPersonId = "" } = entry;
  if (kind === "transfer") handOver(amount, payer, byPerson.get(toPersonId));
  if (kind !== "spending") return;
  const other = byPerson.get(forPersonId);
  if (!other) payer.together += amount;
  // Spending for oneself alone is not shared.
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

/** Each adult's weekly income, as in the plan's fair shares; undefined when unknown or all zero. */
function weeklyIncomes(household: Household, adults: readonly Person[]): Minor[] | undefined {
  const checked = checkAmounts(household);
  if (!checked.ok) return undefined;
  const flows = incomeFlows(checked.value);
  const incomes = adults.map(({ id }) => {
    const own = flows.filter((_, index) => household.incomes[index]!.personId === id);
    return addUp("each pay as it comes to one week, added up", own, weeklyAmount).amount;
  });
  return incomes.some((income) => income > 0) ? incomes : undefined;
}

const input = (label: string, amount: number) => ({ label, amount: minor(amount) });

const whyTotal = (people: readonly PersonShare[]): Explanation => ({
  formula: "what each paid for the household together, refunds taken off, added up",
  inputs: people.map(({ person, paid }) => ({ label: person.name, amount: paid.amount })),
});

const whyPaid = ({ together }: PersonCosts): Explanation => ({
  formula: "own entries that were for nobody alone, refunds taken off",
  inputs: [input("For the household together", together)],
});

const whyForOthers = ({ forOthers, byOthers }: PersonCosts): Explanation => ({
  formula: "paid for others alone − what others paid for this person alone",
  inputs: [input("Paid for others alone", forOthers), input("Paid by others", byOthers)],
});

const whyHanded = ({ given, received }: PersonCosts): Explanation => ({
  formula: "handed to others − received from them",
  inputs: [input("Handed over", given), input("Received", received)],
});

function whyShare(total: Minor, adults: number, income: { own: Minor; all: Minor } | undefined): Explanation {
  const paid = { label: "Paid for the household together", amount: total };
  if (!income) return { formula: "paid together ÷ adults", inputs: [paid, { label: "Adults", count: adults }] };
  return {
    formula: "paid together × own income ÷ all incomes",
    inputs: [
      paid,
      { label: "Own income a week", amount: income.own },
      { label: "All incomes a week", amount: income.all },
    ],
  };
}

/** Optional inputs that are zero are left out. */
function whyBalance(costs: PersonCosts, share: Minor): Explanation {
  const others = [
    input("Paid for others alone", costs.forOthers),
    input("Paid by others for this person alone", -costs.byOthers),
    input("Handed over", costs.given),
    input("Received", -costs.received),
  ];
  return {
    formula: "paid − own share, with what was paid for one another and handed over; below zero is owed",
    inputs: [
      input("Paid for the household together", costs.together),
      input("Own share", -share),
      ...others.filter(({ amount }) => amount !== 0),
    ],
  };
}
