import { weeklyExtra } from "#domain/debts/payoff-outlook.ts";
import type { Explanation } from "#domain/explain.ts";
import type { PayoffChoice } from "#domain/household/household.ts";
import { type Minor, type MoneyFormat, minor, sum } from "#domain/money/money.ts";
import { type WaterfallStep, weekPlan } from "#domain/plan/waterfall.ts";
import type { AheadStart } from "#domain/projections/ahead.ts";
import { type StepDifference, stepDifferences } from "#domain/what-if/try-out.ts";
import { shortMoney } from "#web/household/words/number-words.ts";

interface ExtraSource {
  words: string;
  why: Explanation;
}

/** Where in the week's plan the extra payment would come from, or where the money goes if it is smaller. */
export function extraSource(start: AheadStart, adopted: PayoffChoice, choice: PayoffChoice): ExtraSource | null {
  const more = minor(aWeek(choice) - aWeek(adopted));
  const [before, after] = [stepsOf(start), stepsOf({ ...start, household: { ...start.household, payoff: choice } })];
  if (more === 0 || !before || !after) return null;
  const differences = stepDifferences(before, after);
  const format = start.household;
  const words =
    more > 0
      ? sourceWords(more, differences.less, unfundedPart(choice, after), format)
      : freedWords(more, differences.more, format);
  return { words, why: whyDifferent([...differences.less, ...differences.more]) };
}

const aWeek = ({ extra, rhythm }: PayoffChoice): Minor => weeklyExtra(extra, rhythm);

function stepsOf(start: AheadStart): WaterfallStep[] | null {
  const plan = weekPlan({ ...start, goalSavings: new Map(), debtBalances: new Map() });
  return plan.ok ? plan.value.steps : null;
}

/** The part of the extra that the week cannot pay at all. */
function unfundedPart(choice: PayoffChoice, steps: readonly WaterfallStep[]): Minor {
  const sent = sum(steps.filter(({ target }) => target.kind === "debt").map(({ amount }) => amount));
  return minor(Math.max(0, aWeek(choice) - sent));
}

function sourceWords(more: Minor, less: readonly StepDifference[], missing: Minor, format: MoneyFormat): string {
  const taken = minor(-sum(less.map((step) => step.more)));
  const rest = minor(more - taken - missing);
  const whole = `${shortMoney(more, format)} a week`;
  const part = taken < more ? `${shortMoney(taken, format)} of the ${whole}` : `The ${whole}`;
  return [
    ...(taken > 0 ? [`${part} would come from ${placesWords(less, format)}.`] : []),
    ...(rest > 0 ? [`This week’s plan already sends ${shortMoney(rest, format)} to debts.`] : []),
    ...(missing > 0 ? [noRoomWords(missing, more, format)] : []),
  ].join(" ");
}

function noRoomWords(missing: Minor, more: Minor, format: MoneyFormat): string {
  const what = missing < more ? `${shortMoney(missing, format)} of it` : `the ${shortMoney(more, format)} a week`;
  return `This week’s plan has no room for ${what}: what comes before it takes all there is.`;
}

function freedWords(less: Minor, places: readonly StepDifference[], format: MoneyFormat): string {
  const freed = `${shortMoney(minor(-less), format)} a week less for debts.`;
  return places.length > 0 ? `${freed} It would go to ${placesWords(places, format)}.` : freed;
}

const placesWords = (places: readonly StepDifference[], format: MoneyFormat): string =>
  places.map((place) => `${nameOf(place)} (${shortMoney(minor(Math.abs(place.more)), format)})`).join(", then ");

/** Goals and debts have proper names; the other steps of the plan become lowercase words. */
function nameOf({ target, label }: StepDifference): string {
  if (target.kind === "goal" || target.kind === "debt") return label;
  const plain = label.charAt(0).toLowerCase() + label.slice(1);
  return target.kind === "investing" ? plain : `the ${plain}`;
}

const whyDifferent = (places: readonly StepDifference[]): Explanation => ({
  formula: "this week’s plan with the extra that is tried − this week’s plan as it is, place by place",
  inputs: places.map(({ label, more }) => ({ label, amount: more })),
});
