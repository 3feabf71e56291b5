import type { Bill, Category } from "../household/household.ts";
import { type Minor, type MoneyFormat, minor } from "../money/money.ts";
import { amountAsTyped, spell } from "../money/parse-amount.ts";
import { err, ok } from "../result.ts";
import { perWeek } from "../time/cadence.ts";
import { addMonths, type Day } from "../time/day.ts";
import type { AnswerProblem, Answers, ReadOptions } from "./answers.ts";
import { cadences, categoryKinds, everydayCadences, rollovers } from "./choices.ts";
import {
  amount,
  day,
  type EntryRead,
  entryRead,
  type FieldReader,
  fromZero,
  id as idField,
  isNothing,
  label,
  oneOf,
  optional,
  readFields,
  yesOrNo,
} from "./fields.ts";

const longestRange = 200;
const aboutWords = /^(?:about|around|roughly|between|from|approximately|approx\.?|circa|ca\.?|c\.|~|≈)\s*/;
const betweenEnds = /\s*(?:-+|\bto\b|\band\b|…|\.{2,})\s*/g;

/** An amount or a range ("80–120"). A range counts with its higher end, to be careful. */
export const aboutAmount: FieldReader<Minor> = (text, asked) => {
  const read = amount(text, asked);
  if (read.ok || read.problem !== "unreadable" || text.length > longestRange) return read;
  const bare = spell(text).replace(aboutWords, "");
  const single = amount(bare, asked);
  return single.ok ? single : higherEnd(bare, asked);
};

function higherEnd(range: string, asked: ReadOptions): ReturnType<FieldReader<Minor>> {
  let problem: AnswerProblem = "unreadable";
  for (const [low, high] of endsOf(range)) {
    const [first, second] = [amount(low, asked), amount(high, asked)];
    if (first.ok && second.ok) {
      if (first.value >= 0 && second.value >= 0) return ok(minor(Math.max(first.value, second.value)));
      problem = "negative";
    } else if (problem === "unreadable") problem = problemOf(first, second);
  }
  return err(problem);
}

/** A dash may be a sign or end a price ("99,-"), so every possible split is tried. */
const endsOf = (range: string): [string, string][] =>
  [...range.matchAll(betweenEnds)]
    .map(({ 0: parting, index }): [string, string] => [range.slice(0, index), range.slice(index + parting.length)])
    .filter(([low, high]) => low !== "" && high !== "");

type Read = ReturnType<FieldReader<Minor>>;

/** If one end is unreadable, the other end's problem says nothing. */
function problemOf(...ends: Read[]): AnswerProblem {
  const problems = ends.flatMap((end) => (end.ok ? [] : end.problem));
  return problems.includes("unreadable") ? "unreadable" : problems[0]!;
}

const nextDue: FieldReader<Day> = (text, asked) =>
  isNothing(text) ? ok(addMonths(asked.today, 1, 1)) : day(text, asked);

const billReaders = {
  label,
  amount: fromZero(aboutAmount),
  cadence: oneOf(cadences),
  nextDue,
  categoryId: optional(idField),
  debtId: optional(idField),
  isSeparate: yesOrNo,
};

export const readBill = (id: string, answers: Answers, asked: ReadOptions): EntryRead<Bill> =>
  entryRead(readFields(billReaders, answers, asked), ({ isSeparate, ...bill }) => ({
    id,
    ...bill,
    ...(isSeparate && { isSeparate }),
  }));

export const billAsTyped = (bill: Bill, format: MoneyFormat): Answers => {
  const { label, amount, cadence, nextDue, categoryId, debtId, isSeparate } = bill;
  return {
    label,
    amount: amountAsTyped(amount, format),
    cadence,
    nextDue,
    ...(categoryId === undefined ? {} : { categoryId }),
    ...(debtId === undefined ? {} : { debtId }),
    ...(isSeparate ? { isSeparate: "yes" } : {}),
  };
};

const categoryReaders = {
  label,
  kind: oneOf(categoryKinds),
  amount: fromZero(aboutAmount),
  cadence: oneOf(everydayCadences),
  rollover: oneOf(rollovers),
  isHousing: optional(yesOrNo),
};

/** Budgets are stored weekly, whatever cadence was entered. */
export const readCategory = (id: string, answers: Answers, asked: ReadOptions): EntryRead<Category> =>
  entryRead(readFields(categoryReaders, answers, asked), ({ amount, cadence, ...category }) => ({
    id,
    ...category,
    weeklyBudget: perWeek(amount, cadence),
  }));

/** Earlier budgets are not part of the intake. */
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
