import type { ExplanationInput } from "../explain.ts";
import type { Bill, Goal, Household, SweepTarget } from "../household/household.ts";
import { type Minor, minor, sum } from "../money/money.ts";
import { addDays, type Day } from "../time/day.ts";
import { type CalendarHistory, weekOfDay, weeksBetween } from "../time/week.ts";
import { fundedBills, withFundTargets } from "./bill-funds.ts";
import { type Ask, floorNote, isHighApr, missingAmount } from "./safety-asks.ts";
import { emergencyGoal, type GoalSavings, isEmergencyGoal, savedFor } from "./set-aside.ts";

interface GoalAsks {
  /** For bills with a sinking fund, the soonest due first. */
  funds: Ask[];
  /** What full goals pass on. */
  swept: Ask[];
  /** Goals with a date, the soonest first; then goals with a fixed amount or share, by priority. */
  promised: Ask[];
  /** By priority, 1 first. */
  undated: Ask[];
  /** Goals that get what all others leave, by priority. */
  leftover: Ask[];
}

interface GoalsWeek {
  household: Household;
  today: Day;
  savings: GoalSavings;
  emergency: EmergencyMoney;
  /** Everything set aside this week; shares are fractions of it. */
  putAside: Minor;
}

/** What active goals request this week. The sort is stable: equal goals keep the household’s order. */
export function goalAsks({ household, today, savings, emergency, putAside }: GoalsWeek): GoalAsks {
  const dated = (open: readonly OpenGoal[]): Ask[] =>
    withDates(open).map((it) => datedAsk(it, today, household.calendars));
  const now = withFundTargets(household, today);
  const funds = fundedBills(now);
  const others = now.goals.filter(({ id }) => !funds.has(id));
  const waiting = openGoals(now, savings, emergency, funds);
  const { asks: swept, open } = sweepsOf(others, waiting, savings, putAside);
  const fundedBy = (by: "fixed" | "share" | "leftover" | undefined) =>
    open.filter(({ goal }) => goal.funding?.by === by);
  const fixed = open.filter(({ goal }) => fixedPart(goal, putAside) !== null);
  return {
    funds: dated(fundGoals(now, savings, funds)),
    swept,
    promised: [
      ...dated(fundedBy(undefined)),
      ...fixed.map((it) => fixedAsk(it, fixedPart(it.goal, putAside)!, putAside)),
    ],
    undated: fundedBy(undefined)
      .filter(({ goal }) => goal.by === undefined)
      .map(undatedAsk),
    leftover: fundedBy("leftover").map(undatedAsk),
  };
}

/** The soonest first. */
const withDates = (open: readonly OpenGoal[]): DatedGoal[] =>
  open
    .flatMap((it) => (it.goal.by === undefined ? [] : [{ ...it, by: it.goal.by }]))
    .sort((a, b) => (a.by < b.by ? -1 : Number(a.by > b.by)));

type DatedGoal = OpenGoal & { by: Day };

function datedAsk(open: DatedGoal, today: Day, calendars: CalendarHistory): Ask {
  const weeks = weeksLeft(today, open.by, calendars);
  const inputs = [...inputsOf(open), { label: "Date", text: open.by }, { label: "Weeks left", count: weeks }];
  const formula = `(${missingFormula(open)}) ÷ weeks left, rounded up so that it is reached`;
  return { ...askOf(open), thisWeek: perWeekUp(open.remaining, weeks), why: { formula, inputs } };
}

function undatedAsk(open: OpenGoal): Ask {
  const inputs = [...inputsOf(open), { label: "Priority", count: open.goal.priority }];
  const why = { formula: `${missingFormula(open)}, by priority`, inputs };
  return { ...askOf(open), thisWeek: open.remaining, why };
}

/** A goal with a fixed amount or share requests that much, and at most what it lacks. */
function fixedAsk(open: OpenGoal, part: Minor, putAside: Minor): Ask {
  const { funding } = open.goal;
  const isShare = funding?.by === "share";
  const inputs: ExplanationInput[] = isShare
    ? [
        { label: "Put aside this week", amount: putAside },
        { label: "Thousandths for it", count: funding.share },
      ]
    : [{ label: "Fixed a week", amount: part }];
  const words = isShare ? "its share of what is put aside, rounded down" : "its fixed amount a week";
  const why = { formula: `${words}, at most ${missingFormula(open)}`, inputs: [...inputs, ...inputsOf(open)] };
  return { ...askOf(open), thisWeek: minor(Math.min(part, open.remaining)), why };
}

const askOf = ({ goal, remaining }: OpenGoal) =>
  ({ target: { kind: "goal", id: goal.id }, label: goal.label, remaining }) as const;

function missingFormula({ goal, saved, owed }: OpenGoal): string {
  const atMost = owed === undefined ? "" : ", at most what is owed on debts without a step of their own";
  return `target − saved${atMost}${floorNote(goal.target, saved)}`;
}

const inputsOf = ({ goal, saved, savedAs = "Saved", owed }: OpenGoal): ExplanationInput[] => [
  { label: "Target", amount: goal.target },
  { label: savedAs, amount: saved },
  ...(owed === undefined ? [] : [{ label: "Owed on debts without a step of their own", amount: owed }]),
];

/** Weeks that end by the date, this one included: the day after the date falls in the first week that is too late. */
const weeksLeft = (today: Day, by: Day, calendars: CalendarHistory): number =>
  Math.max(1, weeksBetween(weekOfDay(today, calendars), weekOfDay(addDays(by, 1), calendars)));

/** Integer arithmetic: a floating-point division would lose units of large amounts. */
function perWeekUp(amount: Minor, weeks: number): Minor {
  const rest = amount % weeks;
  return minor((amount - rest) / weeks + (rest > 0 ? 1 : 0));
}

/** A goal that competes for money with the other goals. */
interface OpenGoal {
  goal: Goal;
  saved: Minor;
  /** The label of `saved` when it includes more than the goal’s own money. */
  savedAs?: string;
  remaining: Minor;
  /** For a debt-free goal: what is owed on debts that have no step of their own in the plan. */
  owed?: Minor;
}

/** What the emergency fund’s own steps cover. */
interface EmergencyMoney {
  setAside: Minor;
  /** The fund’s target. */
  target: Minor;
  /** How much of what the buffer and the fund still lack is saved to the emergency goal. */
  toGoal: Minor;
}

type FundedBills = ReadonlyMap<string, Bill>;

/** Active goals by priority, without sinking funds; equal goals keep the household’s order. */
function openGoals(
  household: Household,
  savings: GoalSavings,
  emergency: EmergencyMoney,
  funds: FundedBills,
): OpenGoal[] {
  const isForFundedBill = fundedTwice(funds);
  const active = household.goals.filter(
    (goal) => goal.state === "active" && !isEmergencyGoal(goal) && !isForFundedBill(goal),
  );
  const open = active
    .filter((goal) => !isPaidToDebts(goal, household))
    .map((goal) => openGoal(goal, savedFor(goal, savings)));
  return [...open, ...debtFreeGoal(household, savings), ...beyondFund(household, savings, emergency)].sort(
    (a, b) => a.goal.priority - b.goal.priority,
  );
}

/** A second goal for a bill that already has a sinking fund would set aside the same money twice. */
function fundedTwice(funds: FundedBills): (goal: Goal) => boolean {
  const ids = new Set([...funds.values()].map(({ id }) => id));
  return ({ billId }) => billId !== undefined && ids.has(billId);
}

/** The sinking funds as open goals. */
const fundGoals = ({ goals }: Household, savings: GoalSavings, funds: FundedBills): OpenGoal[] =>
  goals.filter(({ id }) => funds.has(id)).map((goal) => openGoal(goal, savedFor(goal, savings)));

const openGoal = (goal: Goal, saved: Minor): OpenGoal => ({
  goal,
  saved,
  remaining: missingAmount(goal.target, saved),
});

const isPaidToDebts = ({ kind }: Goal, { debts }: Household): boolean => kind === "debt-free" && debts.length > 0;

/** High-APR debts have steps of their own; this goal covers only the others. Of several such goals only the first counts. */
function debtFreeGoal(household: Household, savings: GoalSavings): OpenGoal[] {
  const others = household.debts.filter((debt) => !isHighApr(debt) && debt.balance > 0);
  const [goal] = household.goals
    .filter((one) => one.state === "active" && isPaidToDebts(one, household))
    .sort((a, b) => a.priority - b.priority);
  if (!goal || others.length === 0) return [];
  const owed = sum(others.map(({ balance }) => balance));
  const open = openGoal(goal, savedFor(goal, savings));
  return [{ ...open, owed, remaining: minor(Math.min(open.remaining, owed)) }];
}

/**
 * An emergency goal and the emergency fund are the same money: the fund’s step fills the goal up to the fund’s target. Only
 * the part of the goal beyond that competes with the other goals. Of several such goals only the largest counts.
 */
function beyondFund(household: Household, savings: GoalSavings, emergency: EmergencyMoney): OpenGoal[] {
  const { setAside, target, toGoal } = emergency;
  const largest = emergencyGoal(household);
  if (!largest || largest.target <= target) return [];
  const held = Math.max(setAside, target, savedFor(largest, savings) + toGoal);
  return [{ ...openGoal(largest, minor(held)), savedAs: "Set aside, or seen to by the emergency fund" }];
}

/** What full goals pass on this week. */
interface Sweeps {
  asks: Ask[];
  /** The open goals, counting what is passed on to them as saved. */
  open: OpenGoal[];
}

interface Part {
  from: Goal;
  amount: Minor;
}

/** What a goal gets in a week by a fixed amount or share; null when it is funded by date or priority. */
function fixedPart({ funding }: Goal, putAside: Minor): Minor | null {
  if (funding?.by === "fixed") return funding.weekly;
  return funding?.by === "share" ? minor(Number((BigInt(putAside) * BigInt(funding.share)) / 1_000n)) : null;
}

/** A full goal passes its weekly part on to its sweep target; a nearly full one passes on the rest of it. */
function sweepsOf(goals: readonly Goal[], open: readonly OpenGoal[], savings: GoalSavings, putAside: Minor): Sweeps {
  const waiting = new Map(open.map((one) => [one.goal.id, one]));
  const asks: Ask[] = [];
  for (const part of goals.flatMap((goal) => freePart(goal, savings, putAside))) {
    const to = sweepTargetFor(part.from, goals, waiting);
    if (!to) continue;
    if (to.kind === "investing") asks.push(investingAsk(part));
    else asks.push(passOn(part, waiting.get(to.id)!, waiting));
  }
  return { asks, open: open.map(({ goal }) => waiting.get(goal.id)!) };
}

function freePart(goal: Goal, savings: GoalSavings, putAside: Minor): Part[] {
  const part = fixedPart(goal, putAside);
  const mayGive = goal.state === "active" || goal.state === "finished";
  if (part === null || !goal.sweepTo || !mayGive) return [];
  const missing = goal.state === "finished" ? 0 : Math.max(0, goal.target - savedFor(goal, savings));
  return part > missing ? [{ from: goal, amount: minor(part - missing) }] : [];
}

/** The first target along the chain of sweeps that still takes money. A circular chain has none. */
function sweepTargetFor(
  from: Goal,
  goals: readonly Goal[],
  waiting: ReadonlyMap<string, OpenGoal>,
): SweepTarget | undefined {
  const seen = new Set<string>();
  let to = from.sweepTo;
  while (to?.kind === "goal" && !seen.has(to.id)) {
    const { id } = to;
    if ((waiting.get(id)?.remaining ?? 0) > 0) return to;
    seen.add(id);
    to = goals.find((goal) => goal.id === id)?.sweepTo;
  }
  return to?.kind === "investing" ? to : undefined;
}

function passOn(part: Part, to: OpenGoal, waiting: Map<string, OpenGoal>): Ask {
  const thisWeek = minor(Math.min(part.amount, to.remaining));
  const saved = minor(to.saved + thisWeek);
  const owed = to.owed === undefined ? {} : { owed: minor(to.owed - thisWeek) };
  const remaining = minor(to.remaining - thisWeek);
  waiting.set(to.goal.id, { ...to, saved, savedAs: withSwept, remaining, ...owed });
  const inputs = [
    { label: part.from.label, amount: part.amount },
    { label: "Still missing", amount: to.remaining },
  ];
  const why = { formula: "what a full goal hands on, at most what is missing here", inputs };
  const target = { kind: "goal", id: to.goal.id } as const;
  return { target, label: `${to.goal.label} (from ${part.from.label})`, remaining: to.remaining, thisWeek, why };
}

const withSwept = "Saved, with what full goals hand on";

const investingAsk = ({ from, amount }: Part): Ask => ({
  target: { kind: "investing" },
  label: from.label,
  remaining: amount,
  thisWeek: amount,
  why: { formula: "what a full goal hands on", inputs: [{ label: from.label, amount }] },
});
