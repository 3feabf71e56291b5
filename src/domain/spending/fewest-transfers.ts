import { type Minor, minor } from "../money/money.ts";

/** Above zero: is owed this amount. Below: owes it. All balances add up to zero. */
export interface PersonBalance {
  id: string;
  amount: Minor;
}

export interface Transfer {
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
