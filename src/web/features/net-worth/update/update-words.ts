import type { HoldingOn } from "#domain/net-worth/holdings-on.ts";
import { wantsLook } from "#domain/net-worth/to-look-at.ts";
import type { Day } from "#domain/time/day.ts";
import { capital, numberWords } from "#web/household/words/number-words.ts";
import { dayWords, sinceMonthWords } from "../look-words.ts";

const secondsEach = 15;

/** "Half a minute." */
export function timeWords(count: number): string {
  const seconds = count * secondsEach;
  if (seconds <= 30) return "Half a minute.";
  return seconds <= 60 ? "A minute." : `About ${numberWords(Math.ceil(seconds / 60))} minutes.`;
}

/** "Half a minute. Two have not been looked at since August." In the order of looks. */
export function updateWords(holdings: readonly HoldingOn[], today: Day): string {
  const stale = holdings.filter(wantsLook);
  const days = stale.flatMap(({ standing }) => standing?.day ?? []).sort();
  if (stale.length === 0) return freshWords(holdings, today);
  const since = days.length > 0 ? ` since ${sinceMonthWords(days.at(-1)!, today)}` : "";
  const who = stale.length === 1 ? "One has" : `${capital(numberWords(stale.length))} have`;
  return `${timeWords(stale.length)} ${who} not been looked at${since}.`;
}

function freshWords([oldest]: readonly HoldingOn[], today: Day): string {
  const day = oldest?.standing?.day;
  if (day === undefined || day >= today) return "All looked at today.";
  return `All looked at lately. The oldest balance is from ${dayWords(day, today)}.`;
}

/** "All nine". */
export const allWords = (count: number): string => `All ${numberWords(count)}`;

export const notedWords = (count: number): string =>
  count === 1 ? "One balance noted." : `${capital(numberWords(count))} balances noted.`;

export const confirmedWords = (count: number): string =>
  count === 1
    ? "One balance still right, as of today."
    : `${capital(numberWords(count))} balances still right, as of today.`;
