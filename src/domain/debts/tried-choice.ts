import type { PayoffChoice, PlannedOneOff } from "../household/choices.ts";
import { type Minor, minor } from "../money/money.ts";
import { perMonth, perWeek } from "../time/cadence.ts";
import type { Day } from "../time/day.ts";
import type { OrderName } from "./compare-orders.ts";
import { choicesOf } from "./payoff-choice.ts";
import type { Owed, PayoffOrder } from "./payoff-plan.ts";
import { dayOfPayment, type Rhythm } from "./rhythm.ts";

/** What someone tries on top of the household's choice. What is absent is as the household has it. */
export interface TriedParts {
  order?: OrderName;
  /** Ids in the order in which they are to be paid. */
  own?: readonly string[];
  extra?: Minor;
  rhythm?: Rhythm;
  keepsFreed?: boolean;
  /** With the next payment; without a debt it goes down the order. */
  once?: { amount: Minor; debtId?: string };
  /** What was to be paid once and is no longer. */
  leavesOut?: readonly PlannedOneOff[];
}

export const orderNameOf = (order: PayoffOrder): OrderName => (typeof order === "string" ? order : "own");

/** The own order as it is tried, as it was adopted, or as the debts are listed; with every debt in it once. */
export function ownOrderOf(choice: PayoffChoice, tried: TriedParts, debts: readonly Owed[]): string[] {
  const ids = debts.map(({ id }) => id);
  const wished = tried.own ?? (typeof choice.order === "string" ? [] : choice.order.own);
  return [...new Set([...wished.filter((id) => ids.includes(id)), ...ids])];
}

/** The extra as it comes to a week, whatever the rhythm. */
export const weeklyExtra = (extra: Minor, rhythm: Rhythm): Minor =>
  rhythm === "weekly" ? extra : perWeek(extra, "monthly");

/** An extra told by the week, in the rhythm in which it is paid. */
export const extraInRhythm = (aWeek: Minor, rhythm: Rhythm): Minor =>
  rhythm === "weekly" ? aWeek : perMonth(aWeek, "weekly");

/** The household's choice with what is tried, as adopting it would write it. One-offs that are over are left out. */
export function triedChoice(choice: PayoffChoice, tried: TriedParts, debts: readonly Owed[], today: Day): PayoffChoice {
  const name = tried.order ?? orderNameOf(choice.order);
  const rhythm = tried.rhythm ?? choice.rhythm;
  const keepsFreed = tried.keepsFreed ?? choice.keepsFreed ?? false;
  const oneOffs = [...plannedOf(choice, tried, today), ...onceOf(tried, today, rhythm)];
  const wished: PayoffChoice = {
    order: name === "own" ? { own: ownOrderOf(choice, tried, debts) } : name,
    rhythm,
    extra: tried.extra ?? extraOf(choice, rhythm),
    ...(keepsFreed && { keepsFreed }),
    ...(oneOffs.length > 0 && { oneOffs }),
  };
  return choicesOf(wished, debts);
}

/** The same money, where only the rhythm is tried. */
const extraOf = ({ extra, rhythm: before }: PayoffChoice, rhythm: Rhythm): Minor =>
  before === rhythm ? extra : extraInRhythm(weeklyExtra(extra, before), rhythm);

/** What the household is still to pay once, as far as it is not left out. */
export const plannedOf = ({ oneOffs = [] }: PayoffChoice, { leavesOut = [] }: TriedParts, today: Day) =>
  oneOffs.filter((one) => one.on >= today && !leavesOut.some((other) => isSame(one, other)));

export const isSame = (one: PlannedOneOff, other: PlannedOneOff): boolean =>
  one.on === other.on && one.amount === other.amount && one.debtId === other.debtId;

function onceOf({ once }: TriedParts, today: Day, rhythm: Rhythm): PlannedOneOff[] {
  return once && once.amount > 0 ? [{ ...once, on: dayOfPayment(today, 1, rhythm), amount: minor(once.amount) }] : [];
}
