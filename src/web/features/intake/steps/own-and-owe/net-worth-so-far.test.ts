import { expect, it } from "vitest";
import type { Account, Debt } from "#domain/household/household.ts";
import { minor } from "#domain/money/money.ts";
import { netWorthSoFar } from "./net-worth-so-far.ts";

const today = "2026-11-15" as never;
const account = (id: string, balance: number, range: { low?: number; high?: number } = {}): Account =>
  ({ id, label: id, kind: "savings", balance: minor(balance), ...range }) as Account;
const debt = (id: string, balance: number): Debt => ({
  ...{ id, label: id, kind: "card", listedAsBill: false },
  ...{ balance: minor(balance), apr: 0 as never, minimum: minor(0) },
});

it("[IK44] is what is owned less what is owed, below zero too", () => {
  const worth = netWorthSoFar(
    { accounts: [account("a", 5_000), account("b", -200)], debts: [debt("c", 9_000)] },
    today,
  );
  expect(worth).toMatchObject({ assets: 4_800, debts: 9_000, net: -4_200, low: -4_200, high: -4_200, known: 3 });
});

it("[IK44] counts ranges at their middle and tells the band", () => {
  const worth = netWorthSoFar({ accounts: [account("car", 9_000, { low: 8_000, high: 10_000 })], debts: [] }, today);
  expect(worth).toMatchObject({ net: 9_000, low: 8_000, high: 10_000 });
});

it("[IK44] says nothing, and not zero, while nothing is there", () => {
  expect(netWorthSoFar({ accounts: [], debts: [] }, today)).toBeNull();
});
