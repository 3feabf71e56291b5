import type { Household } from "../household/household.ts";
import type { Balance, Save, SaveTarget, Transaction } from "../household/records.ts";
import { minor } from "../money/money.ts";
import { account, debt, goal, sampleHousehold } from "../plan/sample-household.ts";
import type { Day } from "../time/day.ts";
import type { WeekId } from "../time/week.ts";
import { entryMovements } from "./entry-movements.ts";
import { createLedger } from "./ledger.ts";

/** The day on which everything was listed, before the records of the tests. */
export const listedDay = "2026-11-02" as Day;

export const checking = { kind: "account", id: "checking" } as const;
export const savings = { kind: "account", id: "savings" } as const;
export const broker = { kind: "account", id: "broker" } as const;
export const card = { kind: "debt", id: "card" } as const;

/** A couple with $1,000 in checking, $5,000 in savings, $9,000 at a broker, and $400 owed on a card. */
export const couple: Household = sampleHousehold({
  accounts: [
    account(100_000, { id: "checking", label: "Checking", kind: "checking" }),
    account(500_000, { id: "savings", label: "Savings", kind: "savings" }),
    account(900_000, { id: "broker", label: "Broker", kind: "investment" }),
  ],
  debts: [debt(40_000, { id: "card", label: "Card", kind: "card" })],
  goals: [goal(300_000, { id: "trip", label: "Trip" })],
});

let next = 0;

export const entry = (
  given: Omit<Partial<Transaction>, "amount" | "day"> & { amount: number; day: string },
): Transaction => {
  next += 1;
  return {
    id: `entry-${String(next).padStart(4, "0")}`,
    payee: "",
    personId: "maya",
    kind: "spending",
    note: "",
    ...given,
    day: given.day as Day,
    amount: minor(given.amount),
  };
};

export const stated = (of: Balance["of"], day: string, amount: number, recordedAt?: number): Balance => ({
  id: `${of.id}-${day}-${recordedAt ?? 0}`,
  of,
  day: day as Day,
  amount: minor(amount),
  ...(recordedAt !== undefined && { recordedAt }),
});

/** A save at noon of a day in UTC. */
export const saveOn = (day: string, amount: number, target: SaveTarget, more: Partial<Save> = {}): Save => ({
  id: `save-${day}-${amount}`,
  week: "2026-W46" as WeekId,
  personId: "maya",
  amount: minor(amount),
  target,
  note: "",
  recordedAt: Date.parse(`${day}T12:00:00Z`),
  ...more,
});

interface Records {
  household?: Household;
  entries?: readonly Transaction[];
  balances?: readonly Balance[];
  saves?: readonly Save[];
}

export const ledgerOf = ({ household = couple, entries = [], balances = [], saves = [] }: Records) =>
  createLedger()({ household, balances, entries: entryMovements(entries), saves, listedOn: () => listedDay });
