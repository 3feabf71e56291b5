import type { Figure } from "../explain.ts";
import { type Minor, subtract, sum } from "../money/money.ts";
import { err, ok, type Result } from "../result.ts";
import { addDays, type Day } from "../time/day.ts";

export interface SheetLine {
  label: string;
  amount: Minor;
}

export interface SheetQuestion {
  start: Day;
  income: Minor;
  bills: Minor;
  envelopes: readonly SheetLine[];
}

export interface WeeklySheet {
  days: readonly Day[];
  everyday: Figure;
  /** Negative: how much the week is short. */
  left: Figure;
}

/** One week on paper: its days, everyday spending, and what is left to set aside. */
export function weeklySheet({ start, income, bills, envelopes }: SheetQuestion): Result<WeeklySheet, "too-large"> {
  const amounts = [income, bills, ...envelopes.map(({ amount }) => amount)];
  if (!Number.isSafeInteger(amounts.reduce((total, amount) => total + Math.abs(amount), 0))) return err("too-large");
  const everyday = sum(envelopes.map(({ amount }) => amount));
  const inputs = [
    { label: "Money in", amount: income },
    { label: "Bills", amount: bills },
    { label: "Everyday", amount: everyday },
  ];
  return ok({
    days: Array.from({ length: 7 }, (_, index) => addDays(start, index)),
    everyday: { amount: everyday, why: { formula: "all lines of the week, added up", inputs: envelopes } },
    left: {
      amount: subtract(subtract(income, bills), everyday),
      why: { formula: "money in − bills − everyday", inputs },
    },
  });
}
