import { choicesOf } from "#domain/debts/payoff-choice.ts";
import type { Goal } from "#domain/household/household.ts";
import { amountAsTyped } from "#domain/money/parse-amount.ts";
import { fundedBills } from "#domain/plan/bill-funds.ts";
import { assumptionsOf } from "#domain/projections/assumptions.ts";
import { rateAsTyped } from "../leads/read-assumptions.ts";
import { byId, type Kind, type Tried } from "./kind.ts";

/** A fund has its bill's amount and date; what is finished or put away is not saved for. */
function goalsOf({ household }: Tried): readonly Goal[] {
  const funds = fundedBills(household);
  return household.goals.filter(({ id, state }) => state === "active" && !funds.has(id));
}

export const goal: Kind = {
  title: "A goal changes",
  thing: "Which goal",
  things: goalsOf,
  fields: () => [
    { name: "target", label: "Target" },
    { name: "by", label: "By", hint: "Left open, it has no date." },
  ],
  now: ({ household }, id) => {
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

export const debt: Kind = {
  title: "A debt’s interest",
  thing: "Which debt",
  things: ({ household }) => household.debts,
  fields: () => [{ name: "percent", label: "It would be", suffix: "% a year" }],
  now: ({ household }, id) => {
    const found = byId(household.debts, id);
    return { percent: found ? rateAsTyped(found.apr, household.locale) : "" };
  },
  change: ({ percent }, { household }, id) =>
    byId(household.debts, id)!.apr === percent ? null : { what: "debt", id, apr: percent },
};

const extraNow = ({ household: { payoff, debts } }: Tried) => choicesOf(payoff, debts);

export const extra: Kind = {
  title: "More for debts",
  fields: (tried) => [
    {
      ...{ name: "amount", label: "Beyond the minimums" },
      suffix: extraNow(tried).rhythm === "weekly" ? "a week" : "a month",
    },
  ],
  now: (tried) => ({ amount: amountAsTyped(extraNow(tried).extra, tried.household) }),
  change: ({ amount }, tried) => (amount === extraNow(tried).extra ? null : { what: "extra", extra: amount }),
};

export const rate: Kind = {
  title: "Growth",
  fields: () => [{ name: "percent", label: "Investments would grow", suffix: "% a year" }],
  now: ({ household }) => ({ percent: rateAsTyped(assumptionsOf(household).growth, household.locale) }),
  change: ({ percent }, { household }) =>
    assumptionsOf(household).growth === percent ? null : { what: "rate", growth: percent },
};
