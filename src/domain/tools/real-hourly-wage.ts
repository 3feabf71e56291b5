import type { Explanation, ExplanationInput, Figure } from "../explain.ts";
import { allocate } from "../money/allocate.ts";
import { divideHalfEven, type Minor, minor, subtract } from "../money/money.ts";
import { err, ok, type Result } from "../result.ts";
import { type Cadence, perWeek } from "../time/cadence.ts";

/** A usual week. Hours are in hundredths, so that a quarter of an hour is exact. */
export interface WorkingWeek {
  /** After tax. */
  pay: Minor;
  cadence: Cadence;
  paidHours: number;
  commuteHours: number;
  /** Getting ready, winding down, answering mail at night. */
  otherHours: number;
  /** The weekly costs of working. */
  costs: Minor;
}

interface HourlyWage {
  weeklyPay: Figure;
  /** The nominal pay per hour. */
  onPaper: Figure;
  /** The real pay per hour. Negative when working costs more than it pays. */
  real: Figure;
  /** All weekly hours for work, in hundredths. */
  hours: { hundredths: number; why: Explanation };
}

/** The hours of a week, in hundredths. */
const mostHours = 16_800;
/** Keeps a year's amount times a hundred exact. */
const mostAmount = 1e12;

export type WageProblem = "no-hours" | "too-many-hours" | "negative-amount" | "too-large";

export function realHourlyWage(week: WorkingWeek): Result<HourlyWage, WageProblem> {
  const problem = problemOf(week);
  if (problem) return err(problem);
  const weekly = perWeek(week.pay, week.cadence);
  const hours = week.paidHours + week.commuteHours + week.otherHours;
  const paid = { label: "Paid hours a week", count: week.paidHours / 100 };
  return ok({
    weeklyPay: { amount: weekly, why: { formula: "pay × times a year ÷ 52, rounded", inputs: [payInput(week)] } },
    onPaper: {
      amount: perHour(weekly, week.paidHours),
      why: { formula: "pay a week ÷ paid hours", inputs: [{ label: "Pay a week", amount: weekly }, paid] },
    },
    real: realOf(week, weekly, hours),
    hours: {
      hundredths: hours,
      why: { formula: "paid hours + the way + the time around it", inputs: hourInputs(week) },
    },
  });
}

function problemOf({ pay, paidHours, commuteHours, otherHours, costs }: WorkingWeek): WageProblem | null {
  const hours = [paidHours, commuteHours, otherHours];
  if (paidHours <= 0 || hours.some((one) => !Number.isInteger(one) || one < 0)) return "no-hours";
  if (hours.reduce((sum, one) => sum + one, 0) > mostHours) return "too-many-hours";
  if (pay < 0 || costs < 0) return "negative-amount";
  return pay > mostAmount || costs > mostAmount ? "too-large" : null;
}

const perHour = (amount: Minor, hundredths: number): Minor => minor(divideHalfEven(amount * 100, hundredths));

const payInput = ({ pay }: WorkingWeek): ExplanationInput => ({ label: "Pay after tax", amount: pay });

const hourInputs = ({ paidHours, commuteHours, otherHours }: WorkingWeek): ExplanationInput[] => [
  { label: "Paid hours", count: paidHours / 100 },
  { label: "On the way", count: commuteHours / 100 },
  { label: "Around it", count: otherHours / 100 },
];

function realOf(week: WorkingWeek, weekly: Minor, hours: number): Figure {
  return {
    amount: perHour(subtract(weekly, week.costs), hours),
    why: {
      formula: "(pay a week − what working costs) ÷ (paid hours + the way + the time around it)",
      inputs: [
        { label: "Pay a week", amount: weekly },
        { label: "What working costs", amount: week.costs },
        ...hourInputs(week),
      ],
    },
  };
}

/** The working time for a price, in whole minutes rounded up; null when an hour pays nothing. */
export const minutesFor = (price: Minor, hourly: Minor): number | null =>
  hourly > 0 ? Math.ceil((price * 60) / hourly) : null;

/** The breakdown of the nominal hourly pay, exact to the cent. */
export interface HourParts {
  onPaper: Minor;
  costs: Minor;
  commute: Minor;
  around: Minor;
  real: Minor;
}

/** Costs come first; the loss from unpaid hours is split in proportion to their length. */
export function hourParts(week: WorkingWeek, { weeklyPay, onPaper, real }: HourlyWage): HourParts {
  const gap = subtract(onPaper.amount, real.amount);
  const net = subtract(weeklyPay.amount, week.costs);
  // If nothing is left after costs, the hours take nothing.
  const costs = net > 0 ? subtract(onPaper.amount, perHour(net, week.paidHours)) : gap;
  const [commute, around] = byHours(subtract(gap, costs), week);
  return { onPaper: onPaper.amount, costs, commute, around, real: real.amount };
}

function byHours(amount: Minor, { commuteHours, otherHours }: WorkingWeek): [Minor, Minor] {
  const shares = allocate(amount, [commuteHours, otherHours]);
  return shares.ok ? (shares.value as [Minor, Minor]) : [minor(0), minor(0)];
}
