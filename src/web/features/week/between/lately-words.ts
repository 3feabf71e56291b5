import type { Happening } from "#domain/dashboard/lately.ts";
import type { Household } from "#domain/household/household.ts";
import type { Transaction } from "#domain/household/records.ts";
import { formatMoney, type Minor, negate } from "#domain/money/money.ts";
import type { Day } from "#domain/time/day.ts";
import type { WeekId } from "#domain/time/week.ts";
import { calendarOf, startOfWeek } from "#domain/time/week-calendar.ts";
import { nearDayWords, weekdayWords, weekNameWords } from "#web/household/words/date-words.ts";
import { nameOf, youWords } from "#web/household/words/people-words.ts";
import { targetWords } from "#web/household/words/target-words.ts";

type Saved = Extract<Happening, { kind: "saved" }>;

/** "Tom added Canteen". */
export function doneWords(done: Happening, household: Household, week: WeekId): string {
  if (done.kind === "folded") return `${capital(youWords(household.people))} folded ${weekNameWords(done.week)}`;
  const { personId } = done.kind === "saved" ? done : done.entry;
  const what = done.kind === "saved" ? savedWords(done, household, week) : enteredWords(done.entry, household);
  return `${nameOf(household.people, personId)} ${what}`;
}

function savedWords({ week: of, targets }: Saved, household: Household, week: WeekId): string {
  const [target, another] = targets;
  if (!target) return `decided on nothing for ${weekNameWords(of)}`;
  if (another) return `saved ${weekNameWords(of)}`;
  const ofWeek = of === week ? "" : `, ${weekNameWords(of)}`;
  return `set aside for ${targetWords(target, household)}${ofWeek}`;
}

function enteredWords({ kind, amount, payee, note, ...entry }: Transaction, { categories }: Household): string {
  const [from, noted] = [payee.trim(), noteWords(note)];
  if (kind === "income") return `recorded income${from && ` from ${from}`}${noted}`;
  if (amount < 0) return `recorded a refund${from && ` from ${from}`}${noted}`;
  const category = categories.find(({ id }) => id === entry.categoryId)?.label;
  return `added ${from || category || "an expense"}${noted}`;
}

const longestNote = 48;

/** A line has room for a few words of a note; all of it stands with the entry. */
function noteWords(note: string): string {
  const letters = [...note.trim().replace(/\s+/g, " ")];
  if (letters.length === 0) return "";
  return `, ${letters.length > longestNote ? `${letters.slice(0, longestNote).join("").trimEnd()}…` : letters.join("")}`;
}

/** What came in carries its plus. A sum that can't be told, or is nothing, is left out. */
export function doneAmount(done: Happening, format: Household): string | null {
  if (done.kind !== "entered") return done.amount ? formatMoney(done.amount, format) : null;
  const { kind, amount } = done.entry;
  if (kind !== "income" && amount > 0) return formatMoney(amount, format);
  return formatMoney(comeIn(kind, amount), format, { sign: "always" });
}

const comeIn = (kind: Transaction["kind"], amount: Minor): Minor => (kind === "income" ? amount : negate(amount));

/** "12:40" today, "Wed" this week, "Sun 8" before. */
export function whenWords({ day, at }: Happening, today: Day, week: WeekId, { calendars }: Household): string {
  if (day === today) return at === null ? "today" : clockWords(at, calendarOf(week, calendars).timeZone);
  return day >= startOfWeek(week, calendars) ? weekdayWords(day) : nearDayWords(day);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockWords(at: number, timeZone: string): string {
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" });
  clocks.set(timeZone, clock);
  return clock.format(at);
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
