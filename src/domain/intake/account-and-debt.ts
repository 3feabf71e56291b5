import type { Account, Debt } from "../household/household.ts";
import { divideHalfEven, type Minor, type MoneyFormat, minor } from "../money/money.ts";
import { amountAsTyped } from "../money/parse-amount.ts";
import { numberAsTyped } from "../money/parse-number.ts";
import { percentOf, type Rate } from "../money/rate.ts";
import type { AnswerProblems, Answers, ReadOptions } from "./answers.ts";
import { accountKinds, debtKinds } from "./choices.ts";
import {
  amount,
  amountFromZero,
  type EntryRead,
  entryRead,
  isNothing,
  label,
  oneOf,
  optional,
  orElse,
  rate,
  rateDecimals,
  readFields,
  zeroAmount,
} from "./fields.ts";

const accountReaders = {
  label,
  kind: oneOf(accountKinds),
  balance: optional(amount),
  low: optional(amount),
  high: optional(amount),
};

type Range = { low?: Minor; high?: Minor };

export function readAccount(id: string, answers: Answers, asked: ReadOptions): EntryRead<Account> {
  const { values, problems } = readFields(accountReaders, answers, asked);
  const balance = values.balance ?? middleOf(values);
  const further = balance === undefined ? missing(answers) : problemsOfRange(values, balance);
  // A field that cannot be parsed keeps its own problem.
  const all = { values, problems: { ...further, ...problems } };
  return entryRead(all, (account) => ({ id, ...account, balance: balance! }));
}

/** A range without a balance means its middle. */
const middleOf = ({ low, high }: Range): Minor | undefined =>
  low === undefined || high === undefined ? undefined : minor(divideHalfEven(low + high, 2));

/** With one end of a range given, the other end is missing, not the balance. */
function missing({ balance = "", low = "", high = "" }: Answers): AnswerProblems {
  if (!isNothing(balance)) return {};
  if (isNothing(low) && isNothing(high)) return { balance: "empty" };
  return { ...(isNothing(low) && { low: "empty" }), ...(isNothing(high) && { high: "empty" }) };
}

function problemsOfRange({ low, high }: Range, balance: Minor): AnswerProblems {
  if (low !== undefined && high !== undefined && low > high) return { high: "upside-down" };
  const isInside = (low ?? balance) <= balance && balance <= (high ?? balance);
  return isInside ? {} : { balance: "upside-down" };
}

export const accountAsTyped = ({ label, kind, balance, low, high }: Account, format: MoneyFormat): Answers => ({
  label,
  kind,
  balance: amountAsTyped(balance, format),
  ...(low === undefined ? {} : { low: amountAsTyped(low, format) }),
  ...(high === undefined ? {} : { high: amountAsTyped(high, format) }),
});

const debtReaders = {
  label,
  kind: oneOf(debtKinds),
  balance: amountFromZero,
  apr: orElse(rate, 0 as Rate),
  minimum: orElse(amountFromZero, zeroAmount),
};

export const readDebt = (id: string, answers: Answers, asked: ReadOptions): EntryRead<Debt> =>
  entryRead(readFields(debtReaders, answers, asked), (debt) => ({ id, ...debt }));

export const debtAsTyped = ({ label, kind, balance, apr, minimum }: Debt, format: MoneyFormat): Answers => ({
  label,
  kind,
  balance: amountAsTyped(balance, format),
  apr: numberAsTyped(percentOf(apr), { locale: format.locale, decimals: rateDecimals }),
  minimum: amountAsTyped(minimum, format),
});
