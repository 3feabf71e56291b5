import { yearsOfHint } from "#domain/debts/ending-payment.ts";
import { minimumsOnly } from "#domain/debts/minimums-only.ts";
import { interestOf, yearsLookedAhead } from "#domain/debts/rhythm.ts";
import type { Explanation } from "#domain/explain.ts";
import type { Debt } from "#domain/household/household.ts";
import type { Asked } from "#domain/intake/answers.ts";
import { formatMoney, type Minor } from "#domain/money/money.ts";
import { monthWords } from "#web/household/words/date-words.ts";

export interface AtMinimum {
  words: string;
  why: Explanation;
}

/** What paying the minimum alone does to a debt, in a sentence. Nothing where nothing is owed. */
export function atMinimum(debt: Debt, { format, today }: Asked): AtMinimum | null {
  const payoff = minimumsOnly({ debts: [debt], rhythm: "monthly", start: today });
  const own = payoff.ok ? payoff.value.debts[0] : undefined;
  if (!own) return null;
  const money = (amount: Minor) => formatMoney(amount, format);
  if (own.end.kind === "never-ends") return endless(debt, own.end.endingPayment, money);
  const until = own.interest > 0 ? ` Interest until then: ${money(own.interest)}.` : "";
  return {
    words: `At this minimum: paid off in ${monthWords(own.end.on)}.${until}`,
    why: why(debt, { label: "Payments", count: own.end.period }),
  };
}

function endless(debt: Debt, endingPayment: Minor, money: (amount: Minor) => string): AtMinimum {
  const interest = interestOf(debt.balance, debt.apr, "monthly");
  const ends = `${money(endingPayment)} a month would end it within ${yearsOfHint} years.`;
  const words = debt.minimum > 0 ? `${growing(debt, interest, money)} ${ends}` : withoutMinimum(interest, money);
  return { words, why: why(debt, { label: "Interest in the first month", amount: interest }) };
}

const growing = ({ minimum }: Debt, interest: Minor, money: (amount: Minor) => string): string =>
  interest < minimum
    ? `At this minimum it is not paid off within ${yearsLookedAhead} years.`
    : `At this minimum it never ends: interest is ${money(interest)} a month.`;

/** A bill may pay it, or family may wait: that it never ends is not for us to say. */
const withoutMinimum = (interest: Minor, money: (amount: Minor) => string): string =>
  interest > 0
    ? `No minimum so far. Interest is ${money(interest)} a month.`
    : "No minimum and no interest: it stays as it is until you pay something.";

const why = ({ balance, apr, minimum }: Debt, ...more: Explanation["inputs"]): Explanation => ({
  formula: "Each month: interest on what is owed, then the minimum, until nothing is owed",
  inputs: [
    { label: "Owed", amount: balance },
    { label: "APR", rate: apr },
    { label: "Minimum a month", amount: minimum },
    ...more,
  ],
});
