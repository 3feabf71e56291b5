import { type GoalMoney, noMoney } from "#domain/goals/goal-money.ts";
import { type WeeklyNeed, weeklyNeed } from "#domain/goals/weekly-need.ts";
import type { Goal } from "#domain/household/household.ts";
import type { Row } from "#domain/intake/answers.ts";
import { readRow } from "#domain/intake/read-row.ts";
import { formatMoney, type MoneyFormat } from "#domain/money/money.ts";
import { weekOfDay } from "#domain/time/week-calendar.ts";
import { monthWords } from "#web/household/words/date-words.ts";
import type { Intake } from "../../draft/use-draft.tsx";

type Draft = Pick<Intake, "asked" | "read">;

/** The goal that a row makes. What it is called does not matter to its figures, so they show before it has a name. */
export function goalOf(row: Row, { asked }: Draft): Goal | null {
  const read = readRow({ ...row, part: "goals", answers: { ...row.answers, label: "–" } }, asked);
  return read.ok ? read.value : null;
}

/** What a goal needs a week until its date. Null without a date. */
export function needOf(goal: Goal, { asked: { today }, read }: Draft, money: GoalMoney = noMoney): WeeklyNeed | null {
  const { calendars } = read.household;
  const need = weeklyNeed({ goal, money, today, calendars, since: weekOfDay(today, calendars) });
  return need.ok ? need.value : null;
}

export function needWords({ by }: Goal, need: WeeklyNeed | null, format: MoneyFormat): string {
  if (need?.state === "reached") return "You have all of it already.";
  if (!need || by === undefined) return "Without a date it is filled when its turn comes.";
  return `Needs ${formatMoney(need.perWeek.amount, format)} a week until ${monthWords(by)}.`;
}
