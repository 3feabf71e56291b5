import type { Explanation } from "#domain/explain.ts";
import type { Goal } from "#domain/household/household.ts";
import { formatMoney, type Minor, type MoneyFormat } from "#domain/money/money.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { percentWords } from "#web/household/words/percent-words.ts";
import { isLastWeek, type Told } from "../goal-facts.ts";
import { type Column, plain } from "./said.ts";

type Plan = Figures["plan"];

/** What a goal takes of a week: by its date what it needs, else what this week's plan has for it. */
export function needWords(goal: Goal, told: Told, plan: Plan, format: MoneyFormat): Column {
  const { need, share, progress } = told;
  if (goal.state === "paused") return { main: plain("Paused"), note: plain("it keeps what it holds") };
  if (progress.isReached) return { main: plain("Nothing needed") };
  if (isLastWeek(told))
    return { main: money(share!.amount, "this week", share!.why, format), note: plain("finishes it") };
  if (need.ok && !goal.funding) return byDate(need.value.perWeek, need.value.weeks, told, format);
  if (!need.ok && need.problem === "date-in-past")
    return { main: plain("Its date is over"), note: plain("a new date says what it takes") };
  return byPlan(goal, told, plan, format);
}

/** Where the plan has less for it than it needs, that is said and not hidden. */
function byDate(perWeek: { amount: Minor; why: Explanation }, weeks: number, { share }: Told, format: MoneyFormat) {
  const main = money(perWeek.amount, "a week", perWeek.why, format);
  if (share && share.amount < perWeek.amount) {
    const text =
      share.amount === 0 ? "nothing of it this week" : `this week ${formatMoney(share.amount, format)} of it`;
    return { main, note: { text, why: share.why } };
  }
  return { main, note: plain(weeks === 1 ? "one save to go" : `${weeks} saves to go`) };
}

function byPlan(goal: Goal, { share }: Told, plan: Plan, format: MoneyFormat): Column {
  if (!plan.ok) return { main: plain("–"), note: plain("no plan yet") };
  if (!share) return { main: plain("–"), note: plain("outside the week’s plan") };
  const note = plain(fundingWords(goal, format));
  if (share.amount > 0) return { main: money(share.amount, "this week", share.why, format), note };
  const text = plan.value.budget.canSave.amount > 0 ? "Waits its turn" : "Nothing this week";
  return { main: { text, why: share.why }, ...(goal.funding && { note }) };
}

/** How it is fed, in a few words. */
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
