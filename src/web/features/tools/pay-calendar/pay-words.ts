import { formatMoney, type Minor, type MoneyFormat, minor } from "#domain/money/money.ts";
import type { Cadence } from "#domain/time/cadence.ts";
import { beyondUsual, type PayMonth } from "#domain/tools/pay-calendar.ts";
import { monthWords } from "#web/household/words/date-words.ts";
import { listWords } from "#web/household/words/list-words.ts";

/** Which months have one payday more, in a sentence. */
export function richWords(months: readonly PayMonth[], cadence: Cadence): string {
  if (cadence !== "weekly" && cadence !== "fortnightly") return "Every month has the same number of paydays.";
  const rich = months.filter(({ isRich }) => isRich).map(({ month }) => monthWords(month));
  const many = cadence === "weekly" ? "five" : "three";
  if (rich.length === 0) return `No month of these twelve has ${many} paydays.`;
  return `${listWords(rich)} ${rich.length === 1 ? "has" : "have"} ${many} paydays. Live on the usual ${cadence === "weekly" ? "four" : "two"}, and the other one is free for a goal.`;
}

/** What these months bring all together, and how much of it is beyond the usual. */
export function payWords(months: readonly PayMonth[], amount: Minor | undefined, format: MoneyFormat): string {
  const count = months.flatMap(({ paydays }) => paydays).length;
  if (amount === undefined) return `${count} paydays in these twelve months. With an amount they are shown as money.`;
  const all = `${count} paydays bring ${formatMoney(minor(amount * count), format)} in these twelve months`;
  const beyond = beyondUsual(months, amount).amount;
  return beyond > 0 ? `${all}, of which ${formatMoney(beyond, format)} is beyond the usual ones.` : `${all}.`;
}
