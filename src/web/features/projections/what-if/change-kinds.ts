import { choicesOf } from "#domain/debts/payoff-plan.ts";
import { assumptionsOf, type Goal, type Household, type Income, type Pay } from "#domain/household/household.ts";
import type { Answers } from "#domain/intake/answers.ts";
import { type Minor, type MoneyFormat, minor, negate } from "#domain/money/money.ts";
import { amountAsTyped } from "#domain/money/parse-amount.ts";
import type { Rate } from "#domain/money/rate.ts";
import { fundedBills } from "#domain/plan/bill-funds.ts";
import { offered } from "#domain/spending/categories.ts";
import type { Cadence } from "#domain/time/cadence.ts";
import type { Day } from "#domain/time/day.ts";
import type { TriedChange } from "#domain/what-if/try-out.ts";
import { cadenceWords } from "#web/household/words/kind-options.ts";
import { rateAsTyped } from "../read-assumptions.ts";

/** The plan that a what-if changes. */
export interface Baseline {
  household: Household;
  canSave: Minor;
  /** Emergency money. */
  setAside: Minor;
}

/** One field of a row. `target` is an amount above zero, `by` an optional day. */
export interface FieldSpec {
  name: keyof Values;
  label: string;
  suffix?: string;
  hint?: string;
}

/** The parsed value of each field. A row has the ones that its kind lists. */
export interface Values {
  amount: Minor;
  target: Minor;
  by?: Day;
  percent: Rate;
  label: string;
  cadence: Cadence;
  way: "in" | "out";
}

interface Kind {
  title: string;
  /** What can be changed; absent if there is nothing to choose. */
  subjects?: (baseline: Baseline) => readonly { id: string; label: string }[];
  subjectLabel?: string;
  fields: (baseline: Baseline, id: string) => readonly FieldSpec[];
  /** The fields with their current values. */
  current: (baseline: Baseline, id: string) => Answers;
  /** Null if nothing differs from the current plan. */
  change: (values: Values, baseline: Baseline, id: string) => TriedChange | null;
}

export const byId = <Row extends { id: string }>(rows: readonly Row[], id: string): Row | undefined =>
  rows.find((row) => row.id === id);

/** Irregular pay counts at its low. */
const paidOf = (pay: Pay): Minor => (pay.cadence === "irregular" ? pay.low : pay.amount);

export const payWords = ({ pay }: Income): string =>
  pay.cadence === "irregular" ? `${cadenceWords[pay.per]}, at least` : cadenceWords[pay.cadence];

const typed = (amount: Minor | undefined, format: MoneyFormat): string =>
  amount === undefined ? "" : amountAsTyped(amount, format);

const income: Kind = {
  title: "Pay changes",
  subjectLabel: "Which pay",
  subjects: ({ household }) => household.incomes,
  fields: ({ household }, id) => {
    const pay = byId(household.incomes, id);
    return [{ name: "amount", label: "It would be", ...(pay && { suffix: payWords(pay) }) }];
  },
  current: ({ household }, id) => {
    const found = byId(household.incomes, id);
    return { amount: typed(found && paidOf(found.pay), household) };
  },
  change: ({ amount }, { household }, id) =>
    paidOf(byId(household.incomes, id)!.pay) === amount ? null : { what: "income", id, amount },
};

const newIncome: Kind = {
  title: "New pay",
  fields: () => [
    { name: "label", label: "What it is" },
    { name: "amount", label: "Take-home pay" },
    { name: "cadence", label: "How often" },
  ],
  current: () => ({ cadence: "monthly" }),
  change: ({ label, amount, cadence }) =>
    amount === 0 ? null : { what: "new-income", label, pay: { cadence, amount } },
};

const bill: Kind = {
  title: "A bill changes",
  subjectLabel: "Which bill",
  subjects: ({ household }) => household.bills,
  fields: ({ household }, id) => {
    const found = byId(household.bills, id);
    const suffix = found && cadenceWords[found.cadence];
    return [{ name: "amount", label: "It would be", hint: "0 gives the bill up.", ...(suffix && { suffix }) }];
  },
  current: ({ household }, id) => ({ amount: typed(byId(household.bills, id)?.amount, household) }),
  change: ({ amount }, { household }, id) =>
    byId(household.bills, id)!.amount === amount ? null : { what: "bill", id, amount },
};

const newBill: Kind = {
  title: "A new bill",
  fields: () => [
    { name: "label", label: "What it is" },
    { name: "amount", label: "Amount" },
    { name: "cadence", label: "How often" },
  ],
  current: () => ({ cadence: "monthly" }),
  change: ({ label, amount, cadence }) => (amount === 0 ? null : { what: "new-bill", label, amount, cadence }),
};

const budget: Kind = {
  title: "A budget changes",
  subjectLabel: "Which budget",
  subjects: ({ household }) => offered(household.categories),
  fields: () => [{ name: "amount", label: "It would be", suffix: "a week" }],
  current: ({ household }, id) => ({ amount: typed(byId(household.categories, id)?.weeklyBudget, household) }),
  change: ({ amount }, { household }, id) =>
    byId(household.categories, id)!.weeklyBudget === amount ? null : { what: "budget", id, weekly: amount },
};

const save: Kind = {
  title: "The weekly save",
  fields: () => [
    { name: "amount", label: "Put aside", suffix: "a week", hint: "At most what can be saved in a week counts." },
  ],
  current: ({ household, canSave }) => ({ amount: typed(canSave, household) }),
  change: ({ amount }, { canSave }) => (amount === canSave ? null : { what: "save", weekly: amount }),
};

const oneOff: Kind = {
  title: "Money once",
  fields: () => [
    { name: "way", label: "It" },
    { name: "amount", label: "How much" },
  ],
  current: ({ household }) => ({ way: "in", amount: typed(minor(0), household) }),
  change: ({ way, amount }) =>
    amount === 0 ? null : { what: "one-off", amount: way === "in" ? amount : negate(amount) },
};

/** Active goals, except bill funds, which follow their bill. */
function goalsOf({ household }: Baseline): readonly Goal[] {
  const funds = fundedBills(household);
  return household.goals.filter(({ id, state }) => state === "active" && !funds.has(id));
}

const goal: Kind = {
  title: "A goal changes",
  subjectLabel: "Which goal",
  subjects: goalsOf,
  fields: () => [
    { name: "target", label: "Target" },
    { name: "by", label: "By", hint: "Left open, it has no date." },
  ],
  current: ({ household }, id) => {
    const found = byId(household.goals, id);
    return found ? { target: amountAsTyped(found.target, household), by: found.by ?? "" } : {};
  },
  change: ({ target, by }, { household }, id) => {
    const now = byId(household.goals, id)!;
    if (target === now.target && by === now.by) return null;
    const date = by === now.by ? {} : { by: by ?? null };
    return { what: "goal", id, ...(target !== now.target && { target }), ...date };
  },
};

const debt: Kind = {
  title: "A debt’s interest",
  subjectLabel: "Which debt",
  subjects: ({ household }) => household.debts,
  fields: () => [{ name: "percent", label: "It would be", suffix: "% a year" }],
  current: ({ household }, id) => {
    const found = byId(household.debts, id);
    return { percent: found ? rateAsTyped(found.apr, household.locale) : "" };
  },
  change: ({ percent }, { household }, id) =>
    byId(household.debts, id)!.apr === percent ? null : { what: "debt", id, apr: percent },
};

const extraNow = ({ household: { payoff, debts } }: Baseline) => choicesOf(payoff, debts);

const extra: Kind = {
  title: "More for debts",
  fields: (baseline) => [
    {
      name: "amount",
      label: "Beyond the minimums",
      suffix: extraNow(baseline).rhythm === "weekly" ? "a week" : "a month",
    },
  ],
  current: (baseline) => ({ amount: amountAsTyped(extraNow(baseline).extra, baseline.household) }),
  change: ({ amount }, baseline) => (amount === extraNow(baseline).extra ? null : { what: "extra", extra: amount }),
};

const rate: Kind = {
  title: "Growth",
  fields: () => [{ name: "percent", label: "Investments would grow", suffix: "% a year" }],
  current: ({ household }) => ({ percent: rateAsTyped(assumptionsOf(household).growth, household.locale) }),
  change: ({ percent }, { household }) =>
    assumptionsOf(household).growth === percent ? null : { what: "rate", growth: percent },
};

/** All kinds of changes, in the order of the select. */
const kinds = {
  income,
  "new-income": newIncome,
  bill,
  "new-bill": newBill,
  budget,
  save,
  goal,
  debt,
  extra,
  "one-off": oneOff,
  rate,
} as const satisfies Readonly<Record<string, Kind>>;

export type KindName = keyof typeof kinds;

export const kindNames = Object.keys(kinds) as KindName[];

export const kindOf = (what: KindName): Kind => kinds[what];

/** The kinds that make sense for this household. */
export const kindsFor = (baseline: Baseline): KindName[] =>
  kindNames.filter((what) => {
    if (what === "extra") return baseline.household.debts.length > 0;
    return kindOf(what).subjects?.(baseline).length !== 0;
  });
