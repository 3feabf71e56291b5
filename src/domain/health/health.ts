import type { Explanation } from "../explain.ts";
import type { Debt, Household } from "../household/household.ts";
import { type Minor, minor, partsDown, partsUp, sum, thousandthsDown, thousandthsUp } from "../money/money.ts";
import { incomeFlows, monthlyHousing, monthlyIncome, monthlyNeeds, outgoings, weeklyAmount } from "../plan/flows.ts";
import { emergencyMonths, emergencyTarget, highApr, isHighApr, missingAmount } from "../plan/safety-asks.ts";
import { knowsSetAside } from "../plan/set-aside.ts";
import { type AmountProblem, type CheckedHousehold, checkAmounts } from "../plan/weekly-budget.ts";
import { err, ok, type Result } from "../result.ts";
import { addWeeks, type WeekId, weekRange } from "../time/week.ts";

export interface HealthInput {
  /** With current debt balances, see `withDebtBalances`. */
  household: Household;
  /** The household's current emergency money, from `emergencyMoney`. */
  setAside: Minor;
  /** The average of actual weekly saves, once there are enough weeks. */
  savedAWeek?: Minor;
  weeks: WeekHistory;
}

/** All six checks in display order. An empty household gets six unknowns. */
export function healthChecks(input: HealthInput): Result<HealthCheck[], AmountProblem> {
  const checked = checkAmounts(input.household);
  if (!checked.ok) return checked;
  if (input.setAside < 0) return err("negative-amount");
  if (![input.setAside, input.savedAWeek ?? 0].every(Number.isSafeInteger)) return err("too-large");
  const household = checked.value;
  return ok([
    checkEmergencyMonths(household, input.setAside),
    checkSavingsRate(household, input.savedAWeek),
    checkDebtToIncome(household),
    checkHousingShare(household),
    checkHighAprDebt(household),
    checkDecidedWeeks(input.weeks),
  ]);
}

export type HealthCheckId =
  | "emergency-months"
  | "savings-rate"
  | "debt-to-income"
  | "housing-share"
  | "high-apr-debt"
  | "decided-weeks";

/** The unit and value of a check: tenths of months, thousandths of income, or a count. */
type Measure = { unit: "months-tenths" | "share-thousandths" | "debts" | "weeks"; value: number };

type NextAction =
  | "keep-going"
  | "add-incomes"
  | "add-outgoings"
  | "add-accounts-and-debts"
  | "mark-housing"
  | "keep-deciding"
  | "grow-emergency-fund"
  | "save-more-a-week"
  | "pay-off-a-debt"
  | "lower-housing-a-month"
  | "decide-this-week";

/** A suggested action. `amount` is what is missing or too much; `debtId` is the debt to pay off. */
interface NextStep {
  action: NextAction;
  amount?: Minor;
  debtId?: string;
}

/** One check with its explanation. There is no overall score, because a number without reasons does not help. */
export interface HealthCheck {
  id: HealthCheckId;
  state: "good" | "watch" | "unknown";
  /** Undefined when unknown. */
  value: Measure | undefined;
  threshold: Measure;
  why: Explanation;
  nextStep: NextStep;
}

type Known = Pick<HealthCheck, "id" | "threshold" | "why">;

const unknownCheck = (known: Known, action: NextAction): HealthCheck => ({
  ...known,
  state: "unknown",
  value: undefined,
  nextStep: { action },
});

function knownCheck(known: Known, value: number, isGood: boolean, otherwise: NextStep): HealthCheck {
  const nextStep: NextStep = isGood ? { action: "keep-going" } : otherwise;
  return { ...known, state: isGood ? "good" : "watch", value: { unit: known.threshold.unit, value }, nextStep };
}

/** The lower end of the commonly advised three to six months. */
const goodEmergencyTenths = emergencyMonths * 10;

/** Shares are in thousandths. A tenth of income is the usual first savings target. */
const goodSavingsShare = 100;

/** Lenders’ 28/36 rule. They use gross pay; take-home pay is stricter. */
const goodDebtShare = 360;

/** The common limit for affordable housing. */
const goodHousingShare = 300;

const goodHighAprDebts = 0;

/** A quarter of weeks, and how many of them need a decision. */
const weeksLookedAt = 13;
const goodDecidedWeeks = 10;

const shareThreshold: Measure = { unit: "share-thousandths", value: goodDebtShare };
const countThreshold: Measure = { unit: "debts", value: goodHighAprDebts };

const openDebts = ({ debts }: CheckedHousehold): Debt[] => debts.filter(({ balance }) => balance > 0);

/** The intake asks for accounts and debts together: with neither listed, debts are unknown, not zero. */
const hasEnteredDebts = ({ debts, accounts }: CheckedHousehold): boolean => debts.length + accounts.length > 0;

/** All debt payments count, including those that bills make. */
function checkDebtToIncome(household: CheckedHousehold): HealthCheck {
  const income = monthlyIncome(household).amount;
  const debts = openDebts(household);
  const paid = sum(debts.map(({ minimum }) => minimum));
  const inputs = [
    ...debts.map(({ label, minimum }) => ({ label, amount: minimum })),
    { label: "Money in a month", amount: income },
  ];
  const why = { formula: "debt payments a month ÷ money in a month", inputs };
  const known = { id: "debt-to-income", threshold: shareThreshold, why } as const;
  if (income === 0) return unknownCheck(known, "add-incomes");
  if (!hasEnteredDebts(household)) return unknownCheck(known, "add-accounts-and-debts");
  const share = partsUp(paid, income, 1_000);
  return knownCheck(
    known,
    share,
    share <= goodDebtShare,
    payOff(
      debts.filter(({ minimum }) => minimum > 0),
      byBalance,
    ),
  );
}

/** The number of debts with an APR so high that they come before the emergency fund. */
function checkHighAprDebt(household: CheckedHousehold): HealthCheck {
  const highAprDebts = openDebts(household).filter(isHighApr);
  const inputs = [
    { label: "High above", rate: highApr },
    ...openDebts(household).map(({ label, apr }) => ({ label, rate: apr })),
  ];
  const why = { formula: "number of debts whose APR is above the line", inputs };
  const known = { id: "high-apr-debt", threshold: countThreshold, why } as const;
  if (!hasEnteredDebts(household)) return unknownCheck(known, "add-accounts-and-debts");
  return knownCheck(known, highAprDebts.length, highAprDebts.length <= goodHighAprDebts, payOff(highAprDebts, byApr));
}

/** The smallest debt can be paid off soonest, which frees its payment. */
const byBalance = (a: Debt, b: Debt): number => a.balance - b.balance;
const byApr = (a: Debt, b: Debt): number => b.apr - a.apr;

function payOff(debts: readonly Debt[], order: (a: Debt, b: Debt) => number): NextStep {
  const [first] = debts.toSorted(order);
  return first ? { action: "pay-off-a-debt", debtId: first.id, amount: first.balance } : { action: "keep-going" };
}

interface WeekHistory {
  thisWeek: WeekId;
  /** The household’s first week, if any. */
  firstWeek?: WeekId;
  /** Weeks with a decision, even to save nothing. */
  decidedWeeks: Iterable<WeekId>;
  pausedWeeks?: Iterable<WeekId>;
}

const weeksThreshold: Measure = { unit: "weeks", value: goodDecidedWeeks };

/** Counts past weeks without pauses. A short history is unknown, unless it is already good. */
export function checkDecidedWeeks(history: WeekHistory): HealthCheck {
  const weeks = weeksToLookAt(history);
  const decided = new Set(history.decidedWeeks);
  const count = weeks.filter((week) => decided.has(week)).length;
  const inputs = [
    { label: "Weeks looked at", count: weeks.length },
    { label: "Weeks decided", count },
  ];
  const formula = `weeks with a decision among the last ${weeksLookedAt} that are over, pauses left out`;
  const known = { id: "decided-weeks", threshold: weeksThreshold, why: { formula, inputs } } as const;
  const isGood = count >= goodDecidedWeeks;
  if (weeks.length < weeksLookedAt && !isGood) return unknownCheck(known, "keep-deciding");
  return knownCheck(known, count, isGood, { action: "decide-this-week" });
}

function weeksToLookAt({ thisWeek, firstWeek, pausedWeeks = [] }: WeekHistory): WeekId[] {
  const paused = new Set(pausedWeeks);
  const over = firstWeek === undefined ? [] : weekRange(firstWeek, addWeeks(thisWeek, -1));
  return over.filter((week) => !paused.has(week)).slice(-weeksLookedAt);
}

const monthsThreshold: Measure = { unit: "months-tenths", value: goodEmergencyTenths };

/** How long the emergency money would last. */
function checkEmergencyMonths(household: CheckedHousehold, setAside: Minor): HealthCheck {
  const needs = monthlyNeeds(household).amount;
  const inputs = [
    { label: "Set aside for emergencies", amount: setAside },
    { label: "One month of needs", amount: needs },
  ];
  const known = {
    id: "emergency-months",
    threshold: monthsThreshold,
    why: { formula: "set aside ÷ one month of needs", inputs },
  } as const;
  if (needs === 0) return unknownCheck(known, "add-outgoings");
  if (setAside === 0 && !knowsSetAside(household)) return unknownCheck(known, "add-accounts-and-debts");
  const tenths = partsDown(setAside, needs, 10);
  const amount = missingAmount(emergencyTarget(needs), setAside);
  return knownCheck(known, tenths, tenths >= goodEmergencyTenths, { action: "grow-emergency-fund", amount });
}

const housingThreshold: Measure = { unit: "share-thousandths", value: goodHousingShare };

/** Without marked housing costs the share is unknown, not zero. */
function checkHousingShare(household: CheckedHousehold): HealthCheck {
  const housing = monthlyHousing(household);
  const income = monthlyIncome(household).amount;
  const inputs = [...housing.why.inputs, { label: "Money in a month", amount: income }];
  const known = {
    id: "housing-share",
    threshold: housingThreshold,
    why: { formula: "housing a month ÷ money in a month", inputs },
  } as const;
  if (income === 0) return unknownCheck(known, "add-incomes");
  if (housing.amount === 0) return unknownCheck(known, "mark-housing");
  const share = partsUp(housing.amount, income, 1_000);
  const amount = missingAmount(housing.amount, thousandthsDown(income, goodHousingShare));
  return knownCheck(known, share, share <= goodHousingShare, { action: "lower-housing-a-month", amount });
}

const savingsThreshold: Measure = { unit: "share-thousandths", value: goodSavingsShare };

/** Uses actual average saves if known, otherwise what the plan can save. */
function checkSavingsRate(household: CheckedHousehold, savedAWeek: Minor | undefined): HealthCheck {
  const income = sum(incomeFlows(household).map(weeklyAmount));
  const saved = savedAWeek === undefined ? plannedSave(household, income) : minor(Math.max(0, savedAWeek));
  const label = savedAWeek === undefined ? "Can be saved a week, by the plan" : "Saved in an average week";
  const inputs = [
    { label, amount: saved },
    { label: "Money in a week", amount: income },
  ];
  const known = {
    id: "savings-rate",
    threshold: savingsThreshold,
    why: { formula: "saved a week ÷ money in a week", inputs },
  } as const;
  if (income === 0) return unknownCheck(known, "add-incomes");
  const share = partsDown(saved, income, 1_000);
  const amount = missingAmount(thousandthsUp(income, goodSavingsShare), saved);
  return knownCheck(known, share, share >= goodSavingsShare, { action: "save-more-a-week", amount });
}

const plannedSave = (household: CheckedHousehold, income: Minor): Minor =>
  missingAmount(income, sum(outgoings(household).map(weeklyAmount)));
