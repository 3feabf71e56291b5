import { type Bill, type Household, type Income, maxRows } from "../household/household.ts";
import type { AnswerProblems, EntryOf, Part, ReadOptions, Row } from "./answers.ts";
import { withListedAccounts } from "./held-in.ts";
import { nobody } from "./people.ts";
import { isBlank, readRow } from "./read-row.ts";

export interface UnfinishedRow {
  row: Row;
  /** By field. The key "" is a problem of the whole row: "too-large" when the list has too many rows. */
  problems: AnswerProblems;
}

export interface HouseholdRead {
  household: Household;
  unfinished: UnfinishedRow[];
}

/** The household from the rows so far. Incomplete rows are left out and listed separately. */
export function householdFrom(base: Omit<Household, Part>, rows: readonly Row[], asked: ReadOptions): HouseholdRead {
  const unfinished: UnfinishedRow[] = [];
  // Like a debt, an account that is not finished yet is still the one that was chosen.
  const listed = idsOf(rows, "accounts");
  const list = <P extends Part>(part: P): EntryOf<P>[] => {
    const read = readList(part, part === "goals" ? rows.map((row) => withAccounts(row, listed)) : rows, asked);
    unfinished.push(...read.unfinished);
    return read.entries;
  };
  const people = list("people");
  const incomes = list("incomes").map((income) => withPerson(income, people[0]?.id ?? nobody));
  const [bills, categories] = [list("bills"), list("categories")];
  const known = new Set(categories.map(({ id }) => id));
  // A debt that is not finished yet is still the one that the bill pays.
  const owed = idsOf(rows, "debts");
  const lists = {
    people,
    incomes,
    bills: bills.map((bill) => withKnownDebt(withKnownCategory(bill, known), owed)),
    categories,
    accounts: list("accounts"),
    debts: list("debts"),
    goals: list("goals").map((goal, index) => ({ ...goal, priority: index + 1 })),
    habits: list("habits"),
  };
  return { household: { ...base, ...lists }, unfinished };
}

const idsOf = (rows: readonly Row[], part: Part): ReadonlySet<string> =>
  new Set(rows.filter((row) => row.part === part).map(({ id }) => id));

/** A goal is no longer held in an account that was removed. Its answers stay as they are, for when the account returns. */
function withAccounts(row: Row, listed: ReadonlySet<string>): Row {
  const answers = row.part === "goals" ? withListedAccounts(row.answers, listed) : row.answers;
  return answers === row.answers ? row : { ...row, answers };
}

/** Rows beyond the limit of a list; the screen adds none once `isFull`. */
export const tooMany = (rows: readonly Row[]): Row[] => rows.filter((row) => !isBlank(row)).slice(maxRows);

export const isFull = (rows: readonly Row[], part: Part): boolean =>
  rows.filter((row) => row.part === part).length >= maxRows;

function readList<P extends Part>(part: P, rows: readonly Row[], asked: ReadOptions) {
  const ofPart = rows.filter((row): row is Row<P> => row.part === part && !isBlank(row));
  const entries: EntryOf<P>[] = [];
  const unfinished: UnfinishedRow[] = [];
  for (const row of ofPart.slice(0, maxRows)) {
    const read = readRow(row, asked);
    if (read.ok) entries.push(read.value);
    else unfinished.push({ row, problems: read.problems });
  }
  for (const row of tooMany(ofPart)) unfinished.push({ row, problems: { "": "too-large" } });
  return { entries, unfinished };
}

const withPerson = (income: Income, personId: string): Income =>
  income.personId === nobody ? { ...income, personId } : income;

function withKnownCategory(bill: Bill, known: ReadonlySet<string>): Bill {
  const { categoryId, ...rest } = bill;
  return categoryId === undefined || known.has(categoryId) ? bill : rest;
}

function withKnownDebt(bill: Bill, known: ReadonlySet<string>): Bill {
  const { debtId, ...rest } = bill;
  return debtId === undefined || known.has(debtId) ? bill : rest;
}
