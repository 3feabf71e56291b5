import type { Income, Pay } from "#domain/household/household.ts";
import type { MoneyFormat } from "#domain/money/money.ts";
import { type Minor, minor, negate } from "#domain/money/money.ts";
import { amountAsTyped } from "#domain/money/parse-amount.ts";
import { cadenceWords } from "#web/household/words/cadence-words.ts";
import { byId, type Kind } from "./kind.ts";

/** Irregular pay counts at its low. */
export const paidOf = (pay: Pay): Minor => (pay.cadence === "irregular" ? pay.low : pay.amount);

export const payWords = ({ pay }: Income): string =>
  pay.cadence === "irregular" ? `${cadenceWords[pay.per]}, at least` : cadenceWords[pay.cadence];

const typed = (amount: Minor | undefined, format: MoneyFormat): string =>
  amount === undefined ? "" : amountAsTyped(amount, format);

export const income: Kind = {
  title: "Pay changes",
  thing: "Which pay",
  things: ({ household }) => household.incomes,
  fields: ({ household }, id) => {
    const pay = byId(household.incomes, id);
    return [{ name: "amount", label: "It would be", ...(pay && { suffix: payWords(pay) }) }];
  },
  now: ({ household }, id) => {
    const found = byId(household.incomes, id);
    return { amount: typed(found && paidOf(found.pay), household) };
  },
  change: ({ amount }, { household }, id) =>
    paidOf(byId(household.incomes, id)!.pay) === amount ? null : { what: "income", id, amount },
};

export const newIncome: Kind = {
  title: "New pay",
  fields: () => [
    { name: "label", label: "What it is" },
    { name: "amount", label: "Take-home pay" },
    { name: "cadence", label: "How often" },
  ],
  now: () => ({ cadence: "monthly" }),
  change: ({ label, amount, cadence }) =>
    amount === 0 ? null : { what: "new-income", label, pay: { cadence, amount } },
};

export const bill: Kind = {
  title: "A bill changes",
  thing: "Which bill",
  things: ({ household }) => household.bills,
  fields: ({ household }, id) => {
    const found = byId(household.bills, id);
    const suffix = found && cadenceWords[found.cadence];
    return [{ name: "amount", label: "It would be", hint: "0 gives the bill up.", ...(suffix && { suffix }) }];
  },
  now: ({ household }, id) => ({ amount: typed(byId(household.bills, id)?.amount, household) }),
  change: ({ amount }, { household }, id) =>
    byId(household.bills, id)!.amount === amount ? null : { what: "bill", id, amount },
};

export const newBill: Kind = {
  title: "A new bill",
  fields: () => [
    { name: "label", label: "What it is" },
    { name: "amount", label: "Amount" },
    { name: "cadence", label: "How often" },
  ],
  now: () => ({ cadence: "monthly" }),
  change: ({ label, amount, cadence }) => (amount === 0 ? null : { what: "new-bill", label, amount, cadence }),
};

export const budget: Kind = {
  title: "A budget changes",
  thing: "Which budget",
  things: ({ household }) => household.categories,
  fields: () => [{ name: "amount", label: "It would be", suffix: "a week" }],
  now: ({ household }, id) => ({ amount: typed(byId(household.categories, id)?.weeklyBudget, household) }),
  change: ({ amount }, { household }, id) =>
    byId(household.categories, id)!.weeklyBudget === amount ? null : { what: "budget", id, weekly: amount },
};

export const save: Kind = {
  title: "The weekly save",
  fields: () => [
    { name: "amount", label: "Put aside", suffix: "a week", hint: "At most what can be saved in a week counts." },
  ],
  now: ({ household, canSave }) => ({ amount: typed(canSave, household) }),
  change: ({ amount }, { canSave }) => (amount === canSave ? null : { what: "save", weekly: amount }),
};

export const oneOff: Kind = {
  title: "Money once",
  fields: () => [
    { name: "way", label: "It" },
    { name: "amount", label: "How much" },
  ],
  now: ({ household }) => ({ way: "in", amount: typed(minor(0), household) }),
  change: ({ way, amount }) =>
    amount === 0 ? null : { what: "one-off", amount: way === "in" ? amount : negate(amount) },
};
