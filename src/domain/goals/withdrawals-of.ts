import { distinct } from "../saves/distinct.ts";
import type { Withdrawal } from "./goal-money.ts";

/** What was taken out of a goal, newest first. An id counts once, as in totals. */
export const withdrawalsOf = (goalId: string, withdrawals: readonly Withdrawal[]): Withdrawal[] =>
  distinct(withdrawals)
    .filter((one) => one.goalId === goalId)
    .sort(newestFirst);

/** Of the same instant, in the order of their ids, so that every device lists them alike. */
const newestFirst = (one: Withdrawal, other: Withdrawal): number =>
  other.recordedAt - one.recordedAt || (one.id < other.id ? -1 : 1);
