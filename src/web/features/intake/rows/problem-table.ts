import { mostRows } from "#domain/household/limits.ts";
import type { AnswerProblem } from "#domain/intake/answers.ts";
import { amountProblemText } from "#web/ui/money-field.tsx";

type Words = Readonly<Partial<Record<AnswerProblem, string>>>;

const stillHere = "What you typed is still here.";

const label: Words = {
  empty: "Enter a name.",
  "too-long": `Up to 80 characters fit here. ${stillHere}`,
};

const amount: Words = {
  ...amountProblemText,
  negative: `This can’t be below zero. ${stillHere}`,
};

const year: Words = {
  unreadable: `This doesn’t read as a year. ${stillHere}`,
  ambiguous: "This can be read in two ways. Write the year’s four digits.",
  "too-many-decimals": "A year has no decimals. Write its four digits.",
  "too-small": "The earliest year that fits here is 1900.",
  "in-the-future": "This year is still to come. You can leave it open.",
};

const rate: Words = {
  unreadable: `This doesn’t read as a percentage. ${stillHere}`,
  ambiguous: "This can be read in two ways. Leave out the thousands separator to make it clear.",
  "too-many-decimals": "Up to three decimals fit here.",
  "too-small": "A rate can’t be below 0 %.",
  "too-large": "The highest rate that fits here is 100 %.",
};

const times: Words = {
  unreadable: `This doesn’t read as a number. ${stillHere}`,
  ambiguous: "This can be read in two ways. A whole number from 1 to 7 is clear.",
  "too-many-decimals": "Whole times only, from 1 to 7.",
  "too-small": "Once a week is the least that can be ticked.",
  "too-large": "Seven times a week is the most: once a day.",
};

const day: Words = { "not-a-day": `This is no day of the calendar. ${stillHere}` };

/** By part and answer, the words where they are not the same for every answer of that name. */
export const special: Readonly<Record<string, Words>> = {
  "incomes.usual": {
    ...amount,
    "upside-down": "The usual amount is below the lean one. They may have changed places.",
  },
  "accounts.balance": {
    ...amountProblemText,
    "upside-down": "The balance lies outside the two ends you gave. Change it, or leave it open.",
  },
  "accounts.low": amountProblemText,
  "accounts.high": {
    ...amountProblemText,
    "upside-down": "The higher end is below the lower one. They may have changed places.",
  },
  "goals.target": { ...amount, "too-small": "A goal needs an amount above zero." },
  "goals.by": { ...day, "too-small": "This day is over. Choose a later one, or leave it open." },
};

/** By answer, for every part that asks it. */
export const byAnswer: Readonly<Record<string, Words>> = {
  ...{ name: label, label, amount, low: amount, balance: amount, minimum: amount, alreadySaved: amount },
  ...{ nextDue: day, nextOn: day, birthYear: year, apr: rate, timesAWeek: times },
  "": { "too-large": `A list holds up to ${mostRows} rows. This one is kept, but the plan leaves it out.` },
};
