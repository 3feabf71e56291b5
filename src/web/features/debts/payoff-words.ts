import type { ComparedOrder, OrderName } from "#domain/debts/compare-payoffs.ts";
import type { Payoff } from "#domain/debts/payoff.ts";
import { hasOneDebt, type PayoffOutlook } from "#domain/debts/payoff-outlook.ts";
import { monthsIn, type PayoffPlan } from "#domain/debts/payoff-plan.ts";
import { whyInterest } from "#domain/debts/why-payoff.ts";
import type { Explanation } from "#domain/explain.ts";
import { formatMoney, type MoneyFormat, minor } from "#domain/money/money.ts";
import { monthWords } from "#web/household/words/date-words.ts";

/** "All three end in December 2028", or only the chosen order if the months differ. */
export function endWords(outlook: PayoffOutlook): string {
  const { orders, chosen, tried } = outlook;
  const { ending } = tried.payoff;
  const one = hasOneDebt(outlook) ? "It" : orderNames[chosen];
  if (ending.kind === "never-ends") return `${one} never ends`;
  const months = new Set(orders.map(({ payoff }) => endOf(payoff)));
  const areAlike = months.size === 1 && !hasOneDebt(outlook);
  return `${areAlike ? `All ${countWords(orders.length)} end` : `${one} ends`} in ${monthWords(ending.on)}`;
}

const countWords = (count: number): string => (count === 2 ? "two" : "three");

const endOf = ({ ending }: Payoff): string => (ending.kind === "debt-free" ? monthWords(ending.on) : "never");

/** ", 13 months sooner than today’s plan." */
export function soonerWords({ monthsSooner, asIs, tried }: PayoffOutlook): string {
  if (tried.payoff.ending.kind === "never-ends") return ".";
  if (asIs.payoff.ending.kind === "never-ends") return ". Today’s plan never ends.";
  if (!monthsSooner) return ", as today’s plan does.";
  const distance = monthsWords(Math.abs(monthsSooner));
  return `, ${distance} ${monthsSooner > 0 ? "sooner" : "later"} than today’s plan.`;
}

interface Price {
  words: string;
  /** Absent when there is no amount to explain. */
  why?: Explanation;
}

/** The price of the chosen order in one sentence; for a single debt, its interest. */
export function priceOf(outlook: PayoffOutlook, plan: PayoffPlan, format: MoneyFormat): Price {
  const { ending } = outlook.tried.payoff;
  if (!hasOneDebt(outlook)) return priceOfOrder(outlook, format);
  if (ending.kind === "never-ends") return { words: "" };
  return { words: `Its interest comes to ${formatMoney(ending.interest, format)}.`, why: whyInterest(plan) };
}

function priceOfOrder({ orders, chosen, cheapest }: PayoffOutlook, format: MoneyFormat): Price {
  const find = (name: OrderName): ComparedOrder => orders.find((order) => order.name === name)!;
  const own = find(chosen);
  if (!cheapest || !own.price) return { words: cheapest ? `${orderNames[cheapest]} would end.` : "" };
  if (own.price.interest > 0) return dearChoice(own, find(cheapest), format);
  const sooner = soonestOther(own, orders);
  return sooner ? cheapChoice(own, sooner, format) : { words: noBetter(own, orders) };
}

/** Snowball costs $155.40 more than avalanche, and brings the first win 9 months earlier. */
function dearChoice(own: ComparedOrder, cheaper: ComparedOrder, format: MoneyFormat): Price {
  const months = winsEarlier(own, cheaper);
  const win = months > 0 ? ` and brings the first win ${monthsWords(months)} earlier` : "";
  const name = cheaper.name === "own" ? "your own order" : cheaper.name;
  const words = `${orderNames[own.name]} costs ${formatMoney(own.price!.interest, format)} more than ${name}${win}.`;
  return { words, why: whyBetween(own, cheaper) };
}

/** Snowball brings the first win 9 months earlier and costs $155.40 more. */
function cheapChoice(own: ComparedOrder, other: ComparedOrder, format: MoneyFormat): Price {
  const interest = minor(other.price!.interest - own.price!.interest);
  const cost = interest > 0 ? `costs ${formatMoney(interest, format)} more` : "costs the same";
  const win = `${orderNames[other.name]} brings the first win ${monthsWords(winsEarlier(other, own))} earlier`;
  return { words: `${win} and ${cost}.`, why: whyBetween(other, own) };
}

const whyBetween = (dearer: ComparedOrder, cheaper: ComparedOrder): Explanation => ({
  formula: `interest of ${inSentence[dearer.name]} − interest of ${inSentence[cheaper.name]}`,
  inputs: [dearer, cheaper].flatMap(({ name, payoff: { ending } }) =>
    ending.kind === "debt-free" ? { label: orderNames[name], amount: ending.interest } : [],
  ),
});

function soonestOther(own: ComparedOrder, orders: readonly ComparedOrder[]): ComparedOrder | undefined {
  const sooner = orders.filter((order) => order.price && winsEarlier(order, own) > 0);
  return sooner.sort((a, b) => winsEarlier(b, own) - winsEarlier(a, own) || a.price!.interest - b.price!.interest)[0];
}

function winsEarlier({ payoff: one }: ComparedOrder, { payoff: other }: ComparedOrder): number {
  if (!one.firstWin || !other.firstWin) return 0;
  const periods = other.firstWin.period - one.firstWin.period;
  return periods > 0 ? monthsIn(periods, one.rhythm) : 0;
}

function noBetter({ name }: ComparedOrder, orders: readonly ComparedOrder[]): string {
  const isAlike = orders.every(({ price }) => price?.interest === 0);
  return isAlike
    ? "Every order costs the same here."
    : `No other order costs less than ${wordIn(name)} or wins sooner.`;
}

const wordIn = (name: OrderName): string => (name === "own" ? "yours" : name);

export const orderNames: Readonly<Record<OrderName, string>> = {
  avalanche: "Avalanche",
  snowball: "Snowball",
  own: "Your order",
};

/** For the middle of a sentence. */
export const inSentence: Readonly<Record<OrderName, string>> = {
  avalanche: "avalanche",
  snowball: "snowball",
  own: "your order",
};

export const orderHints: Readonly<Record<OrderName, string>> = {
  avalanche: "highest APR first.",
  snowball: "smallest balance first.",
  own: "as you arrange them.",
};

/** "1 month", "13 months", and from two years on "2 years and 1 month". */
export function monthsWords(months: number): string {
  if (months < 24) return counted(months, "month");
  const years = counted(Math.floor(months / 12), "year");
  return months % 12 === 0 ? years : `${years} and ${counted(months % 12, "month")}`;
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? "" : "s"}`;
