import type { Explanation } from "../explain.ts";
import { type Minor, minor, negate, sum } from "../money/money.ts";
import { type Envelope, envelopesOf } from "../spending/envelopes.ts";
import { type SpendingBook, spentIn } from "../spending/spending-book.ts";
import { addWeeks, type WeekId } from "../time/week.ts";

/** A category that went over its budget. */
export interface Overspent {
  envelope: Envelope;
  over: Minor;
  /** The category that could give it, where one has enough left. */
  giver: Envelope | null;
  /** What next week begins with if it is carried. */
  carriedStart: Minor;
}

/** The ones over, each with the category that has most left to give. What one was given, the next is not offered. */
export function overspentOf(envelopes: readonly Envelope[]): Overspent[] {
  const left = new Map(envelopes.map((envelope) => [envelope.category.id, envelope.left as number]));
  const leftOf = ({ category }: Envelope) => left.get(category.id)!;
  return envelopes
    .filter((envelope) => envelope.left < 0)
    .map((envelope) => {
      const over = negate(envelope.left);
      const giver = envelopes.toSorted((one, other) => leftOf(other) - leftOf(one))[0]!;
      const canGive = leftOf(giver) >= over;
      if (canGive) left.set(giver.category.id, leftOf(giver) - over);
      return { envelope, over, giver: canGive ? giver : null, carriedStart: minor(envelope.budget - over) };
    });
}

/** How many weeks in a row a category has been over, up to and with this one. */
export function weeksOver(book: SpendingBook, { category }: Envelope, week: WeekId, began: WeekId): number {
  let count = 0;
  for (let one = week; one >= began; one = addWeeks(one, -1)) {
    const [envelope] = envelopesOf(book, [category], one, began);
    if (!envelope || envelope.left >= 0) break;
    count += 1;
  }
  return count;
}

/** A week's budgets added up. */
export interface SpendingSum {
  /** Budgets with what rolled over into them. */
  budgeted: Minor;
  spent: Minor;
  left: Minor;
  /** Spent in no category that has a budget here. */
  outside: Minor;
}

export function spendingSum(envelopes: readonly Envelope[], book: SpendingBook, week: WeekId): SpendingSum {
  const spent = sum(envelopes.map((envelope) => envelope.spent));
  return {
    budgeted: sum(envelopes.map(({ budget, carried }) => minor(budget + carried))),
    spent,
    left: sum(envelopes.map(({ left }) => left)),
    outside: minor(spentIn(book, week) - spent),
  };
}

export const whyLeftOver = ({ budgeted, spent }: SpendingSum): Explanation => ({
  formula: "all budgets with what was carried over − what was spent in them",
  inputs: [
    { label: "Budgets", amount: budgeted },
    { label: "Spent", amount: spent },
  ],
});
