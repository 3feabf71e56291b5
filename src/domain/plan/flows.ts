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

export function outgoings({ bills, debts, categories }: CheckedHousehold): Outgoing[] {
  const byId = new Map(categories.map((category) => [category.id, category]));
  return [
    ...bills.map((bill) => billFlow(bill, byId.get(bill.categoryId ?? ""))),
    ...debts.filter(isPaidSeparately).map(debtFlow),
    ...categories.filter(({ isArchived }) => !isArchived).map(categoryFlow),
  ];
}

/** The outgoings of a week, without bills that have a sinking fund: the fund already requests that money. */
export function weeklyOutgoings(household: CheckedHousehold): Outgoing[] {
  const funded = new Set([...fundedBills(household).values()].map(({ id }) => id));
  return outgoings(household).filter(({ from, id }) => from !== "bill" || !funded.has(id));
}

/** A debt listed as a bill is paid there, and a paid-off debt needs nothing. */
const isPaidSeparately = ({ listedAsBill, balance }: Debt): boolean => !listedAsBill && balance > 0;

/** A bill without a known category counts as a need, to be on the safe side. */
function billFlow({ id, label, amount, cadence }: Bill, category: Category | undefined): Outgoing {
  const { kind = "need", isHousing = false } = category ?? {};
  return { id, label, amount, cadence, from: "bill", kind, isHousing };
}

const debtFlow = ({ id, label, minimum, kind }: Debt): Outgoing => ({
  id,
  label: `${label} (minimum)`,
  amount: minimum,
  cadence: "monthly",
  from: "debt",
  kind: "need",
  isHousing: kind === "mortgage",
});

const categoryFlow = ({ id, label, kind, weeklyBudget, isHousing = false }: Category): Outgoing => ({
  id,
  label,
  amount: weeklyBudget,
  cadence: "weekly",
  from: "category",
  kind,
  isHousing,
});

/** Everything that has to be paid in a month. The buffer and the emergency fund are multiples of it. */
export const monthlyNeeds = (household: CheckedHousehold): Figure =>
  addUp(
    "bills that are needs + debt minimums not listed as bills + budgets of need categories, each for one month",
    outgoings(household).filter(({ kind }) => kind === "need"),
    monthlyAmount,
  );

/** A mortgage that is not listed as a bill counts with its minimum. */
export const monthlyHousing = (household: CheckedHousehold): Figure =>
  addUp(
    "bills and budgets of housing categories + mortgage minimums not listed as bills, each for one month",
    outgoings(household).filter(({ isHousing }) => isHousing),
    monthlyAmount,
  );

export const monthlyIncome = (household: CheckedHousehold): Figure =>
  addUp("each pay as it comes to one month, added up", incomeFlows(household), monthlyAmount);
