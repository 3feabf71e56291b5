import fc from "fast-check";
import { expect, it } from "vitest";
import { addressBudgets } from "./address-budgets.ts";

const limits = { aMinute: 60, atOnce: 100, addresses: 3 };

it("[EV10] lets an address send many at once, then as many as come back with time", () => {
  const { take } = addressBudgets(limits);
  expect([take("a", 50, 0), take("a", 50, 0), take("a", 1, 0), take("a", 50, 0)]).toEqual([0, 0, 1_000, 50_000]);
  expect([take("a", 2, 1_999), take("a", 2, 2_000), take("a", 1, 2_000)]).toEqual([1, 0, 1_000]);
});

it("[EV10] counts each address by itself", () => {
  const { take } = addressBudgets(limits);
  expect([take("a", 100, 0), take("a", 1, 0), take("b", 100, 0)]).toEqual([0, 1_000, 0]);
});

it("[EV10] takes nothing from whoever has to wait, and gives nothing for a clock that goes back", () => {
  const { take } = addressBudgets(limits);
  take("a", 100, 60_000);
  for (let time = 0; time < 5; time += 1) expect(take("a", 10, 60_000)).toBe(10_000);
  expect(take("a", 10, 0)).toBe(10_000);
  expect(take("a", 10, 70_000)).toBe(0);
});

it("[EV10] knows no more addresses than it may, and none that owes nothing", () => {
  const budgets = addressBudgets(limits);
  for (let n = 0; n < 50; n += 1) budgets.take(`address ${n}`, 10, 0);
  expect(budgets.known()).toBe(3);
  budgets.take("later", 1, 60_000);
  budgets.take("later", 1, 60_000);
  expect(budgets.known()).toBe(1);
});

it("[EV10] never lets more through than at once and by the minute", () => {
  const tries = fc.array(fc.record({ after: fc.nat(5_000), count: fc.integer({ min: 1, max: 50 }) }), {
    maxLength: 200,
  });
  fc.assert(
    fc.property(tries, (sent) => {
      const { take } = addressBudgets(limits);
      let [now, taken] = [0, 0];
      for (const { after, count } of sent) {
        now += after;
        if (take("a", count, now) === 0) taken += count;
        expect(taken).toBeLessThanOrEqual(limits.atOnce + now / 1_000);
      }
    }),
  );
});
