import type { LandingPay } from "#domain/dashboard/coming-up-cover.ts";
import type { Household } from "#domain/household/household.ts";
import type { DueItem } from "#domain/spending/due-items.ts";
import { type Day, daysBetween } from "#domain/time/day.ts";
import { dateWords, longWeekdayWords } from "#web/household/words/date-words.ts";
import { whosePay } from "../period/period-words.ts";

const withoutPayee = { spending: "An expense", income: "Income", transfer: "A transfer" } as const;

export const dueLabel = (item: DueItem): string =>
  item.label || (item.kind === "entry" ? withoutPayee[item.entry.kind] : "A bill");

/** "Maya’s pay". */
export function payLabel({ income }: LandingPay, household: Pick<Household, "people">): string {
  const pay = `${whosePay(income, household)} pay`;
  return pay.charAt(0).toUpperCase() + pay.slice(1);
}

/** Where nothing more is to be done. */
export const recordedWords = ({ kind, isRecorded }: DueItem): string =>
  isRecorded ? (kind === "bill" ? "paid" : "entered") : "";

/** "on Tuesday", and further ahead "on 27 November". */
export function onDayWords(day: Day, today: Day): string {
  const ahead = daysBetween(today, day);
  if (ahead === 0) return "today";
  if (ahead === 1) return "tomorrow";
  return `on ${ahead < 7 ? longWeekdayWords(day) : dateWords(day)}`;
}

/** Each falls on a day once. */
export const dueKey = (item: DueItem): string => (item.kind === "bill" ? `${item.bill.id} ${item.day}` : item.entry.id);
