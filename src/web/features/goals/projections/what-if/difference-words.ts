import { formatMoney, type Minor, type MoneyFormat, minor } from "#domain/money/money.ts";
import { type Day, yearOf } from "#domain/time/day.ts";
import type { Difference } from "#domain/what-if/differences.ts";
import { countWords, spanWords } from "#web/household/words/number-words.ts";
import { monthIn } from "../when-words.ts";

export interface Telling {
  format: MoneyFormat;
  today: Day;
  /** As far as was looked. */
  years: number;
}

type Arrival = Extract<Difference, { what: "goal" | "debt" | "debt-free" | "independence" }>;

export const isArrival = (one: Difference): one is Arrival =>
  one.what === "goal" || one.what === "debt" || one.what === "debt-free" || one.what === "independence";

/** Whether both sides say the same. */
export const isSame = ({ asIs, tried }: Difference): boolean => asIs === tried;

/** One difference as a sentence, for those that there are. */
export function differenceWords(one: Difference, telling: Telling): string {
  if (isArrival(one)) return arrivalWords(one, telling);
  if (one.what === "interest") return interestWords(one.asIs, one.tried, telling);
  const [now, then] = [one.asIs ?? minor(0), one.tried ?? minor(0)];
  const money = (amount: number) => formatMoney(minor(Math.abs(amount)), telling.format);
  const sides = `${formatMoney(then, telling.format)}, not ${formatMoney(now, telling.format)}`;
  const more = then > now ? "more" : "less";
  if (one.what === "can-save") return `${money(then - now)} ${more} could be put aside a week: ${sides}.`;
  const { year } = one as Extract<Difference, { year: number }>;
  return `In ${countWords(year, "year")} your net worth would be about ${money(then - now)} ${more}: ${sides}.`;
}

const begin: Readonly<Record<Arrival["what"], (label: string) => string>> = {
  goal: (label) => `${label} would be there`,
  debt: (label) => `${label} would be paid off`,
  "debt-free": () => "You would be debt-free",
  independence: () => "You would be independent",
};

const neverWords = (start: string): string => start.replace(/ would be (?!.* would be )/, " would not be ");

function arrivalWords({ what, label, asIs, tried }: Arrival, { today, years }: Telling): string {
  const start = begin[what](label);
  if (asIs === null) return `${start} by ${monthIn(tried!, today)}. As it is, not within ${years} years.`;
  if (tried === null) return `${neverWords(start)} within ${years} years. As it is, by ${monthIn(asIs, today)}.`;
  if (tried === 0) return `${start} already, not in ${monthIn(asIs, today)}.`;
  const span = `${spanWords(Math.abs(tried - asIs))} ${tried < asIs ? "sooner" : "later"}`;
  const [then, now] = [monthIn(tried, today), monthIn(asIs, today)];
  return then === now ? `${start} ${span}, still in ${now}.` : `${start} ${span}: ${then}, not ${now}.`;
}

function interestWords(asIs: Minor | null, tried: Minor | null, { format }: Telling): string {
  const money = (amount: number) => formatMoney(minor(Math.abs(amount)), format);
  if (asIs === null) return `Your debts would end, with ${money(tried!)} of interest. As it is, they never do.`;
  if (tried === null) return `Your debts would never end. As it is, they do, with ${money(asIs)} of interest.`;
  return `You would pay ${money(tried - asIs)} ${tried < asIs ? "less" : "more"} interest on what you owe.`;
}

/** One side of a difference in a cell. */
export function sideWords(one: Difference, side: "asIs" | "tried", { format, today, years }: Telling): string {
  const value = one[side];
  if (value === null) return isArrival(one) ? `after ${yearOf(today) + years}` : "never ends";
  if (!isArrival(one)) return formatMoney(value as Minor, format);
  return value === 0 ? "there already" : monthIn(value, today);
}
