import { choicesOf } from "#domain/debts/payoff-plan.ts";
import type { Household } from "#domain/household/household.ts";
import { formatMoney, type Minor, minor } from "#domain/money/money.ts";
import { percentOf, type Rate } from "#domain/money/rate.ts";
import { type Day, yearOf } from "#domain/time/day.ts";
import type { TriedChange } from "#domain/what-if/try-out.ts";
import { dateWords } from "#web/household/words/date-words.ts";
import { cadenceWords } from "#web/household/words/kind-options.ts";
import { percentWords } from "#web/household/words/number-words.ts";
import { byId, payWords } from "./change-kinds.ts";

type What = TriedChange["what"];
type Of<Name extends What> = Extract<TriedChange, { what: Name }>;
type Words = { [Name in What]: (change: Of<Name>, household: Household) => string };

/** Describes a change: "Rent: $1,900.00 monthly". */
export const changeWords = (change: TriedChange, household: Household): string =>
  (words[change.what] as (change: TriedChange, household: Household) => string)(change, household);

const gone = "Something that is no longer here";

const nameIn = (rows: readonly { id: string; label: string }[], id: string): string => byId(rows, id)?.label ?? gone;

const percent = (rate: Rate | undefined, { locale }: Household): string =>
  rate === undefined ? "as it is" : percentWords(percentOf(rate), locale);

const words: Words = {
  income: ({ id, amount }, household) => {
    const found = byId(household.incomes, id);
    return `${found?.label ?? gone}: ${formatMoney(amount, household)} ${found ? payWords(found) : ""}`;
  },
  "new-income": ({ label, pay }, household) => {
    const amount = pay.cadence === "irregular" ? pay.low : pay.amount;
    return `New: ${label}, ${formatMoney(amount, household)} ${cadenceWords[pay.cadence]}`;
  },
  bill: ({ id, amount }, household) => {
    const found = byId(household.bills, id);
    if (!found || amount === 0) return `${found?.label ?? gone} is given up`;
    return `${found.label}: ${formatMoney(amount, household)} ${cadenceWords[found.cadence]}`;
  },
  "new-bill": ({ label, amount, cadence }, household) =>
    `New: ${label}, ${formatMoney(amount, household)} ${cadenceWords[cadence]}`,
  budget: ({ id, weekly }, household) =>
    `${nameIn(household.categories, id)}: ${formatMoney(weekly, household)} a week, from this week on`,
  save: ({ weekly }, household) => `${formatMoney(weekly, household)} put aside a week`,
  "one-off": ({ amount }, household) =>
    `${formatMoney(minor(Math.abs(amount)), household)} that ${amount < 0 ? "is spent" : "comes in"} once`,
  goal: (change, household) => `${nameIn(household.goals, change.id)}: ${goalWords(change, household)}`,
  debt: ({ id, apr }, household) => `${nameIn(household.debts, id)}: ${percent(apr, household)} interest`,
  extra: ({ extra }, household) => extraWords(extra, household),
  order: () => "Another order of debts",
  rate: ({ growth }, household) => `Investments are assumed to grow ${percent(growth, household)} a year`,
};

function extraWords(extra: Minor, household: Household): string {
  const each = choicesOf(household.payoff, household.debts).rhythm === "weekly" ? "week" : "month";
  return `${formatMoney(extra, household)} a ${each} for debts beyond the minimums`;
}

function goalWords({ target, by }: Of<"goal">, household: Household): string {
  const date = by === undefined ? [] : [by === null ? "no date" : `by ${dayWords(by)}`];
  return [...(target === undefined ? [] : [formatMoney(target, household)]), ...date].join(", ");
}

const dayWords = (day: Day): string => `${dateWords(day)} ${yearOf(day)}`;
