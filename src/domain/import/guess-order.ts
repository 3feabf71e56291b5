import { type DateOrder, dateOrders, readDay } from "./read-day.ts";

/** `isSure` is false where the values allow several orders and these say different days. */
export interface OrderGuess {
  order: DateOrder;
  isSure: boolean;
}

/** In which order the days of a column are written, by what the values allow. */
export function guessOrder(values: readonly string[], locale: string): OrderGuess {
  const texts = [...new Set(values)];
  const read = dateOrders.map((order) => ({ order, days: texts.map((text) => readDay(text, order)) }));
  const readable = read.map(({ order, days }) => ({ order, days, count: days.filter(({ ok }) => ok).length }));
  const most = Math.max(...readable.map(({ count }) => count));
  const fit = readable.filter(({ count }) => count === most);
  const written = (days: (typeof fit)[number]["days"]) => days.map((day) => (day.ok ? day.value : "")).join();
  const isSure = fit.every(({ days }) => written(days) === written(fit[0]!.days));
  const yearFirst = fit.length === dateOrders.length && texts.every((text) => /^\d{4}/.test(text));
  if (isSure) return { order: yearFirst ? "ymd" : fit[0]!.order, isSure: most > 0 };
  // Nobody who writes the month first puts dots between.
  const orders = fit.map(({ order }) => order);
  const isDotted = orders.includes("dmy") && texts.every((text) => /^\d+\.\s?\d+\./.test(text));
  return isDotted ? { order: "dmy", isSure: true } : { order: likeliest(orders, locale), isSure: false };
}

function likeliest(orders: readonly DateOrder[], locale: string): DateOrder {
  const usual: DateOrder = /^en-(?:us|ph)\b/i.test(locale) ? "mdy" : "dmy";
  return orders.includes(usual) ? usual : orders[0]!;
}
