import type { Minor } from "../money/money.ts";
import type { Day } from "../time/day.ts";
import type { WeekId } from "../time/week.ts";

export type GoalKind =
  | "emergency"
  | "purchase"
  | "travel"
  | "education"
  | "home"
  | "debt-free"
  | "investing"
  | "independence"
  | "own";

export interface Goal {
  id: string;
  label: string;
  kind: GoalKind;
  target: Minor;
  by?: Day;
  /** 1 is first. */
  priority: number;
  /** Set aside before the first save recorded here. */
  alreadySaved: Minor;
  /** The week in which saving for it could begin; absent: the household's first. */
  since?: WeekId;
  state: "active" | "paused" | "finished" | "archived";
  /** The people whose own it is; absent or empty: the household's together. */
  ownerIds?: readonly string[];
  /** How it is fed; absent: by its date, or else by its priority. */
  funding?: GoalFunding;
  /** The yearly or quarterly bill that it lays by for. Amount and date are then the bill's. */
  billId?: string;
  /** The last day of that bill which is paid already: from then on it lays by for the next one. */
  paidUntil?: Day;
  /** Where its fixed amount or share goes once it is full; absent: down the list like any other money. */
  sweepTo?: SweepTarget;
}

/** A fixed amount a week, a share of what the week puts aside in thousandths, or what all other goals leave. */
export type GoalFunding = { by: "fixed"; weekly: Minor } | { by: "share"; share: number } | { by: "leftover" };

export type SweepTarget = { kind: "goal"; id: string } | { kind: "investing" };
