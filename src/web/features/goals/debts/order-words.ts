import type { OrderName } from "#domain/debts/compare-orders.ts";

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
