import type { Save, Transaction, WeekReview } from "../household/records.ts";
import { minor } from "../money/money.ts";
import { spendingBook } from "../spending/spending-book.ts";
import type { Day } from "../time/day.ts";
import type { WeekId } from "../time/week.ts";
import type { CalendarHistory } from "../time/week-calendar.ts";
import { weekSpan } from "../time/week-span.ts";
import type { LatelyInput, MadeAt } from "./lately.ts";

export const today = "2026-11-13" as Day;
export const week = "2026-W46" as WeekId;
export const clock = (text: string) => Date.parse(`${text}Z`);
export const inUtc: CalendarHistory = [{ from: "2026-W01" as WeekId, firstDay: 1, timeZone: "UTC" }];

export const save = (id: string, at: string, amount: number, parts: Partial<Save> = {}): Save => ({
  ...{ id, week, personId: "maya", amount: minor(amount), target: { kind: "buffer" }, note: "" },
  ...{ recordedAt: clock(at), ...parts },
});

export const entry = (id: string, day: string, parts: Partial<Transaction> = {}): Transaction => ({
  ...{ id, day: day as Day, amount: minor(1_240), payee: "Canteen", personId: "tom", kind: "spending", note: "" },
  ...parts,
});

export const folded = (of: string): WeekReview => ({ week: of as WeekId, decision: "saved", isFolded: true });

/** Ids such as "made 2026-11-13T12:40" tell when they were made. */
export const madeAt: MadeAt = (id) => (id.startsWith("made ") ? clock(id.slice(5)) : null);

export interface Did {
  saves?: Save[];
  reviews?: WeekReview[];
  entries?: Transaction[];
  calendars?: CalendarHistory;
}

export function inputOf({ saves = [], reviews = [], entries = [], calendars = inUtc }: Did): LatelyInput {
  const span = weekSpan("2026-W01" as WeekId, "2026-W53" as WeekId, calendars);
  return { saves, reviews, book: spendingBook(entries, span), today, week };
}
