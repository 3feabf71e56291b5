import type { MoneyFormat } from "../money/money.ts";
import { accountAsTyped } from "./account.ts";
import type { Answers, EntryOf, Part } from "./answers.ts";
import { billAsTyped } from "./bill.ts";
import { categoryAsTyped } from "./category.ts";
import { debtAsTyped } from "./debt.ts";
import { goalAsTyped } from "./goal.ts";
import { habitAsTyped } from "./habit.ts";
import { incomeAsTyped } from "./income.ts";
import { personAsTyped } from "./person.ts";

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

/** A finished entry as its owner would type it. Reading it back gives the same entry. */
export const answersOf = <P extends Part>(part: P, entry: EntryOf<P>, format: MoneyFormat): Answers =>
  writers[part](entry, format);
