import type { HabitWeek } from "../dashboard/habit-week.ts";
import type { Explanation } from "../explain.ts";
import type { Bill } from "../household/household.ts";
import type { Save, WeekReview } from "../household/records.ts";
import { type Minor, minor, negate, sum } from "../money/money.ts";
import { type Uncategorized, uncategorizedIn } from "../spending/entry-sums.ts";
import { type Envelope, envelopesOf } from "../spending/envelopes.ts";
import { entriesIn, type SpendingBook } from "../spending/spending-book.ts";
import type { Day } from "../time/day.ts";
import { occurrences } from "../time/occurrences.ts";
import { addWeeks, type CalendarHistory, startOfWeek, type WeekId } from "../time/week.ts";
import type { SignOff } from "./agenda.ts";

export interface AgendaWeeks {
  began: WeekId;
  week: WeekId;
  today: Day;
  saves: readonly Pick<Save, "week">[];
  reviews: readonly WeekReview[];
}

/** This week, preceded by the last one if that is not folded and this one has no decision yet. */
export function weeksToReview({ began, week, saves, reviews }: AgendaWeeks): readonly WeekId[] {
  const before = addWeeks(week, -1);
  const isClosed = reviews.some((review) => review.week === before && review.isFolded);
  const isDecided = saves.some((save) => save.week === week);
  return before < began || isClosed || isDecided ? [week] : [before, week];
}

/** The last week if only that one was started, or on the first day of this week; otherwise this week. */
export function weekToBeginWith(weeks: AgendaWeeks, signOffs: readonly SignOff[], calendars: CalendarHistory): WeekId {
  const [first, ...others] = weeksToReview(weeks);
  if (first === undefined || others.length === 0) return weeks.week;
  const isStarted = (week: WeekId) => signOffs.some((signOff) => signOff.week === week);
  if (isStarted(weeks.week)) return weeks.week;
  return isStarted(first) || weeks.today === startOfWeek(weeks.week, calendars) ? first : weeks.week;
}

interface DueBill {
  id: string;
  label: string;
  amount: Minor;
  day: Day;
}

/** Every bill due between two days, both included, sorted by day. */
export const billsBetween = (bills: readonly Bill[], from: Day, to: Day): DueBill[] =>
  bills
    .flatMap(({ id, label, amount, cadence, nextDue }) =>
      occurrences({ cadence, on: nextDue }, from > nextDue ? from : nextDue, to).map((day) => ({
        id,
        label,
        amount,
        day,
      })),
    )
    .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : one.label < other.label ? -1 : 1));

/** The habit furthest from its goal; of several the first listed. */
export function habitToMind(habits: readonly HabitWeek[]): HabitWeek | null {
  const missing = ({ habit, daysDone }: HabitWeek) => 1 - daysDone / habit.timesAWeek;
  return habits.filter(({ isDone }) => !isDone).toSorted((one, other) => missing(other) - missing(one))[0] ?? null;
}

/** A category over its budget. */
export interface Overspent {
  envelope: Envelope;
  over: Minor;
  /** A category with enough left to cover it. */
  giver: Envelope | null;
  /** What next week starts with if the amount is carried over. */
  carriedStart: Minor;
}

/** Overspent categories, each with the category that has most left to give. The same money is not offered twice. */
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

/** How many weeks in a row a category has been over budget, including this one. */
export function weeksOver(book: SpendingBook, { category }: Envelope, week: WeekId, began: WeekId): number {
  let count = 0;
  for (let one = week; one >= began; one = addWeeks(one, -1)) {
    const [envelope] = envelopesOf(book, [category], one, began);
    if (!envelope || envelope.left >= 0) break;
    count += 1;
  }
  return count;
}

/** The totals of a week's budgets. */
export interface SpendingSum {
  /** Budgets including carry-over. */
  budgeted: Minor;
  /** All everyday spending, with a category or without. */
  spent: Minor;
  left: Minor;
  uncategorized: Uncategorized;
}

export function spendingSum(envelopes: readonly Envelope[], book: SpendingBook, week: WeekId): SpendingSum {
  const uncategorized = uncategorizedIn(
    entriesIn(book, week),
    envelopes.map(({ category }) => category),
  );
  return {
    budgeted: sum(envelopes.map(({ budget, carried }) => minor(budget + carried))),
    spent: sum([...envelopes.map(({ spent }) => spent), uncategorized.spent]),
    left: sum([...envelopes.map(({ left }) => left), negate(uncategorized.spent)]),
    uncategorized,
  };
}

export const whyLeftOver = ({ budgeted, spent }: SpendingSum): Explanation => ({
  formula: "all budgets with what was carried over − everyday spending, with a category or without",
  inputs: [
    { label: "Budgets", amount: budgeted },
    { label: "Spent", amount: spent },
  ],
});
