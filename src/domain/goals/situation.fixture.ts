import type { Goal } from "../household/household.ts";
import type { Save } from "../household/records.ts";
import { minor } from "../money/money.ts";
import type { Day } from "../time/day.ts";
import { addWeeks, type CalendarHistory, type WeekId } from "../time/week.ts";
import { nothingPaid } from "./paid-from-goals.ts";
import { type GoalSituation, moneyOfGoals, noMoney } from "./progress.ts";

/** Thursday, in 2026-W46, 9 to 15 November. */
export const today = "2026-11-12" as Day;
export const thisWeek = "2026-W46" as WeekId;
export const mondays: CalendarHistory = [{ firstDay: 1, timeZone: "Europe/Berlin", from: "2020-W01" as WeekId }];

export const lisbon: Goal = {
  id: "lisbon",
  label: "Lisbon in June",
  kind: "travel",
  target: minor(380_000),
  priority: 1,
  alreadySaved: minor(0),
  state: "active",
};

export const saveTo = (goalId: string, week: WeekId, amount: number): Save => ({
  id: `${goalId} ${week}`,
  week,
  personId: "maya",
  amount: minor(amount),
  target: { kind: "goal", id: goalId },
  note: "",
  recordedAt: 1,
});

/** A goal in week 46. The amounts are the saves of the weeks up to and including week 46, the latest last. */
export function situationWith(
  amounts: readonly number[],
  change: Partial<Goal> = {},
  since = "2020-W01",
): GoalSituation {
  const saves = amounts
    .map((amount, index) => saveTo("lisbon", addWeeks(thisWeek, index + 1 - amounts.length), amount))
    .filter(({ amount }) => amount > 0);
  const money = moneyOfGoals(saves, [], nothingPaid);
  if (!money.ok) throw new Error(money.problem);
  const goal = { ...lisbon, ...change };
  return { goal, money: money.value.get("lisbon") ?? noMoney, today, calendars: mondays, since: since as WeekId };
}
