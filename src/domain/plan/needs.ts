import type { Figure } from "../explain.ts";
import type { CheckedHousehold } from "./check-amounts.ts";
import { addUp, incomeFlows, monthOfFlow, outgoings } from "./flows.ts";

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
