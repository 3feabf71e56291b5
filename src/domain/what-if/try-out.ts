import { choicesOf } from "../debts/payoff-plan.ts";
import { type Account, assumptionsOf, type Bill, type Goal, type Household, type Pay } from "../household/household.ts";
import type { SaveTarget } from "../household/records.ts";
import { exponentOf, type Minor, minor } from "../money/money.ts";
import { largestUnits } from "../money/parse-amount.ts";
import { isRate, type Rate } from "../money/rate.ts";
import { applyStep, type Outlook, outlookOf } from "../plan/plan-ahead.ts";
import { pour, type WaterfallStep } from "../plan/waterfall.ts";
import type { AheadStart } from "../projections/ahead.ts";
import { err, ok, type Result } from "../result.ts";
import { targetKey } from "../saves/totals.ts";
import type { Day } from "../time/day.ts";

/** One trial change. Amounts are in the item's own cadence. */
export type TriedChange =
  /** For irregular pay this changes the low amount, which is what counts. */
  | { what: "income"; id: string; amount: Minor }
  | { what: "new-income"; label: string; pay: Pay }
  /** Zero: the bill is cancelled. */
  | { what: "bill"; id: string; amount: Minor }
  | { what: "new-bill"; label: string; amount: Minor; cadence: Bill["cadence"] }
  | { what: "budget"; id: string; weekly: Minor }
  /** Set aside this much a week instead of everything that can be saved. */
  | { what: "save"; weekly: Minor }
  /** One-off money now, for the buffer, goals and debts in the plan's order. Negative: spent. */
  | { what: "one-off"; amount: Minor }
  /** `by: null` removes the date. */
  | { what: "goal"; id: string; target?: Minor; by?: Day | null; isPaused?: boolean }
  | { what: "debt"; id: string; apr?: Rate; minimum?: Minor; paidNow?: Minor }
  /** Beyond the minimums, per period of the household's rhythm. */
  | { what: "extra"; extra: Minor }
  | { what: "order"; order: NonNullable<Household["payoff"]>["order"] }
  | { what: "rate"; growth?: Rate; inflation?: Rate; withdrawal?: Rate };

export type TriedProblem =
  | "gone"
  | "negative-amount"
  | "too-large"
  | "date-in-past"
  | "target-not-above-zero"
  | "rate-out-of-range"
  | "above-balance";

/** The start with trial changes applied. */
export interface TriedOut extends AheadStart {
  /** The trial weekly savings, if any. */
  weekly?: Minor;
}

/** Applies all changes in order to a copy of the household. */
export function tryOut(start: AheadStart, changes: readonly TriedChange[]): Result<TriedOut, TriedProblem> {
  let tried: TriedOut = { ...start };
  for (const [index, change] of changes.entries()) {
    const problem = problemOfChange(change, tried.household, start.today);
    if (problem) return err(problem);
    const next = changed(tried, change, `tried-${index}`);
    if (!next.ok) return next;
    tried = next.value;
  }
  return ok(tried);
}

function changed(tried: TriedOut, change: TriedChange, newId: string): Result<TriedOut, TriedProblem> {
  if (change.what === "save") return ok({ ...tried, weekly: change.weekly });
  if (change.what === "one-off") return withOneOff(tried, change.amount);
  return ok({ ...tried, household: { ...tried.household, ...changedParts(tried.household, change, newId) } });
}

type What = Exclude<TriedChange["what"], "save" | "one-off">;
type Of<Name extends What> = Extract<TriedChange, { what: Name }>;
type Changing = { [Name in What]: (household: Household, change: Of<Name>, newId: string) => Partial<Household> };

/** The lists and fields of a household that a change replaces. */
const changedParts = (household: Household, change: Of<What>, newId: string): Partial<Household> =>
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

/** A trial bill has no due day yet. */
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

/** One-off money goes down the plan at once; one-off spending comes out of emergency money, up to what is there. */
function withOneOff(tried: TriedOut, amount: Minor): Result<TriedOut, "too-large" | "above-balance"> {
  if (amount >= 0) return poured(tried, amount);
  return -amount > tried.setAside ? err("above-balance") : ok(spent(tried, amount));
}

function poured(tried: TriedOut, amount: Minor): Result<TriedOut, "too-large"> {
  const { household, today, setAside } = tried;
  const money = outlookOf(household, setAside);
  const steps = pour(amount, { household, today, setAside, goalSavings: money.goals, debtBalances: money.owed });
  if (!steps.ok) return err("too-large");
  const emergencyGoals = new Set(household.goals.flatMap(({ id, kind }) => (kind === "emergency" ? id : [])));
  for (const step of steps.value) applyStep(step, emergencyGoals, money);
  return ok({ ...tried, setAside: money.setAside, household: withMoney(household, amount, money) });
}

/** Money paid to debts is no longer in an account. */
function withMoney(household: Household, amount: Minor, { goals, owed, invested }: Outlook): Household {
  const toDebts = household.debts.reduce((sum, { id, balance }) => sum + balance - owed.get(id)!, 0);
  return {
    ...household,
    goals: household.goals.map((goal) => ({ ...goal, alreadySaved: goals.get(goal.id)! })),
    debts: household.debts.map((debt) => ({ ...debt, balance: owed.get(debt.id)! })),
    accounts: [
      ...household.accounts,
      accountOf("savings", minor(amount - toDebts - invested)),
      accountOf("investment", invested),
    ],
  };
}

const spent = (tried: TriedOut, amount: Minor): TriedOut => ({
  ...tried,
  setAside: minor(tried.setAside + amount),
  household: { ...tried.household, accounts: [...tried.household.accounts, accountOf("savings", amount)] },
});

const accountOf = (kind: "savings" | "investment", balance: Minor): Account => ({
  id: `tried-${kind}-${balance}`,
  label: "Money that came once",
  kind,
  balance,
});

/** Validates a change against the current household; a partner may have deleted its target. */
function problemOfChange(change: TriedChange, household: Household, today: Day): TriedProblem | null {
  if (isGone(change, household)) return "gone";
  const amounts = amountsIn(change);
  if (change.what !== "one-off" && amounts.some((amount) => amount < 0)) return "negative-amount";
  const most = largestUnits * 10 ** exponentOf(household.currency);
  if (amounts.some((amount) => !Number.isSafeInteger(amount) || Math.abs(amount) > most)) return "too-large";
  return problemOfGoal(change, today) ?? problemOfDebt(change, household) ?? problemOfRates(change);
}

const lists = { income: "incomes", bill: "bills", budget: "categories", goal: "goals", debt: "debts" } as const;

function isGone(change: TriedChange, household: Household): boolean {
  if (!("id" in change)) return false;
  return !household[lists[change.what]].some(({ id }) => id === change.id);
}

type Amounts = { [Name in "amount" | "weekly" | "target" | "minimum" | "paidNow" | "extra"]?: number };
type Rates = { [Name in "apr" | "growth" | "inflation" | "withdrawal"]?: Rate };

function amountsIn(change: TriedChange): number[] {
  if (change.what === "new-income") {
    const { pay } = change;
    return pay.cadence === "irregular" ? [pay.low, pay.usual] : [pay.amount];
  }
  const { amount, weekly, target, minimum, paidNow, extra } = change as Amounts;
  return [amount, weekly, target, minimum, paidNow, extra].filter((one) => one !== undefined);
}

function problemOfGoal(change: TriedChange, today: Day): TriedProblem | null {
  if (change.what !== "goal") return null;
  if (change.target === 0) return "target-not-above-zero";
  return change.by && change.by < today ? "date-in-past" : null;
}

function problemOfDebt(change: TriedChange, { debts }: Household): TriedProblem | null {
  if (change.what !== "debt" || change.paidNow === undefined) return null;
  const owed = debts.find(({ id }) => id === change.id)!.balance;
  return change.paidNow > Math.max(0, owed) ? "above-balance" : null;
}

function problemOfRates(change: TriedChange): TriedProblem | null {
  const { apr, growth, inflation, withdrawal } = change as Rates;
  const rates = [apr, growth, inflation, withdrawal].filter((rate) => rate !== undefined);
  return rates.every(isRate) && withdrawal !== 0 ? null : "rate-out-of-range";
}

export interface StepDifference {
  target: SaveTarget;
  label: string;
  /** Per week; negative if it gets less. */
  more: Minor;
}

/** Which targets get less (last in the plan first) and which get more: where the money for a change comes from. */
export function stepDifferences(
  before: readonly WaterfallStep[],
  after: readonly WaterfallStep[],
): { less: StepDifference[]; more: StepDifference[] } {
  const byTarget = new Map<string, StepDifference>();
  for (const step of before) enter(byTarget, step, -step.amount);
  for (const step of after) enter(byTarget, step, step.amount);
  const all = [...byTarget.values()];
  return { less: all.filter(({ more }) => more < 0).reverse(), more: all.filter(({ more }) => more > 0) };
}

function enter(byTarget: Map<string, StepDifference>, { target, label }: WaterfallStep, amount: number): void {
  const key = targetKey(target);
  const current = byTarget.get(key) ?? { target, label, more: minor(0) };
  byTarget.set(key, { ...current, more: minor(current.more + amount) });
}
