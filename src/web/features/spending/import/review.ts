import type { Pause } from "#domain/cooperative-task.ts";
import type { Category, Household } from "#domain/household/household.ts";
import type { Transaction } from "#domain/household/records.ts";
import { createDuplicates } from "#domain/import/duplicates.ts";
import type { ReadEntry, ReadSummary } from "#domain/import/read-row.ts";
import { formatMoney, minor } from "#domain/money/money.ts";
import { createPayeeMemory, guessCategory, type PayeeRule } from "#domain/spending/payee-memory.ts";
import { ruleReader } from "#domain/spending/payee-rules.ts";
import type { SpendingBook } from "#domain/spending/spending-book.ts";
import type { Day } from "#domain/time/day.ts";
import type { LiveRecord } from "#sync/read-record.ts";
import type { Collection } from "#web/store/collection.ts";
import { inSlices } from "./in-slices.ts";
import { countWords, dayWords } from "./step-parts.tsx";

/** An entry of a file with what it is for, where that is known. */
export interface Sorted {
  entry: ReadEntry;
  sorting: Sorting | undefined;
}

/** One that may be there already, and the one that it may be. */
export interface Maybe extends Sorted {
  like: Pick<Transaction, "day" | "payee" | "amount" | "kind" | "note">;
}

type Entries = Collection<LiveRecord<"transaction">>;

/** What a file holds, beside what is there already. */
export interface Review {
  summary: ReadSummary;
  /** All entries of the file, to be judged again where others came meanwhile. */
  entries: readonly ReadEntry[];
  judgedOn: Entries;
  fresh: readonly Sorted[];
  maybes: readonly Maybe[];
  brought: number;
}

interface Judging {
  sourceId: string | undefined;
  there: Entries;
  sortingOf: (payee: string) => Sorting | undefined;
  pause: Pause;
}

/** Tells what is new in a file. */
export async function judge(
  entries: readonly ReadEntry[],
  summary: ReadSummary,
  { sourceId, there, sortingOf, pause }: Judging,
): Promise<Review> {
  const duplicates = createDuplicates(sourceId);
  const half =
    (from: number): Pause =>
    (done) =>
      pause(from + done / 2);
  await inSlices(there.list(), half(0), (record) => duplicates.know({ ...record, kind: record.type }));
  const [fresh, maybes] = [[] as Sorted[], [] as Maybe[]];
  let brought = 0;
  await inSlices(entries, half(0.5), (entry) => {
    const verdict = duplicates.judge(entry);
    if (verdict.is === "brought") brought += 1;
    if (verdict.is === "brought") return;
    const sorted = { entry, sorting: entry.kind === "spending" ? sortingOf(entry.payee) : undefined };
    const like = verdict.is === "maybe" ? there.get(verdict.entryId) : undefined;
    if (like) maybes.push({ ...sorted, like: { ...like, kind: like.type } });
    else fresh.push(sorted);
  });
  return { summary, entries, judgedOn: there, fresh, maybes, brought };
}

/** Whether the one who looked at the first was told the same by the second. */
export const saysTheSame = (one: Review, other: Review): boolean =>
  one.fresh.length === other.fresh.length && one.brought === other.brought && one.maybes.length === other.maybes.length;

/** Those to be brought, in the order of the file. `kept` are places among those that may be there already. */
export const chosenOf = ({ fresh, maybes }: Review, kept: ReadonlySet<number>): readonly Sorted[] =>
  kept.size === 0
    ? fresh
    : [...fresh, ...maybes.filter((_, at) => kept.has(at))].sort((a, b) => a.entry.line - b.entry.line);

interface Sorting {
  categoryId: string;
  by: "rule" | "history";
}

/** What a payee's entries are for: by the rules, else as they were before. Each payee is looked up once. */
export function createSorting(
  rules: readonly PayeeRule[],
  categories: readonly Category[],
  book: SpendingBook,
): (payee: string) => Sorting | undefined {
  const ruleFor = ruleReader(rules, categories);
  const memoryOf = createPayeeMemory();
  const known = new Map<string, Sorting | undefined>();
  const sort = (payee: string): Sorting | undefined => {
    const rule = ruleFor(payee);
    if (rule) return { categoryId: rule.categoryId, by: "rule" };
    const guess = guessCategory(payee, [], categories, () => memoryOf(book));
    return guess && { categoryId: guess.categoryId, by: "history" };
  };
  return (payee) => {
    if (!known.has(payee)) known.set(payee, sort(payee));
    return known.get(payee);
  };
}

interface ReviewFacts {
  byRule: number;
  byHistory: number;
  unsorted: number;
  income: number;
  afterToday: number;
  out: number;
  in: number;
  first: Day | undefined;
  last: Day | undefined;
}

/** What the chosen ones come to. */
export function factsOf(chosen: readonly Sorted[], today: Day): ReviewFacts {
  const facts: ReviewFacts = {
    ...{ byRule: 0, byHistory: 0, unsorted: 0, income: 0, afterToday: 0, out: 0, in: 0 },
    ...{ first: undefined, last: undefined },
  };
  for (const { entry, sorting } of chosen) {
    const { kind, amount, day } = entry;
    if (kind === "income") facts.income += 1;
    else if (sorting) facts[sorting.by === "rule" ? "byRule" : "byHistory"] += 1;
    else facts.unsorted += 1;
    if (day > today) facts.afterToday += 1;
    if (kind === "income" || amount < 0) facts.in += Math.abs(amount);
    else facts.out += amount;
    if (facts.first === undefined || day < facts.first) facts.first = day;
    if (facts.last === undefined || day > facts.last) facts.last = day;
  }
  return facts;
}

/** "3 Feb 2026 to 30 Apr 2026. $1,204.10 went out, $2,000.00 came in." Sums too large to be exact are not told. */
export function spanWords({ first, last, out, in: into }: ReviewFacts, household: Household): string {
  if (first === undefined || last === undefined) return "";
  const days = first === last ? dayWords(first) : `${dayWords(first)} to ${dayWords(last)}`;
  if (!Number.isSafeInteger(out) || !Number.isSafeInteger(into)) return `${days}.`;
  const moved = [
    out > 0 ? `${formatMoney(minor(out), household)} went out` : [],
    into > 0 ? `${formatMoney(minor(into), household)} came in` : [],
  ].flat();
  return `${days}. ${moved.join(", ")}.`;
}

/** Rows that are no entries; blank ones and headers are nobody's concern. */
export function leftOutWords({ summary: { leftOut } }: Review): string {
  const parts = [
    leftOut.sum > 0 ? countWords(leftOut.sum, "sum", "sums") : [],
    leftOut.skipped > 0 ? `${leftOut.skipped.toLocaleString("en")} pending or declined` : [],
    leftOut["nothing-moved"] > 0 ? `${leftOut["nothing-moved"].toLocaleString("en")} that moved nothing` : [],
  ].flat();
  return parts.length === 0 ? "" : `Left out, as they are no entries: ${new Intl.ListFormat("en").format(parts)}.`;
}

/** "120 by your rules, 80 as before, 12 without a category." */
export function sortingWords({ byRule, byHistory, unsorted, income }: ReviewFacts): string {
  const count = (number: number, words: string) => (number > 0 ? `${number.toLocaleString("en")} ${words}` : []);
  const parts = [
    count(byRule, "by your rules"),
    count(byHistory, "as the payee had before"),
    count(unsorted, "without a category yet"),
    count(income, "income, which has none"),
  ].flat();
  return parts.join(", ");
}
