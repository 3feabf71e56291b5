import type { Explanation } from "#domain/explain.ts";
import type { Milestone } from "#domain/goals/milestones.ts";
import { whyLeft } from "#domain/goals/progress.ts";
import type { OnTheWay } from "#domain/goals/projection.ts";
import type { Goal, Household } from "#domain/household/household.ts";
import { formatMoney, type Minor, type MoneyFormat } from "#domain/money/money.ts";
import { type Day, daysBetween } from "#domain/time/day.ts";
import { type WeekId, weeksBetween, weekYear } from "#domain/time/week.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { type ExplainedText, earlyWords, roughDay, whyFinish } from "#web/household/figures/goal-progress.ts";
import { monthWords, weekNameWords } from "#web/household/words/date-words.ts";
import { capital, percentWords, shortMoney, spanWords } from "#web/household/words/number-words.ts";
import { type GoalDetails, isLastWeek } from "./goal-facts.ts";

/** A column of a row: the main text, and a quieter note below it. */
export interface Column {
  main: ExplainedText;
  note?: ExplainedText;
}

const plain = (text: string): ExplainedText => ({ text });

type Plan = Figures["plan"];

/** What a goal takes per week: its need if it has a date, else its share of this week's plan. */
export function needWords(goal: Goal, details: GoalDetails, plan: Plan, format: MoneyFormat): Column {
  const { need, share, progress } = details;
  if (goal.state === "paused") return { main: plain("Paused"), note: plain("it keeps what it holds") };
  if (progress.isReached) return { main: plain("Nothing needed") };
  if (isLastWeek(details))
    return { main: money(share!.amount, "this week", share!.why, format), note: plain("finishes it") };
  if (need.ok && !goal.funding) return byDate(need.value.perWeek, need.value.weeks, details, format);
  if (!need.ok && need.problem === "date-in-past")
    return { main: plain("Its date is over"), note: plain("a new date says what it takes") };
  return byPlan(goal, details, plan, format);
}

/** Says so when the plan gives it less than it needs. */
function byDate(
  perWeek: { amount: Minor; why: Explanation },
  weeks: number,
  { share }: GoalDetails,
  format: MoneyFormat,
) {
  const main = money(perWeek.amount, "a week", perWeek.why, format);
  if (share && share.amount < perWeek.amount) {
    const text =
      share.amount === 0 ? "nothing of it this week" : `this week ${formatMoney(share.amount, format)} of it`;
    return { main, note: { text, why: share.why } };
  }
  return { main, note: plain(weeks === 1 ? "one save to go" : `${weeks} saves to go`) };
}

function byPlan(goal: Goal, { share }: GoalDetails, plan: Plan, format: MoneyFormat): Column {
  if (!plan.ok) return { main: plain("–"), note: plain("no plan yet") };
  if (!share) return { main: plain("–"), note: plain("outside the week’s plan") };
  const note = plain(fundingWords(goal, format));
  if (share.amount > 0) return { main: money(share.amount, "this week", share.why, format), note };
  const text = plan.value.budget.canSave.amount > 0 ? "Waits its turn" : "Nothing this week";
  return { main: { text, why: share.why }, ...(goal.funding && { note }) };
}

/** How the goal is funded, in a few words. */
export function fundingWords({ funding, by }: Goal, format: MoneyFormat): string {
  if (funding?.by === "fixed") return `${formatMoney(funding.weekly, format)} a week, fixed`;
  if (funding?.by === "share") return `${percentWords(funding.share / 10, format.locale)} of each week`;
  if (funding?.by === "leftover") return "what other goals leave";
  return by === undefined ? "in its turn" : "by its date";
}

const money = (amount: Minor, per: string, why: Explanation, format: MoneyFormat) => ({
  text: `${formatMoney(amount, format)} ${per}`,
  why,
});

/** When the goal is complete at its current pace, with the margin of error. */
export function whenWords(goal: Goal, details: GoalDetails, today: Day, goals: Household["goals"]): Column {
  const { projection } = details;
  if (projection.state === "reached") return { main: plain("Full"), note: plain(afterFull(goal, goals)) };
  if (goal.state === "paused") return { main: plain(wantedBy(goal)) };
  if (isLastWeek(details)) return { main: plain("This week"), ...sweepNote(goal, goals) };
  if (projection.state === "on-the-way") {
    const main = { text: capital(roughDay(projection.finish, today)), why: whyFinish(projection, today) };
    return { main, note: plain(offWords(projection)) };
  }
  if (projection.state === "out-of-sight")
    return { main: { text: "Not before 2101", why: projection.pace.why }, note: plain("at this pace") };
  return { main: plain("No date yet"), note: plain("it comes with the next save") };
}

/** "give or take three weeks": the larger distance to the earliest and the latest projected finish. */
function offWords({ finish, earliest, latest, weeksEarly }: OnTheWay): string {
  const late = weeksEarly !== null && weeksEarly < 0 ? `${earlyWords(weeksEarly)}, ` : "";
  if (latest === null) return `${late}perhaps much later`;
  const weeks = Math.round(Math.max(daysBetween(earliest, finish), daysBetween(finish, latest)) / 7);
  return late + (weeks === 0 ? "steady so far" : `give or take ${spanWords(weeks)}`);
}

const wantedBy = ({ by }: Goal): string => (by === undefined ? "No date" : `Wanted by ${monthWords(by)}`);

function afterFull(goal: Goal, goals: Household["goals"]): string {
  const to = sweepsTo(goal, goals);
  if (to) return `sweeps to ${to}`;
  return goal.kind === "emergency" ? "first in line if you use it" : "yours to use or to finish";
}

function sweepNote(goal: Goal, goals: Household["goals"]): Pick<Column, "note"> {
  const to = sweepsTo(goal, goals);
  return to ? { note: plain(`then it sweeps to ${to}`) } : {};
}

/** Only a fixed amount or a share of each week can be passed on. */
function sweepsTo({ sweepTo, funding }: Goal, goals: Household["goals"]): string | undefined {
  if (!sweepTo || (funding?.by !== "fixed" && funding?.by !== "share")) return undefined;
  return sweepTo.kind === "investing" ? "investing" : goals.find(({ id }) => id === sweepTo.id)?.label;
}

const names = { 25: "a quarter", 50: "half", 75: "three quarters" } as const;

/** "Next milestone: half, in eight weeks"; past the last milestone, the amount that is left. */
export function milestoneWords(details: GoalDetails, week: WeekId, format: MoneyFormat): ExplainedText {
  const next = details.milestones.find(({ isReached }) => !isReached);
  if (!next) return { text: fullWords(details.milestones.at(-1)!, week) };
  if (next.percent === 100)
    return { text: `${shortMoney(details.progress.left, format)} to go`, why: whyLeft(details.progress) };
  const mark = { formula: "A part of the target, rounded up", inputs: [{ label: "Milestone", amount: next.amount }] };
  return { text: `Next milestone: ${names[next.percent]}${inWords(next, week)}`, why: mark };
}

function inWords({ week: reached }: Milestone, week: WeekId): string {
  if (reached === null) return "";
  const weeks = weeksBetween(week, reached);
  return weeks <= 0 ? ", this week" : `, in ${spanWords(weeks)}`;
}

/** A milestone without a week was reached before the first save recorded here. */
function fullWords({ week: since }: Milestone, week: WeekId): string {
  if (since === null) return "Full from the start";
  const year = weekYear(since) === weekYear(week) ? "" : ` of ${weekYear(since)}`;
  return `Full since ${weekNameWords(since)}${year}`;
}
