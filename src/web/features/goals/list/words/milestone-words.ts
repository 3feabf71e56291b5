import type { Milestone } from "#domain/goals/milestones.ts";
import { whyLeft } from "#domain/goals/progress.ts";
import type { MoneyFormat } from "#domain/money/money.ts";
import { type WeekId, weeksBetween, weekYear } from "#domain/time/week.ts";
import type { Said } from "#web/household/goals/pace-words.ts";
import { weekNameWords } from "#web/household/words/date-words.ts";
import { spanWords } from "#web/household/words/number-words.ts";
import { shortMoney } from "#web/household/words/short-money.ts";
import type { Told } from "../goal-facts.ts";

const names = { 25: "a quarter", 50: "half", 75: "three quarters" } as const;

/** The next mark on the way: "Next milestone: half, in eight weeks". On the last part, what is left of it. */
export function milestoneWords(told: Told, week: WeekId, format: MoneyFormat): Said {
  const next = told.milestones.find(({ isReached }) => !isReached);
  if (!next) return { text: fullWords(told.milestones.at(-1)!, week) };
  if (next.percent === 100)
    return { text: `${shortMoney(told.progress.left, format)} to go`, why: whyLeft(told.progress) };
  const mark = { formula: "A part of the target, rounded up", inputs: [{ label: "Milestone", amount: next.amount }] };
  return { text: `Next milestone: ${names[next.percent]}${inWords(next, week)}`, why: mark };
}

function inWords({ week: reached }: Milestone, week: WeekId): string {
  if (reached === null) return "";
  const weeks = weeksBetween(week, reached);
  return weeks <= 0 ? ", this week" : `, in ${spanWords(weeks)}`;
}

/** Without a week it was so before anything was saved here. */
function fullWords({ week: since }: Milestone, week: WeekId): string {
  if (since === null) return "Full from the start";
  const year = weekYear(since) === weekYear(week) ? "" : ` of ${weekYear(since)}`;
  return `Full since ${weekNameWords(since)}${year}`;
}
