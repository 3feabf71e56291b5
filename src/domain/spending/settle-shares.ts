import type { Explanation, Figure } from "../explain.ts";
import type { Household, Person, Settling } from "../household/household.ts";
import type { Transaction } from "../household/records.ts";
import { allocate } from "../money/allocate.ts";
import { type Minor, minor, sum } from "../money/money.ts";
import { addUp, incomeFlows, weeklyAmount } from "../plan/flows.ts";
import { checkAmounts } from "../plan/weekly-budget.ts";
import { err, ok, type Result } from "../result.ts";
import type { Day } from "../time/day.ts";
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
    since: settling.since,
    by: incomes ? "income" : "equal",
    people,
    leftOut,
    owed: owedAmong(people),
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
    person,
    share,
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

/** Above zero: is owed this amount. Below: owes it. All balances add up to zero. */
export interface PersonBalance {
  id: string;
  amount: Minor;
}

interface Transfer {
  from: string;
  to: string;
  amount: Minor;
}

/** Up to this many people an exact search finds the fewest transfers; beyond that n − 1 transfers are enough. */
const maxCompared = 12;

/** The fewest transfers that settle everyone: subsets that add up to zero settle separately. */
export function fewestTransfers(balances: readonly PersonBalance[]): Transfer[] {
  const open = balances.filter(({ amount }) => amount !== 0).sort((a, b) => (a.id < b.id ? -1 : 1));
  const groups = open.length > maxCompared ? [open] : evenGroups(open);
  return groups.flatMap(settleGroup);
}

/** Greedy: the largest debtor pays the largest creditor, so each transfer settles at least one of them. */
function settleGroup(group: readonly PersonBalance[]): Transfer[] {
  const left = group.map((one) => ({ ...one }));
  const transfers: Transfer[] = [];
  while (true) {
    const to = left.reduce((one, other) => (other.amount > one.amount ? other : one));
    const from = left.reduce((one, other) => (other.amount < one.amount ? other : one));
    const amount = minor(Math.min(to.amount, -from.amount));
    if (amount <= 0) return transfers;
    transfers.push({ from: from.id, to: to.id, amount });
    to.amount = minor(to.amount - amount);
    from.amount = minor(from.amount + amount);
  }
}

/** Partitions people into the largest number of groups that each add up to zero. */
function evenGroups(open: readonly PersonBalance[]): PersonBalance[][] {
  const { sums, most } = countGroups(open);
  const order: number[] = [];
  for (let set = sums.length - 1; set > 0; ) {
    const wanted = most[set]! - (sums[set] === 0 ? 1 : 0);
    const last = open.findLastIndex((_, index) => set & (1 << index) && most[set ^ (1 << index)] === wanted);
    order.unshift(last);
    set ^= 1 << last;
  }
  return cutWhereEven(order.map((index) => open[index]!));
}

/** Dynamic programming over bit sets of people: the sum of each set, and the most zero-sum groups in it. */
function countGroups(open: readonly PersonBalance[]) {
  const size = 1 << open.length;
  const [sums, most] = [new Float64Array(size), new Uint8Array(size)];
  for (let set = 1; set < size; set++) {
    for (const [index, { amount }] of open.entries()) {
      const bit = 1 << index;
      if (!(set & bit)) continue;
      sums[set] = sums[set ^ bit]! + amount;
      most[set] = Math.max(most[set]!, most[set ^ bit]!);
    }
    if (sums[set] === 0) most[set]!++;
  }
  return { sums, most };
}

function cutWhereEven(people: readonly PersonBalance[]): PersonBalance[][] {
  const groups: PersonBalance[][] = [];
  let [group, sum] = [[] as PersonBalance[], 0];
  for (const person of people) {
    group.push(person);
    sum += person.amount;
    if (sum !== 0) continue;
    groups.push(group);
    group = [];
  }
  return groups;
}
