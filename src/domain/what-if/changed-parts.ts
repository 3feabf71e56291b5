import { choicesOf } from "../debts/payoff-choice.ts";
import type { Goal, Household, Pay } from "../household/household.ts";
import { type Minor, minor } from "../money/money.ts";
import { assumptionsOf } from "../projections/assumptions.ts";
import type { Day } from "../time/day.ts";
import type { TriedChange } from "./change.ts";

type What = Exclude<TriedChange["what"], "save" | "one-off">;
type Of<Name extends What> = Extract<TriedChange, { what: Name }>;
type Changing = { [Name in What]: (household: Household, change: Of<Name>, newId: string) => Partial<Household> };

/** The lists and fields of a household that a change makes anew. */
export const changedParts = (household: Household, change: Of<What>, newId: string): Partial<Household> =>
  (changing[change.what] as (household: Household, change: Of<What>, newId: string) => Partial<Household>)(
    household,
    change,
    newId,
  );

const changing: Changing = {
  income: ({ incomes }, { id, amount }) => ({
    incomes: withRow(incomes, id, (row) => ({ ...row, pay: withAmount(row.pay, amount) })),
  }),
  "new-income": ({ incomes }, { label, pay }, id) => ({ incomes: [...incomes, { id, personId: "", label, pay }] }),
  bill: ({ bills }, { id, amount }) => ({ bills: withRow(bills, id, (row) => ({ ...row, amount })) }),
  "new-bill": ({ bills }, { label, amount, cadence }, id) => ({
    bills: [...bills, { id, label, amount, cadence, nextDue: farDay }],
  }),
  budget: ({ categories }, { id, weekly }) => ({
    categories: withRow(categories, id, (row) => ({ ...row, weeklyBudget: weekly })),
  }),
  goal: ({ goals }, change) => ({ goals: withRow(goals, change.id, (row) => goalWith(row, change)) }),
  debt: ({ debts }, { id, apr, minimum, paidNow = minor(0) }) => ({
    debts: withRow(debts, id, (row) => ({
      ...row,
      ...(apr !== undefined && { apr }),
      ...(minimum !== undefined && { minimum }),
      balance: minor(row.balance - paidNow),
    })),
  }),
  extra: ({ debts, payoff }, { extra }) => ({ payoff: { ...choicesOf(payoff, debts), extra } }),
  order: ({ debts, payoff }, { order }) => ({ payoff: { ...choicesOf(payoff, debts), order } }),
  rate: (household, { what: _, ...rates }) => ({ assumptions: { ...assumptionsOf(household), ...rates } }),
};

/** A bill that is only tried out has no day yet. */
const farDay = "2099-12-31" as Day;

const withRow = <Row extends { id: string }>(rows: readonly Row[], id: string, change: (row: Row) => Row): Row[] =>
  rows.map((row) => (row.id === id ? change(row) : row));

const withAmount = (pay: Pay, amount: Minor): Pay =>
  pay.cadence === "irregular" ? { ...pay, low: amount, usual: minor(Math.max(amount, pay.usual)) } : { ...pay, amount };

function goalWith(goal: Goal, change: Of<"goal">): Goal {
  const { by: date, ...rest } = goal;
  const by = change.by === undefined ? date : (change.by ?? undefined);
  const state = change.isPaused === undefined ? goal.state : change.isPaused ? "paused" : "active";
  return { ...rest, ...(by !== undefined && { by }), target: change.target ?? goal.target, state };
}
