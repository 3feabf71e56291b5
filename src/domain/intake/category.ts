import type { Category } from "../household/household.ts";
import type { MoneyFormat } from "../money/money.ts";
import { amountAsTyped } from "../money/parse-amount.ts";
import { perWeek } from "../time/cadence.ts";
import { aboutAmount } from "./about-amount.ts";
import type { Answers, Asked } from "./answers.ts";
import { categoryKinds, everydayCadences, rollovers } from "./choices.ts";
import { fromZero, label, oneOf, optional, yesOrNo } from "./fields.ts";
import { type EntryRead, entryRead, readFields } from "./read-fields.ts";

const readers = {
  label,
  kind: oneOf(categoryKinds),
  amount: fromZero(aboutAmount),
  cadence: oneOf(everydayCadences),
  rollover: oneOf(rollovers),
  isHousing: optional(yesOrNo),
};

/** Budgets are weekly, whatever they were thought of by. */
export const readCategory = (id: string, answers: Answers, asked: Asked): EntryRead<Category> =>
  entryRead(readFields(readers, answers, asked), ({ amount, cadence, ...category }) => ({
    id,
    ...category,
    weeklyBudget: perWeek(amount, cadence),
  }));

/** Its budgets of earlier weeks are not asked for, and so not among the answers. */
export const categoryAsTyped = (
  { label, kind, weeklyBudget, rollover, isHousing }: Category,
  format: MoneyFormat,
): Answers => ({
  label,
  kind,
  amount: amountAsTyped(weeklyBudget, format),
  cadence: "weekly",
  rollover,
  ...(isHousing === undefined ? {} : { isHousing: isHousing ? "yes" : "no" }),
});
