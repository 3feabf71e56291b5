import { type GoalMoney, noMoney } from "#domain/goals/goal-money.ts";
import { goalProgress } from "#domain/goals/progress.ts";
import { weeklyNeed } from "#domain/goals/weekly-need.ts";
import type { Goal, Household } from "#domain/household/household.ts";
import { formatMoney } from "#domain/money/money.ts";
import type { Day } from "#domain/time/day.ts";
import type { WeekId } from "#domain/time/week.ts";
import { explanationWords } from "#web/household/explanation-words.ts";
import { monthWords } from "#web/household/words/date-words.ts";
import { Why } from "#web/ui/why.tsx";

interface NoteProps {
  /** As typed, where it can be read. */
  goal: Goal | null;
  money: GoalMoney | undefined;
  household: Household;
  today: Day;
  week: WeekId;
}

/** What follows from what is typed: a goal that is full at once, or what it needs a week. */
export function GoalNote({ goal, money = noMoney, household, today, week }: NoteProps) {
  const progress = goal && goalProgress(goal, money);
  if (!goal || !progress?.ok) return null;
  const { saved, isReached } = progress.value;
  if (isReached)
    return (
      <p>
        It holds {formatMoney(saved.amount, household)} already, which is all of it.{" "}
        <Why about="what it holds" {...explanationWords(saved.why, household)} />
      </p>
    );
  const need = weeklyNeed({ goal, money, today, calendars: household.calendars, since: goal.since ?? week });
  if (!need.ok || goal.by === undefined || goal.funding) return null;
  return (
    <p>
      Needs {formatMoney(need.value.perWeek.amount, household)} a week until {monthWords(goal.by)}.{" "}
      <Why about="a week" {...explanationWords(need.value.perWeek.why, household)} />
    </p>
  );
}
