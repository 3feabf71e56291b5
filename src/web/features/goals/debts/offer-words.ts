import type { RefinanceOffer, RefinanceProblem } from "#domain/debts/refinance.ts";
import type { Explanation } from "#domain/explain.ts";
import { formatMoney, type MoneyFormat, minor } from "#domain/money/money.ts";
import { monthWords } from "#web/household/words/date-words.ts";
import { monthsWords } from "./order-words.ts";
import type { OfferLook } from "./payoff-desk.ts";

/** "$322.68 a month. It would spare $412.10 after the fee. All debts end in May 2029, 2 months later." */
export function offerWords(look: OfferLook, { months }: RefinanceOffer, format: MoneyFormat): string {
  const { debt } = look;
  const loan = `${formatMoney(debt.balance, format)} over ${months === 1 ? "1 month" : `${months} months`} is ${formatMoney(debt.minimum, format)} a month.`;
  return [loan, sparedWords(look, format), endWords(look)].join(" ");
}

function sparedWords({ spared }: OfferLook, format: MoneyFormat): string {
  if (spared === null) return "There is no sum to compare: one of the two never ends.";
  if (spared === 0) return "Fee and interest come to what you would pay anyway.";
  const amount = formatMoney(minor(Math.abs(spared)), format);
  return spared > 0 ? `It would spare ${amount} after the fee.` : `With its fee it would cost ${amount} more.`;
}

function endWords({ ending, monthsSooner }: OfferLook): string {
  if (ending.kind === "never-ends") return "Your debts would not end.";
  const apart = monthsSooner ? `, ${monthsWords(Math.abs(monthsSooner))} ${monthsSooner > 0 ? "sooner" : "later"}` : "";
  return `All debts would end in ${monthWords(ending.on)}${apart}.`;
}

export const whyOffer = ({ debt, why }: OfferLook, { apr, fee, months }: RefinanceOffer): Explanation => ({
  formula: `${why.formula} − the fee. The fee is borrowed with the rest, and equal payments end the loan on time`,
  inputs: [
    ...why.inputs,
    { label: "Fee", amount: fee },
    { label: "Borrowed", amount: debt.balance },
    { label: "APR of the new loan", rate: apr },
    { label: "Months", count: months },
  ],
});

const gone = "One of these debts is no longer there. Choose anew; what you typed is still here.";

export const offerProblemWords = (problem: RefinanceProblem): string =>
  problem === "unknown-debt" || problem === "no-debts" ? gone : "These figures are too large to be worked out exactly.";
