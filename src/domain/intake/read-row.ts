import type { MoneyFormat } from "../money/money.ts";
import { accountAsTyped, debtAsTyped, readAccount, readDebt } from "./account-and-debt.ts";
import type { Answers, EntryOf, Part, ReadOptions, Row } from "./answers.ts";
import { billAsTyped, categoryAsTyped, readBill, readCategory } from "./bill-and-category.ts";
import { chosenFields } from "./choices.ts";
import { type EntryRead, isNothing } from "./fields.ts";
import { goalAsTyped, readGoal } from "./goal.ts";
import { habitAsTyped, incomeAsTyped, personAsTyped, readHabit, readIncome, readPerson } from "./people.ts";

const readers: { [P in Part]: (id: string, answers: Answers, asked: ReadOptions) => EntryRead<EntryOf<P>> } = {
  people: readPerson,
  incomes: readIncome,
  bills: readBill,
  categories: readCategory,
  accounts: readAccount,
  debts: readDebt,
  goals: readGoal,
  habits: readHabit,
};

/** The entry of a row, or all its problems by field. */
export const readRow = <P extends Part>({ id, part, answers }: Row<P>, asked: ReadOptions): EntryRead<EntryOf<P>> =>
  readers[part](id, answers, asked);

/** Whether nothing was typed in a row. Chosen fields do not count. */
export const isBlank = ({ answers }: Pick<Row, "answers">): boolean =>
  Object.entries(answers).every(([field, text]) => chosenFields.has(field) || isNothing(text));

const writers: { [P in Part]: (entry: EntryOf<P>, format: MoneyFormat) => Answers } = {
  people: personAsTyped,
  incomes: incomeAsTyped,
  bills: billAsTyped,
  categories: categoryAsTyped,
  accounts: accountAsTyped,
  debts: debtAsTyped,
  goals: goalAsTyped,
  habits: habitAsTyped,
};

/** The answers of a finished entry as a user would type them. They parse back to the same entry. */
export const answersOf = <P extends Part>(part: P, entry: EntryOf<P>, format: MoneyFormat): Answers =>
  writers[part](entry, format);
