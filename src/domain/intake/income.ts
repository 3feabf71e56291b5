import type { Income, Pay } from "../household/household.ts";
import type { MoneyFormat } from "../money/money.ts";
import { amountAsTyped } from "../money/parse-amount.ts";
import type { Cadence } from "../time/cadence.ts";
import type { Answers, Asked } from "./answers.ts";
import { cadences, payCadences } from "./choices.ts";
import { amountFromZero, day, id as idField, label, oneOf, optional, orElse } from "./fields.ts";
import { type EntryRead, entryRead, readFields, withProblem } from "./read-fields.ts";

/** Nobody named: whoever reads all rows knows who is first. */
export const nobody = "";

const readers = { personId: orElse(idField, nobody), label, cadence: oneOf(payCadences) };
const steadyReaders = { amount: amountFromZero, nextOn: optional(day) };
const irregularReaders = { low: amountFromZero, usual: amountFromZero, per: oneOf(cadences) };

export function readIncome(id: string, answers: Answers, asked: Asked): EntryRead<Income> {
  const read = readFields(readers, answers, asked);
  const pay = readPay(read.values.cadence, answers, asked);
  if (!pay.ok) return { ok: false, problems: { ...read.problems, ...pay.problems } };
  return entryRead(read, ({ personId, label }) => ({ id, personId, label, pay: pay.value }));
}

/** Text of the other sort of pay stays in its field, unread, in case the choice is taken back. */
function readPay(cadence: Pay["cadence"] | undefined, answers: Answers, asked: Asked): EntryRead<Pay> {
  if (cadence === undefined) return { ok: false, problems: {} };
  return cadence === "irregular" ? readIrregular(answers, asked) : readSteady(cadence, answers, asked);
}

const readSteady = (cadence: Cadence, answers: Answers, asked: Asked): EntryRead<Pay> =>
  entryRead(readFields(steadyReaders, answers, asked), (pay) => ({ cadence, ...pay }));

function readIrregular(answers: Answers, asked: Asked): EntryRead<Pay> {
  const read = readFields(irregularReaders, answers, asked);
  const { low, usual } = read.values;
  const isUpsideDown = low !== undefined && usual !== undefined && low > usual;
  return entryRead(isUpsideDown ? withProblem(read, "usual", "upside-down") : read, (pay) => ({
    cadence: "irregular",
    ...pay,
  }));
}

export const incomeAsTyped = ({ personId, label, pay }: Income, format: MoneyFormat): Answers => ({
  ...(personId === nobody ? {} : { personId }),
  label,
  ...payAsTyped(pay, format),
});

function payAsTyped(pay: Pay, format: MoneyFormat): Answers {
  const { cadence } = pay;
  if (cadence === "irregular") {
    return { cadence, low: amountAsTyped(pay.low, format), usual: amountAsTyped(pay.usual, format), per: pay.per };
  }
  const { amount, nextOn } = pay;
  return { cadence, amount: amountAsTyped(amount, format), ...(nextOn === undefined ? {} : { nextOn }) };
}
