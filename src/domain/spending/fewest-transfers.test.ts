import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minor } from "../money/money.ts";
import { fewestTransfers, type PersonBalance } from "./fewest-transfers.ts";

const standings = (...amounts: readonly number[]): PersonBalance[] =>
  amounts.map((amount, index) => ({ id: `p${String(index).padStart(2, "0")}`, amount: minor(amount) }));
const told = (list: readonly PersonBalance[]) =>
  fewestTransfers(list).map(({ from, to, amount }) => [from, to, amount]);

/** Every way to part people into even groups, tried one by one. */
function mostGroups(amounts: readonly number[]): number {
  if (amounts.length === 0) return 0;
  const [first, ...rest] = amounts;
  let most = 0;
  for (let set = 0; set < 1 << rest.length; set++) {
    const isIn = (index: number) => (set & (1 << index)) !== 0;
    const sum = rest.reduce((all, amount, index) => (isIn(index) ? all + amount : all), first!);
    if (sum === 0) most = Math.max(most, 1 + mostGroups(rest.filter((_, index) => !isIn(index))));
  }
  return most;
}

const even = (most: number) =>
  fc
    .array(fc.integer({ min: -9, max: 9 }), { maxLength: most })
    .map((some) => [...some, 0 - some.reduce((sum, amount) => sum + amount, 0)]);

describe("who hands whom how much", () => {
  it("[SN19] is one transfer between two, and none where all are even", () => {
    expect(told(standings(500, -500))).toEqual([["p01", "p00", 500]]);
    expect(told(standings(0, 0, 0))).toEqual([]);
    expect(told([])).toEqual([]);
  });

  it("[SN19] lets those settle apart who are even among themselves", () => {
    expect(told(standings(7, 5, -7, -5))).toHaveLength(2);
    expect(told(standings(6, 4, -3, -3, -4))).toHaveLength(3);
    expect(told(standings(5, 5, -10))).toEqual([
      ["p02", "p00", 5],
      ["p02", "p01", 5],
    ]);
  });

  it("[SN19] is the fewest there can be, leaves everyone even, and asks nobody for more than they owe", () => {
    fc.assert(
      fc.property(even(5), (amounts) => {
        const found = fewestTransfers(standings(...amounts));
        const open = amounts.filter((amount) => amount !== 0);
        expect(found).toHaveLength(open.length - mostGroups(open));
        const after = standings(...amounts).map(({ id, amount }) =>
          found.reduce(
            (left, one) => left + (one.from === id ? one.amount : one.to === id ? -one.amount : 0),
            amount as number,
          ),
        );
        expect(after.every((left) => left === 0)).toBe(true);
        expect(found.every(({ amount }) => amount > 0)).toBe(true);
      }),
    );
  });

  it("[SN19] leaves any number of people even, in fewer transfers than there are people", () => {
    fc.assert(
      fc.property(even(40), (amounts) => {
        const found = fewestTransfers(standings(...amounts));
        const open = amounts.filter((amount) => amount !== 0).length;
        expect(found.length).toBeLessThanOrEqual(Math.max(0, open - 1));
        const moved = found.reduce((sum, { amount }) => sum + amount, 0);
        expect(moved).toBe(amounts.reduce((sum, amount) => sum + Math.max(0, amount), 0));
      }),
    );
  });
});
