import { minimumFor } from "../debts/payoff-plan.ts";
import type { Explanation, Figure } from "../explain.ts";
import type { Bill, Category, Debt, Income } from "../household/household.ts";
import { type Minor, sum } from "../money/money.ts";
import { type Cadence, perMonth, perWeek } from "../time/cadence.ts";
import { fundedBills } from "./bill-funds.ts";
import type { CheckedHousehold } from "./weekly-budget.ts";

/** Money that comes or goes steadily. */
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

/** A debt’s minimum is the one that paying off goes by: rounded up, so that a year of it is met. */
export const weekOfFlow = (flow: Flow | Outgoing): Minor =>
  "from" in flow && flow.from === "debt" ? minimumFor(flow.amount, "weekly") : perWeek(flow.amount, flow.cadence);

export const monthOfFlow = ({ amount, cadence }: Flow): Minor => perMonth(amount, cadence);

/** Rounds each flow once and adds what was rounded: what a person adds up on screen agrees to the cent. */
export function addUp(formula: string, flows: readonly Flow[], each: (flow: Flow) => Minor): Figure {
  const inputs = flows.map((flow) => ({ label: flow.label, amount: each(flow) }));
  const why: Explanation = { formula, inputs };
  return { amount: sum(inputs.map(({ amount }) => amount)), why };
}

/** Whose pay it is does not matter here: an income of someone who left the list still comes in. */
export const incomeFlows = ({ incomes }: CheckedHousehold): Flow[] => incomes.map(incomeFlow);

function incomeFlow({ id, label, pay }: Income): Flow {
  if (pay.cadence !== "irregular") return { id, label, amount: pay.amount, cadence: pay.cadence };
  return { id, label: `${label} (at its low)`, amount: pay.low, cadence: pay.per };
}

export function outgoings({ bills, debts, categories }: CheckedHousehold): Outgoing[] {
  const byId = new Map(categories.map((category) => [category.id, category]));
  return [
    ...bills.map((bill) => billFlow(bill, byId.get(bill.categoryId ?? ""))),
    ...debts.filter(isPaidApart).map(debtFlow),
    ...categories.map(categoryFlow),
  ];
}

/** What a week has to carry: a bill that a goal lays by for asks there, and not here once more. */
export function outgoingsOfWeek(household: CheckedHousehold): Outgoing[] {
  const funded = new Set([...fundedBills(household).values()].map(({ id }) => id));
  return outgoings(household).filter(({ from, id }) => from !== "bill" || !funded.has(id));
}

/** A debt listed as a bill is paid there; one that is paid off asks for nothing. */
const isPaidApart = ({ listedAsBill, balance }: Debt): boolean => !listedAsBill && balance > 0;

/** A bill without a category, or of one that is gone, is a need: better a month too careful. */
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

/** What a month costs with nothing left out that has to be paid. The buffer and the emergency fund are measured in it. */
export const monthOfNeeds = (household: CheckedHousehold): Figure =>
  addUp(
    "bills that are needs + debt minimums not listed as bills + budgets of need categories, each for one month",
    outgoings(household).filter(({ kind }) => kind === "need"),
    monthOfFlow,
  );

/** A mortgage that is not listed as a bill counts by its minimum. */
export const monthOfHousing = (household: CheckedHousehold): Figure =>
  addUp(
    "bills and budgets of housing categories + mortgage minimums not listed as bills, each for one month",
    outgoings(household).filter(({ isHousing }) => isHousing),
    monthOfFlow,
  );

export const monthOfIncome = (household: CheckedHousehold): Figure =>
  addUp("each pay as it comes to one month, added up", incomeFlows(household), monthOfFlow);
