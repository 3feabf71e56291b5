import type { Balance } from "../household/records.ts";
import { minor } from "../money/money.ts";
import type { Day } from "../time/day.ts";
import { balanceBook, type Owned } from "./balance-book.ts";

export const owned: Owned = {
  accounts: [
    { id: "checking", label: "Checking", kind: "checking" },
    { id: "fund", label: "Index fund", kind: "investment" },
    { id: "car", label: "Car", kind: "vehicle" },
  ],
  debts: [{ id: "loan", label: "Car loan" }],
};

export const day = (text: string) => text as Day;

export type Said = [of: string, on: string, amount: number, range?: { low?: number; high?: number }];

/** Balances with ids in list order. */
export const balancesOf = (said: readonly Said[]): Balance[] =>
  said.map(([id, on, amount, { low, high } = {}], index) => ({
    id: `b${String(index).padStart(3, "0")}`,
    of: { kind: id === "loan" ? "debt" : "account", id },
    day: day(on),
    amount: minor(amount),
    ...(low !== undefined && { low: minor(low) }),
    ...(high !== undefined && { high: minor(high) }),
  }));

export function bookOf(said: readonly Said[], only?: readonly string[]) {
  const book = balanceBook(owned, balancesOf(said), only);
  if (!book.ok) throw new Error(book.problem);
  return book.value;
}
