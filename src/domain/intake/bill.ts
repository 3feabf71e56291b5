import type { Bill } from "../household/household.ts";
import type { MoneyFormat } from "../money/money.ts";
import { amountAsTyped } from "../money/parse-amount.ts";
import { ok } from "../result.ts";
import { addMonths, type Day } from "../time/day.ts";
import { aboutAmount } from "./about-amount.ts";
import type { Answers, Asked } from "./answers.ts";
import { cadences } from "./choices.ts";
import { day, fromZero, id as idField, isNothing, label, oneOf, optional } from "./fields.ts";
import { type EntryRead, entryRead, type FieldReader, readFields } from "./read-fields.ts";

const nextDue: FieldReader<Day> = (text, asked) =>
  isNothing(text) ? ok(addMonths(asked.today, 1, 1)) : day(text, asked);

const readers = {
  label,
  amount: fromZero(aboutAmount),
  cadence: oneOf(cadences),
  nextDue,
  categoryId: optional(idField),
};

export const readBill = (id: string, answers: Answers, asked: Asked): EntryRead<Bill> =>
  entryRead(readFields(readers, answers, asked), (bill) => ({ id, ...bill }));

export const billAsTyped = ({ label, amount, cadence, nextDue, categoryId }: Bill, format: MoneyFormat): Answers => ({
  label,
  amount: amountAsTyped(amount, format),
  cadence,
  nextDue,
  ...(categoryId === undefined ? {} : { categoryId }),
});
