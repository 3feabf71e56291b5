import type { Goal } from "../household/household.ts";
import type { Save } from "../household/records.ts";
import type { Envelope } from "../spending/envelopes.ts";
import type { WeekId } from "../time/week.ts";
import type { GoalMoney } from "./goal-money.ts";
import { type WeekLeftover, weekLeftover } from "./week-leftover.ts";

/** The note of saves that gathered up what a week's budgets left: by it nobody is asked twice. */
export const leftoverNote = "Left of the week’s budgets";

export interface LastWeek {
  week: WeekId;
  envelopes: readonly Envelope[];
  goals: readonly Goal[];
  money: ReadonlyMap<string, GoalMoney>;
  saves: readonly Save[];
}

/** What the budgets of a week that is over left for goals fed by it. Nothing where it was gathered up already. */
export function lastLeftover({ week, envelopes, goals, money, saves }: LastWeek): WeekLeftover | null {
  // Where nobody wrote down a cent, the budgets look whole and say nothing about what is left.
  if (envelopes.every(({ spent }) => spent === 0)) return null;
  if (saves.some((save) => save.week === week && save.note === leftoverNote)) return null;
  const leftover = weekLeftover(envelopes, goals, money);
  return leftover.shares.length > 0 ? leftover : null;
}
