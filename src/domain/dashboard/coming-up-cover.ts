import type { Explanation } from "../explain.ts";
import type { Income } from "../household/household.ts";
import { type Minor, minor, negate, sum } from "../money/money.ts";
import type { Day } from "../time/day.ts";

export interface LandingPay {
  income: Income;
  amount: Minor;
  day: Day;
}

export interface Due {
  day: Day;
  amount: Minor;
}

/** What is missing by a day, above zero. */
export interface Missing {
  day: Day;
  amount: Minor;
}

/** Whether bills are covered by what is known. `unknown`: nobody told what everyday accounts hold. */
export type Cover =
  | { kind: "unknown" }
  | { kind: "covered"; why: Explanation }
  /** By the pays up to this one, and not without it. */
  | { kind: "covered-by-pay"; pay: LandingPay; why: Explanation }
  /** From which day on, and how much at the most. */
  | { kind: "short"; first: Missing; most: Missing; why: Explanation };

/** Both lists are in the order of days. Pay that lands on a bill's day is there for it. */
export function coverOf(held: Minor | null, dues: readonly Due[], pays: readonly LandingPay[]): Cover {
  if (held === null) return { kind: "unknown" };
  const last = dues.at(-1)?.day;
  const needed = [...Array(pays.length + 1).keys()].find((count) => !lacking(held, dues, pays.slice(0, count))[0]);
  if (needed === 0 || last === undefined) return { kind: "covered", why: whyOf(held, dues, []) };
  if (needed !== undefined) {
    const counted = pays.slice(0, needed);
    return { kind: "covered-by-pay", pay: counted.at(-1)!, why: whyOf(held, dues, counted) };
  }
  const missing = lacking(held, dues, pays);
  const most = missing.reduce((one, other) => (other.amount > one.amount ? other : one));
  return { kind: "short", first: missing[0]!, most, why: whyOf(held, upTo(most.day, dues), upTo(most.day, pays)) };
}

/** The days on which bills ask for more than there is, with how much more. */
function lacking(held: Minor, dues: readonly Due[], pays: readonly LandingPay[]): Missing[] {
  const days = [...new Set(dues.map(({ day }) => day))];
  return days.flatMap((day) => {
    const left = held + total(upTo(day, pays)) - total(upTo(day, dues));
    return left < 0 ? { day, amount: minor(-left) } : [];
  });
}

const upTo = <Dated extends { day: Day }>(until: Day, list: readonly Dated[]): Dated[] =>
  list.filter(({ day }) => day <= until);

const total = (list: readonly { amount: Minor }[]): Minor => sum(list.map(({ amount }) => amount));

const whyOf = (held: Minor, dues: readonly Due[], pays: readonly LandingPay[]): Explanation => ({
  formula: "what everyday accounts were last said to hold + pay that lands in time − bills",
  inputs: [
    { label: "Everyday accounts", amount: held },
    ...pays.map(({ income, amount }) => ({ label: income.label, amount })),
    { label: "Bills", amount: negate(total(dues)) },
  ],
});
