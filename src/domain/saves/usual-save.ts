import type { Figure } from "../explain.ts";
import type { Save } from "../household/records.ts";
import { addWeeks, type WeekId } from "../time/week.ts";
import { totalsByWeek } from "./totals.ts";

/** A quarter: long enough for a good month to be one among others, short enough to follow a new job. */
const weeksLookedAt = 13;

/** Fewer are no custom yet. */
const fewestWeeks = 4;

/** What a week usually puts aside: the middle one of the weeks before this that did, so that one windfall moves nothing. */
export function usualSave(saves: readonly Save[], now: WeekId): Figure | null {
  const from = addWeeks(now, -weeksLookedAt);
  const totals = totalsByWeek(saves.filter(({ week }) => week >= from && week < now));
  if (!totals.ok) return null;
  const amounts = [...totals.value.values()].filter((amount) => amount > 0).sort((a, b) => a - b);
  if (amounts.length < fewestWeeks) return null;
  // The lower of two in the middle, which is an amount that was really put aside.
  const amount = amounts[Math.floor((amounts.length - 1) / 2)]!;
  const inputs = [
    { label: "Weeks that put something aside", count: amounts.length },
    { label: "The least of them", amount: amounts[0]! },
    { label: "The most", amount: amounts.at(-1)! },
  ];
  const formula = `the middle one of the weeks that put something aside, in the last ${weeksLookedAt} before this`;
  return { amount, why: { formula, inputs } };
}
