import { readAccount } from "./account.ts";
import type { Answers, Asked, EntryOf, Part, Row } from "./answers.ts";
import { readBill } from "./bill.ts";
import { readCategory } from "./category.ts";
import { chosenFields } from "./choices.ts";
import { readDebt } from "./debt.ts";
import { isNothing } from "./fields.ts";
import { readGoal } from "./goal.ts";
import { readHabit } from "./habit.ts";
import { readIncome } from "./income.ts";
import { readPerson } from "./person.ts";
import type { EntryRead } from "./read-fields.ts";

const readers: { [P in Part]: (id: string, answers: Answers, asked: Asked) => EntryRead<EntryOf<P>> } = {
  people: readPerson,
  incomes: readIncome,
  bills: readBill,
  categories: readCategory,
  accounts: readAccount,
  debts: readDebt,
  goals: readGoal,
  habits: readHabit,
};

/** The entry that a row makes, or all that is wrong with it, by field. */
export const readRow = <P extends Part>({ id, part, answers }: Row<P>, asked: Asked): EntryRead<EntryOf<P>> =>
  readers[part](id, answers, asked);

/** Nothing was typed in it: neither an entry nor a problem. What was only chosen does not count. */
export const isBlank = ({ answers }: Pick<Row, "answers">): boolean =>
  Object.entries(answers).every(([field, text]) => chosenFields.has(field) || isNothing(text));
