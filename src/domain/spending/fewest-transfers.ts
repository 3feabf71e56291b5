import { type Minor, minor } from "../money/money.ts";

/** Above zero: is owed so much. Below: owes it. All of them add up to nothing. */
export interface Standing {
  id: string;
  amount: Minor;
}

export interface Transfer {
  from: string;
  to: string;
  amount: Minor;
}

/** Up to this many the fewest are looked for among all ways; more people than that settle in at most one each less one. */
const mostCompared = 12;

/** The fewest transfers that leave everyone at nothing: groups that are even among themselves settle apart. */
export function fewestTransfers(standings: readonly Standing[]): Transfer[] {
  const open = standings.filter(({ amount }) => amount !== 0).sort((a, b) => (a.id < b.id ? -1 : 1));
  const groups = open.length > mostCompared ? [open] : evenGroups(open);
  return groups.flatMap(settleGroup);
}

/** The largest debt goes to whom most is owed: each transfer leaves one of the two even. */
function settleGroup(group: readonly Standing[]): Transfer[] {
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

/** As many groups as there can be that each add up to nothing. */
function evenGroups(open: readonly Standing[]): Standing[][] {
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

/** For every set of people, as bits, what they add up to and how many even groups one after the other can make it. */
function countGroups(open: readonly Standing[]) {
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

function cutWhereEven(people: readonly Standing[]): Standing[][] {
  const groups: Standing[][] = [];
  let [group, sum] = [[] as Standing[], 0];
  for (const person of people) {
    group.push(person);
    sum += person.amount;
    if (sum !== 0) continue;
    groups.push(group);
    group = [];
  }
  return groups;
}
