import { type OnPause, runWithPauses } from "#domain/cooperative-task.ts";
import type { AccountRef, Bill, Category, Household } from "#domain/household/household.ts";
import type { Save, Transaction } from "#domain/household/records.ts";
import { createDuplicates } from "#domain/import/duplicates.ts";
import type { ReadEntry, ReadSummary } from "#domain/import/read-row.ts";
import { outOf } from "#domain/ledger/pairs.ts";
import { type FoundTransfer, findTransfersInSteps } from "#domain/ledger/transfers.ts";
import { formatMoney, minor } from "#domain/money/money.ts";
import { type BillOn, createBillFinder } from "#domain/spending/bill-matches.ts";
import { createPayeeMemory, guessCategory, type PayeeRule } from "#domain/spending/payee-memory.ts";
import { ruleReader } from "#domain/spending/payee-rules.ts";
import type { SpendingBook } from "#domain/spending/spending-book.ts";
import type { Day } from "#domain/time/day.ts";
import { billOnWords } from "#web/household/bill-guess.ts";
import type { MerchantGuess } from "#web/household/payee-guess.ts";
import type { Collection } from "#web/store/index.ts";
import { forEachInSlices } from "./in-slices.ts";
import { countWords, dayWords } from "./step-parts.tsx";

/** An entry of the file, with its category where one is known. */
export interface ImportableEntry {
  entry: ReadEntry;
  category: CategoryChoice | undefined;
  /** What it was recognized as, unless the user declines that. */
  found?: Recognized | undefined;
}

export type Recognized =
  | { is: "transfer"; transfer: FoundTransfer; bill?: BillOn }
  | { is: "refund"; category?: CategoryChoice }
  | { is: "bill"; bill: BillOn };

/** An entry that may exist already, and the existing one that it resembles. */
export interface PossibleDuplicate extends ImportableEntry {
  like: Pick<Transaction, "day" | "payee" | "amount" | "kind" | "note">;
}

type Entries = Collection<"transaction">;

/** What is new in a file, compared with the entries that exist. */
export interface Review {
  summary: ReadSummary;
  /** All entries of the file, kept to compare them again when others arrive meanwhile. */
  entries: readonly ReadEntry[];
  comparedWith: Entries;
  newEntries: readonly ImportableEntry[];
  possibleDuplicates: readonly PossibleDuplicate[];
  alreadyImported: number;
}

interface ReviewOptions {
  sourceId: string | undefined;
  account: AccountRef | undefined;
  saves: readonly Save[];
  household: Household;
  existing: Entries;
  categoryFor: (payee: string) => CategoryChoice | undefined;
  pause: OnPause;
}

/** Finds out which entries of a file are new. */
export async function reviewEntries(
  entries: readonly ReadEntry[],
  summary: ReadSummary,
  { sourceId, account, saves, household, existing, categoryFor, pause }: ReviewOptions,
): Promise<Review> {
  const duplicates = createDuplicates(sourceId, account, (payee) => categoryFor(payee) !== undefined);
  const half =
    (from: number): OnPause =>
    (done) =>
      pause(from + done / 2);
  await forEachInSlices(existing.list(), half(0), (known) => duplicates.know(known));
  const [newEntries, possibleDuplicates] = [[] as ImportableEntry[], [] as PossibleDuplicate[]];
  let alreadyImported = 0;
  await forEachInSlices(entries, half(0.5), (entry) => {
    const verdict = duplicates.judge(entry);
    if (verdict.is === "brought") alreadyImported += 1;
    if (verdict.is === "brought") return;
    const sorted = { entry, category: entry.kind === "spending" ? categoryFor(entry.payee) : undefined };
    const like = verdict.is === "maybe" ? existing.get(verdict.entryId) : undefined;
    if (like) possibleDuplicates.push({ ...sorted, like });
    else newEntries.push(sorted);
  });
  const rows = newEntries.map(({ entry, category }) => asTransaction(entry, account, category));
  const found = await runWithPauses(findTransfersInSteps(rows, existing.list(), saves, household), pause);
  const transfers = new Map(found.transfers.map((transfer) => [transfer.id, transfer]));
  for (const one of newEntries) {
    const id = String(one.entry.line);
    const transfer = transfers.get(id);
    if (transfer) one.found = { is: "transfer", transfer };
    else if (found.refunds.has(id)) {
      const category = categoryFor(one.entry.payee);
      one.found = { is: "refund", ...(category && { category }) };
    }
  }
  await recognizeBills(newEntries, account, existing.list(), household.bills, pause);
  return { summary, entries, comparedWith: existing, newEntries, possibleDuplicates, alreadyImported };
}

/** A refund pays no bill, and of the transfers only those to a debt do. */
async function recognizeBills(
  newEntries: readonly ImportableEntry[],
  account: AccountRef | undefined,
  existing: readonly Transaction[],
  bills: readonly Bill[],
  pause: OnPause,
): Promise<void> {
  if (bills.length === 0) return;
  const billOf = createBillFinder(bills, existing);
  await forEachInSlices(
    newEntries,
    () => pause(1),
    (one) => {
      const { entry, category, found } = one;
      const row = asTransaction(entry, account, category);
      const isSorted = category !== undefined && category.by !== "merchant";
      if (!found) {
        const bill = billOf(row, isSorted);
        if (bill) one.found = { is: "bill", bill };
      } else if (found.is === "transfer" && outOf(row) > 0 && found.transfer.other?.kind === "debt") {
        const bill = billOf({ ...row, kind: "transfer", toAccount: found.transfer.other }, isSorted);
        if (bill) one.found = { ...found, bill };
      }
    },
  );
}

/** A row in the form in which transfers are found. Its line is its id until it is imported. */
const asTransaction = (
  { line, day, amount, payee, note, kind }: ReadEntry,
  account: AccountRef | undefined,
  category: CategoryChoice | undefined,
): Transaction => {
  const entry: Transaction = { id: String(line), day, amount, payee, note, kind, personId: "" };
  if (account) entry.account = account;
  if (category) entry.categoryId = category.categoryId;
  return entry;
};

export const recognizedIn = ({ newEntries }: Review): readonly (ImportableEntry & { found: Recognized })[] =>
  newEntries.filter((one): one is ImportableEntry & { found: Recognized } => one.found !== undefined);

/** Whether two reviews show the user the same counts. */
export const isSameReview = (one: Review, other: Review): boolean =>
  one.newEntries.length === other.newEntries.length &&
  sameRecognized(one, other) &&
  one.alreadyImported === other.alreadyImported &&
  one.possibleDuplicates.length === other.possibleDuplicates.length;

function sameRecognized(one: Review, other: Review): boolean {
  const [a, b] = [recognizedIn(one), recognizedIn(other)];
  const pairOf = ({ found }: (typeof a)[number]) =>
    found.is === "transfer" ? found.transfer.pairedWith?.id : found.is === "bill" ? billOnWords(found.bill) : "";
  return (
    a.length === b.length &&
    a.every((each, at) => each.entry.line === b[at]!.entry.line && pairOf(each) === pairOf(b[at]!))
  );
}

/** The entries to import, in the order of the file. `included` holds indexes into the possible duplicates, `declined` the lines of recognized entries. */
export function entriesToImport(
  { newEntries, possibleDuplicates }: Review,
  included: ReadonlySet<number>,
  declined: ReadonlySet<number> = new Set(),
): readonly ImportableEntry[] {
  const chosen =
    declined.size === 0
      ? newEntries
      : newEntries.map((one) => (declined.has(one.entry.line) ? { ...one, found: undefined } : one));
  if (included.size === 0) return chosen;
  return [...chosen, ...possibleDuplicates.filter((_, at) => included.has(at))].sort(
    (a, b) => a.entry.line - b.entry.line,
  );
}

interface CategoryChoice {
  categoryId: string;
  by: "rule" | "history" | "merchant";
}

/** The category of a payee's entries: by the rules, else by the payee's history, else by the merchants. Each payee is looked up once. */
export function createCategorizer(
  rules: readonly PayeeRule[],
  categories: readonly Category[],
  book: SpendingBook,
  ofMerchant?: MerchantGuess,
): (payee: string) => CategoryChoice | undefined {
  const ruleFor = ruleReader(rules, categories);
  const memoryOf = createPayeeMemory();
  const known = new Map<string, CategoryChoice | undefined>();
  const sort = (payee: string): CategoryChoice | undefined => {
    const rule = ruleFor(payee);
    if (rule) return { categoryId: rule.categoryId, by: "rule" };
    const guess = guessCategory(payee, [], categories, () => memoryOf(book), ofMerchant);
    return guess && { categoryId: guess.categoryId, by: guess.by };
  };
  return (payee) => {
    if (!known.has(payee)) known.set(payee, sort(payee));
    return known.get(payee);
  };
}

interface ReviewFacts {
  byRule: number;
  byHistory: number;
  byMerchant: number;
  unsorted: number;
  income: number;
  transfers: number;
  bills: number;
  afterToday: number;
  out: number;
  in: number;
  first: Day | undefined;
  last: Day | undefined;
}

const countedAs = { rule: "byRule", history: "byHistory", merchant: "byMerchant" } as const;

/** Counts and sums of the entries to import. */
export function reviewFacts(chosen: readonly ImportableEntry[], today: Day): ReviewFacts {
  const facts: ReviewFacts = {
    byRule: 0,
    byHistory: 0,
    byMerchant: 0,
    unsorted: 0,
    income: 0,
    transfers: 0,
    bills: 0,
    afterToday: 0,
    out: 0,
    in: 0,
    first: undefined,
    last: undefined,
  };
  for (const { entry, found, ...own } of chosen) {
    const { kind, amount, day } = entry;
    const category = found?.is === "refund" ? found.category : own.category;
    if (found?.is === "transfer") facts.transfers += 1;
    else if (found?.is === "bill") facts.bills += 1;
    else if (kind === "income" && !found) facts.income += 1;
    else if (category) facts[countedAs[category.by]] += 1;
    else facts.unsorted += 1;
    if (day > today) facts.afterToday += 1;
    if (kind === "income" || amount < 0) facts.in += Math.abs(amount);
    else facts.out += amount;
    if (facts.first === undefined || day < facts.first) facts.first = day;
    if (facts.last === undefined || day > facts.last) facts.last = day;
  }
  return facts;
}

/** "3 Feb 2026 to 30 Apr 2026. $1,204.10 went out, $2,000.00 came in." Leaves out sums that are too large to be exact. */
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

/** Rows that are not entries. Blank rows and headers are not worth a mention. */
export function leftOutWords({ summary: { leftOut } }: Review): string {
  const parts = [
    leftOut.sum > 0 ? countWords(leftOut.sum, "sum", "sums") : [],
    leftOut.skipped > 0 ? `${leftOut.skipped.toLocaleString("en")} pending or declined` : [],
    leftOut["nothing-moved"] > 0 ? `${leftOut["nothing-moved"].toLocaleString("en")} that moved nothing` : [],
  ].flat();
  return parts.length === 0 ? "" : `Left out, as they are no entries: ${new Intl.ListFormat("en").format(parts)}.`;
}

/** "120 by your rules, 80 as before, 12 without a category." */
export function sortingWords(facts: ReviewFacts): string {
  const { byRule, byHistory, byMerchant, unsorted, income, transfers, bills } = facts;
  const count = (number: number, words: string) => (number > 0 ? `${number.toLocaleString("en")} ${words}` : []);
  const parts = [
    count(byRule, "by your rules"),
    count(byHistory, "as the payee had before"),
    count(byMerchant, "guessed from the name"),
    count(unsorted, "without a category yet"),
    count(income, "income, which has none"),
    count(transfers, transfers === 1 ? "transfer, which has none" : "transfers, which have none"),
    count(bills, bills === 1 ? "bill, with its own" : "bills, with their own"),
  ].flat();
  return parts.join(", ");
}
