import { billsStillDue, debtPaidBy, debtsPaidByBills } from "../debts/paid-by-bill.ts";
import { minimumFor } from "../debts/payoff-plan.ts";
import type { Explanation, Figure } from "../explain.ts";
import type { Bill, Category, Debt, Income } from "../household/household.ts";
import { type Minor, sum } from "../money/money.ts";
import { type Cadence, perMonth, perWeek } from "../time/cadence.ts";
import { fundedBills } from "./bill-funds.ts";
import type { CheckedHousehold } from "./weekly-budget.ts";

/** Money that comes in or goes out regularly. */
interface Flow {
  id: string;
  label: string;
  amount: Minor;
  cadence: Cadence;
}

export interface Outgoing extends Flow {
  from: "bill" | "debt" | "category";
  kind: "need" | "want";
  isHousing: boolean;
  /** Ends with a debt: its minimum, or the bill that pays it. */
  isForDebt: boolean;
}

/** A debt’s minimum is rounded up as in the payoff plan, so that a year of weeks covers it. */
export const weeklyAmount = (flow: Flow | Outgoing): Minor =>
  "from" in flow && flow.from === "debt" ? minimumFor(flow.amount, "weekly") : perWeek(flow.amount, flow.cadence);

export const monthlyAmount = ({ amount, cadence }: Flow): Minor => perMonth(amount, cadence);

/** Rounds each flow once and adds the rounded amounts, so that the total matches the rows on screen to the cent. */
export function addUp(formula: string, flows: readonly Flow[], each: (flow: Flow) => Minor): Figure {
  const inputs = flows.map((flow) => ({ label: flow.label, amount: each(flow) }));
  const why: Explanation = { formula, inputs };
  return { amount: sum(inputs.map(({ amount }) => amount)), why };
}

/** Income of a person who is no longer listed still counts. */
export const incomeFlows = ({ incomes }: CheckedHousehold): Flow[] => incomes.map(incomeFlow);

function incomeFlow({ id, label, pay }: Income): Flow {
  if (pay.cadence !== "irregular") return { id, label, amount: pay.amount, cadence: pay.cadence };
  return { id, label: `${label} (at its low)`, amount: pay.low, cadence: pay.per };
}

/** By current debt balances: what is paid off asks for nothing, neither as a minimum nor as the bill that pays it. */
export function outgoings(household: CheckedHousehold): Outgoing[] {
  const { bills, debts, categories } = household;
  const byId = new Map(categories.map((category) => [category.id, category]));
  const paidByBills = debtsPaidByBills(bills);
  return [
    ...billsStillDue(household).map((bill) => billFlow(bill, byId.get(bill.categoryId ?? ""), debtPaidBy(bill, debts))),
    ...debts.filter(({ id, balance }) => balance > 0 && !paidByBills.has(id)).map(debtFlow),
    ...categories.filter(({ isArchived }) => !isArchived).map(categoryFlow),
  ];
}

/** The outgoings of a week, without bills that have a sinking fund: the fund already requests that money. */
export function weeklyOutgoings(household: CheckedHousehold): Outgoing[] {
  const funded = new Set([...fundedBills(household).values()].map(({ id }) => id));
  return outgoings(household).filter(({ from, id }) => from !== "bill" || !funded.has(id));
}

/** A bill without a known category counts as a need, to be on the safe side. One that pays a mortgage is housing. */
function billFlow(
  { id, label, amount, cadence }: Bill,
  category: Category | undefined,
  debt: Debt | undefined,
): Outgoing {
  const { kind = "need", isHousing = false } = category ?? {};
  const housing = isHousing || debt?.kind === "mortgage";
  return { id, label, amount, cadence, from: "bill", kind, isHousing: housing, isForDebt: debt !== undefined };
}

const debtFlow = ({ id, label, minimum, kind }: Debt): Outgoing => ({
  id,
  label: `${label} (minimum)`,
  amount: minimum,
  cadence: "monthly",
  from: "debt",
  kind: "need",
  isHousing: kind === "mortgage",
  isForDebt: true,
});

const categoryFlow = ({ id, label, kind, weeklyBudget, isHousing = false }: Category): Outgoing => ({
  id,
  label,
  amount: weeklyBudget,
  cadence: "weekly",
  from: "category",
  kind,
  isHousing,
  isForDebt: false,
});

/** Everything that has to be paid in a month. The buffer and the emergency fund are multiples of it. */
export const monthlyNeeds = (household: CheckedHousehold): Figure =>
  addUp(
    "bills that are needs + debt minimums that no bill pays + budgets of need categories, each for one month",
    outgoings(household).filter(({ kind }) => kind === "need"),
    monthlyAmount,
  );

/** A mortgage that no bill pays counts with its minimum. */
export const monthlyHousing = (household: CheckedHousehold): Figure =>
  addUp(
    "bills and budgets of housing categories + mortgage minimums that no bill pays, each for one month",
    outgoings(household).filter(({ isHousing }) => isHousing),
    monthlyAmount,
  );

export const monthlyIncome = (household: CheckedHousehold): Figure =>
  addUp("each pay as it comes to one month, added up", incomeFlows(household), monthlyAmount);
