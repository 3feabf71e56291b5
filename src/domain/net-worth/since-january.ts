import type { Day } from "../time/day.ts";
import { yearOf } from "../time/day.ts";
import type { BalanceBook } from "./balance-book.ts";
import { type NetWorthChange, netWorthChange } from "./change-since.ts";
import { netWorthOn } from "./net-worth.ts";

export interface ChangeLately {
  from: Day;
  /** Since the year began; or since the first balance, where that came later. */
  since: "january" | "first-balance";
  change: NetWorthChange;
}

/** How net worth changed this year. Nothing on the day of the first balance: there is nothing yet to compare with. */
export function changeSinceJanuary(book: BalanceBook, today: Day): ChangeLately | null {
  const newYearsEve = `${yearOf(today) - 1}-12-31` as Day;
  const isKnownThen = netWorthOn(book, newYearsEve).known > 0;
  const from = isKnownThen ? newYearsEve : book.entries[0]?.entry.day;
  if (from === undefined || from >= today) return null;
  const change = netWorthChange(book, { from, to: today });
  return change.ok ? { from, since: isKnownThen ? "january" : "first-balance", change: change.value } : null;
}
