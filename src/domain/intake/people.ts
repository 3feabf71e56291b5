import type { Habit, Income, Pay, Person } from "../household/household.ts";
import type { MoneyFormat } from "../money/money.ts";
import { amountAsTyped } from "../money/parse-amount.ts";
import { err } from "../result.ts";
import type { Cadence } from "../time/cadence.ts";
import { yearOf } from "../time/day.ts";
import type { Answers, ReadOptions } from "./answers.ts";
import { cadences, payCadences, personKinds } from "./choices.ts";
import {
  amountFromZero,
  day,
  type EntryRead,
  entryRead,
  type FieldReader,
  id as idField,
  label,
  oneOf,
  optional,
  orElse,
  readFields,
  whole,
  withProblem,
} from "./fields.ts";

const earliestBirth = 1900;

const birthYear: FieldReader<number> = (text, asked) => {
  const year = whole(earliestBirth, yearOf(asked.today))(text, asked);
  return !year.ok && year.problem === "too-large" ? err("in-the-future") : year;
};

const personReaders = { name: label, kind: oneOf(personKinds), birthYear: optional(birthYear) };

export const readPerson = (id: string, answers: Answers, asked: ReadOptions): EntryRead<Person> =>
  entryRead(readFields(personReaders, answers, asked), (person) => ({ id, ...person }));

export const personAsTyped = ({ name, kind, birthYear }: Person): Answers => ({
  name,
  kind,
  ...(birthYear === undefined ? {} : { birthYear: String(birthYear) }),
});

/** No person chosen: `householdFrom` replaces it with the first person. */
export const nobody = "";

const incomeReaders = { personId: orElse(idField, nobody), label, cadence: oneOf(payCadences) };
const steadyReaders = { amount: amountFromZero, nextOn: optional(day) };
const irregularReaders = { low: amountFromZero, usual: amountFromZero, per: oneOf(cadences) };

export function readIncome(id: string, answers: Answers, asked: ReadOptions): EntryRead<Income> {
  const read = readFields(incomeReaders, answers, asked);
  const pay = readPay(read.values.cadence, answers, asked);
  if (!pay.ok) return { ok: false, problems: { ...read.problems, ...pay.problems } };
  return entryRead(read, ({ personId, label }) => ({ id, personId, label, pay: pay.value }));
}

/** Reads only the fields of the chosen kind of pay. The other fields keep their text in case the user switches back. */
function readPay(cadence: Pay["cadence"] | undefined, answers: Answers, asked: ReadOptions): EntryRead<Pay> {
  if (cadence === undefined) return { ok: false, problems: {} };
  return cadence === "irregular" ? readIrregular(answers, asked) : readSteady(cadence, answers, asked);
}

const readSteady = (cadence: Cadence, answers: Answers, asked: ReadOptions): EntryRead<Pay> =>
  entryRead(readFields(steadyReaders, answers, asked), (pay) => ({ cadence, ...pay }));

function readIrregular(answers: Answers, asked: ReadOptions): EntryRead<Pay> {
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

const habitReaders = { label, timesAWeek: orElse(whole(1, 7), 1) };

export const readHabit = (id: string, answers: Answers, asked: ReadOptions): EntryRead<Habit> =>
  entryRead(readFields(habitReaders, answers, asked), (habit) => ({ id, ...habit }));

export const habitAsTyped = ({ label, timesAWeek }: Habit): Answers => ({ label, timesAWeek: String(timesAWeek) });
