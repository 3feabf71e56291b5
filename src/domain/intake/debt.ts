import type { Debt } from "../household/household.ts";
import type { MoneyFormat } from "../money/money.ts";
import { amountAsTyped } from "../money/parse-amount.ts";
import { numberAsTyped } from "../money/parse-number.ts";
import { percentOf, type Rate } from "../money/rate.ts";
import type { Answers, Asked } from "./answers.ts";
import { debtKinds } from "./choices.ts";
import { amountFromZero, label, nothing, oneOf, orElse, rate, rateDecimals, yesOrNo } from "./fields.ts";
import { type EntryRead, entryRead, readFields } from "./read-fields.ts";

const readers = {
  label,
  kind: oneOf(debtKinds),
  balance: amountFromZero,
  apr: orElse(rate, 0 as Rate),
  minimum: orElse(amountFromZero, nothing),
  listedAsBill: yesOrNo,
};

export const readDebt = (id: string, answers: Answers, asked: Asked): EntryRead<Debt> =>
  entryRead(readFields(readers, answers, asked), (debt) => ({ id, ...debt }));

export const debtAsTyped = (
  { label, kind, balance, apr, minimum, listedAsBill }: Debt,
  format: MoneyFormat,
): Answers => ({
  label,
  kind,
  balance: amountAsTyped(balance, format),
  apr: numberAsTyped(percentOf(apr), { locale: format.locale, decimals: rateDecimals }),
  minimum: amountAsTyped(minimum, format),
  ...(listedAsBill ? { listedAsBill: "yes" } : {}),
});
