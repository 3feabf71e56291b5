import { createHmac, randomBytes } from "node:crypto";

interface Budget {
  left: number;
  /** When so much was left. */
  at: number;
}

interface Limits {
  /** Events a minute, for as long as one likes. */
  aMinute: number;
  /** And so many at once, such as by whoever was offline for a while. */
  atOnce: number;
  /** Of so many addresses at most it is known; who sent nothing for the longest time is forgotten first. */
  addresses: number;
}

export const eventBudget: Limits = { aMinute: 600, atOnce: 1_200, addresses: 20_000 };

/**
 * How many events an address may send. Counted in memory, so that no flood reaches a database, and under a name made with a
 * key that ends with this process, so that no address is kept.
 */
export function addressBudgets({ aMinute, atOnce, addresses }: Limits): {
  /** Takes so many and gives 0, or gives the milliseconds to wait first. */
  take(address: string, count: number, now: number): number;
  known(): number;
} {
  const key = randomBytes(32);
  const nameOf = (address: string) => createHmac("sha256", key).update(address).digest("base64url");
  const budgets = new Map<string, Budget>();
  const aMillisecond = aMinute / 60_000;
  const leftAt = ({ left, at }: Budget, now: number) => Math.min(atOnce, left + Math.max(0, now - at) * aMillisecond);

  /** Of whoever has everything left there is nothing to know. Two a time, so that they go faster than they come. */
  function forgetSome(now: number): void {
    for (const [name, budget] of [...firstOf(budgets, 2)])
      if (budgets.size > addresses || leftAt(budget, now) >= atOnce) budgets.delete(name);
  }

  return {
    take(address, count, now) {
      const name = nameOf(address);
      const known = budgets.get(name);
      const left = known ? leftAt(known, now) : atOnce;
      if (count > left) return Math.ceil((count - left) / aMillisecond);
      // Anew, so that who came last stands last.
      budgets.delete(name);
      budgets.set(name, { left: left - count, at: now });
      forgetSome(now);
      return 0;
    },
    known: () => budgets.size,
  };
}

function* firstOf<Key, Value>(map: Map<Key, Value>, count: number): Generator<[Key, Value], void> {
  let given = 0;
  for (const entry of map) {
    if (given === count) return;
    given += 1;
    yield entry;
  }
}
