import { allocate } from "../money/allocate.ts";
import { type Minor, minor, subtract } from "../money/money.ts";
import { type HourlyWage, perHour, type WorkingWeek } from "./real-hourly-wage.ts";

/** Where an hour on paper goes. What is taken and what is left come to it, to the cent. */
export interface HourParts {
  onPaper: Minor;
  costs: Minor;
  commute: Minor;
  around: Minor;
  real: Minor;
}

/** Costs are taken first; what the unpaid hours then take is shared between them by how long they are. */
export function hourParts(week: WorkingWeek, { weeklyPay, onPaper, real }: HourlyWage): HourParts {
  const gap = subtract(onPaper.amount, real.amount);
  const net = subtract(weeklyPay.amount, week.costs);
  // Where nothing is left, hours have nothing to take: it is the costs that took it.
  const costs = net > 0 ? subtract(onPaper.amount, perHour(net, week.paidHours)) : gap;
  const [commute, around] = byHours(subtract(gap, costs), week);
  return { onPaper: onPaper.amount, costs, commute, around, real: real.amount };
}

function byHours(amount: Minor, { commuteHours, otherHours }: WorkingWeek): [Minor, Minor] {
  const shares = allocate(amount, [commuteHours, otherHours]);
  return shares.ok ? (shares.value as [Minor, Minor]) : [minor(0), minor(0)];
}
