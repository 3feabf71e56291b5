import type { Goal, Household } from "../household/household.ts";
import type { SaveTarget } from "../household/records.ts";
import type { Minor } from "../money/money.ts";
import { checkAmounts } from "../plan/check-amounts.ts";
import { monthOfNeeds } from "../plan/needs.ts";
import { pour, type WaterfallStep } from "../plan/waterfall.ts";
import { weeklyBudget, withDebtBalances } from "../plan/weekly-budget.ts";
import { addDays, type Day } from "../time/day.ts";
import { type Outlook, openDebts, outlookOf, passWeek, payStep } from "./weeks-ahead.ts";

/** What is free and needed as long as the same debts are open. */
export interface Standing {
  open: number;
  canSave: Minor;
  monthOfNeeds: Minor;
}

export interface WeekAhead {
  outlook: Outlook;
  standing: Standing;
}

/** The plan of one week stands for those after it until something is full. */
interface Poured {
  steps: readonly WaterfallStep[];
  /** What each step still takes. */
  left: number[];
  weeks: number;
}

/** Goals that share too little, by dates that come nearer, are looked at anew each month. */
const weeksOfSharing = 4;

/** Walks the plan week after week, beginning with how things stand now. Ends where nothing can be reckoned any more. */
export function* planAhead(household: Household, today: Day, setAside: Minor): Generator<WeekAhead> {
  const outlook = outlookOf(household, setAside);
  const emergencyGoals = new Set(household.goals.flatMap(({ id, kind }) => (kind === "emergency" ? id : [])));
  let standing = standingOf(household, outlook);
  let poured: Poured | undefined;
  for (let week = 0; standing; week++) {
    yield { outlook, standing };
    if (!passWeek(household.debts, outlook)) return;
    if (!poured || !stillHolds(poured, outlook)) {
      poured = pourWeek(household, addDays(today, week * 7), outlook, standing.canSave);
    }
    if (!poured) return;
    payWeek(poured, emergencyGoals, outlook);
    if (openDebts(outlook) !== standing.open) [standing, poured] = [standingOf(household, outlook), undefined];
  }
}

/** A debt that is paid off frees its minimum, and asks for no month of it to be kept. */
function standingOf(household: Household, outlook: Outlook): Standing | undefined {
  const now = withDebtBalances(household, outlook.owed);
  const [budget, checked] = [weeklyBudget(now), checkAmounts(now)];
  if (!budget.ok || !checked.ok) return undefined;
  const needs = monthOfNeeds(checked.value).amount;
  return { open: openDebts(outlook), canSave: budget.value.canSave.amount, monthOfNeeds: needs };
}

function pourWeek(household: Household, today: Day, outlook: Outlook, canSave: Minor): Poured | undefined {
  const { setAside, goals, owed } = outlook;
  const poured = pour(canSave, { household, today, setAside, goalSavings: goals, debtBalances: owed });
  if (!poured.ok) return undefined;
  const left = poured.value.map(({ remainingBefore }) => remainingBefore ?? Number.POSITIVE_INFINITY);
  const weeks = isSharing(poured.value, household, today) ? weeksOfSharing : Number.POSITIVE_INFINITY;
  return { steps: poured.value, left, weeks };
}

/**
 * Whether shares move though nothing is full: dated goals get less than they ask for, and a date comes nearer; or a
 * debt-free goal asks for less as minimums are paid.
 */
function isSharing(steps: readonly WaterfallStep[], { goals }: Household, today: Day): boolean {
  const paid = steps.filter(({ amount }) => amount > 0).map(({ target }) => goalOf(target, goals));
  const dates = paid.flatMap((goal) => goal?.by ?? []);
  const isShort = dates.length > 1 && paid.at(-1)?.by !== undefined;
  return (isShort && dates.some((by) => by > today)) || paid.some((goal) => goal?.kind === "debt-free");
}

const goalOf = (target: SaveTarget, goals: readonly Goal[]): Goal | undefined =>
  target.kind === "goal" ? goals.find(({ id }) => id === target.id) : undefined;

function stillHolds({ steps, left, weeks }: Poured, { owed }: Outlook): boolean {
  const takes = ({ target }: WaterfallStep, index: number) =>
    target.kind === "debt" ? owed.get(target.id)! : left[index]!;
  return weeks > 0 && steps.every((step, index) => step.amount <= takes(step, index));
}

function payWeek(poured: Poured, emergencyGoals: ReadonlySet<string>, outlook: Outlook): void {
  poured.weeks--;
  poured.steps.forEach((step, index) => {
    poured.left[index]! -= step.amount;
    payStep(step, emergencyGoals, outlook);
  });
}
