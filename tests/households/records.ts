import type { AccountRef } from "#domain/household/household.ts";
import { addDays, type Day } from "#domain/time/day.ts";
import { addWeeks, type WeekId, weekOf, weekStart } from "#domain/time/week.ts";
import { newRecord } from "#sync/kinds/kinds.ts";
import type { AnyRecord, RecordKind } from "#sync/record.ts";

/** Amounts are written in whole units, as people say them. */
export const units = (amount: number): number => Math.round(amount * 100);

/** Fields are written by hand; a test reads every record of every household. */
export const record = (kind: RecordKind, id: string, fields: object): AnyRecord =>
  newRecord(kind, { ...fields, id } as never);

export const weeksAgo = (today: Day, weeks: number): WeekId => addWeeks(weekOf(today), -weeks);

/** A household in dollars whose weeks begin on Monday, by the clocks of Greenwich, so that every machine agrees. */
export const householdOf = (today: Day, name: string, weeks: number): AnyRecord =>
  record("household", "household", {
    name,
    country: "US",
    currency: "USD",
    locale: "en-US",
    moneyDate: 7,
    reason: "",
    began: weeksAgo(today, weeks),
    calendars: [{ from: weeksAgo(today, weeks), firstDay: 1, timeZone: "UTC" }],
  });

export const adult = (id: string, name: string) => record("person", id, { name, kind: "adult" });
export const child = (id: string, name: string, birthYear: number) =>
  record("person", id, { name, kind: "child", birthYear });

export const pay = (personId: string, label: string, amount: number, nextOn: Day, cadence = "fortnightly") =>
  record("income", `pay-${personId}`, { personId, label, pay: { cadence, amount: units(amount), nextOn } });

export const bill = (id: string, label: string, amount: number, nextDue: Day, categoryId?: string) =>
  record("bill", id, {
    label,
    amount: units(amount),
    cadence: "monthly",
    nextDue,
    ...(categoryId && { categoryId }),
  });

export const budget = (id: string, label: string, kind: "need" | "want", amount: number, rollover = "off") =>
  record("category", id, { label, kind, weeklyBudget: units(amount), rollover });

export const account = (id: string, label: string, kind: string, balance: number) =>
  record("account", id, { label, kind, balance: units(balance) });

export const debt = (id: string, label: string, kind: string, balance: number, apr: number, minimum: number) =>
  record("debt", id, {
    label,
    kind,
    balance: units(balance),
    apr: Math.round(apr * 1_000),
    minimum: units(minimum),
  });

export const goal = (id: string, priority: number, label: string, kind: string, target: number, more: object = {}) =>
  record("goal", id, {
    label,
    kind,
    target: units(target),
    priority,
    alreadySaved: 0,
    state: "active",
    ...more,
  });

export interface Saved {
  week: WeekId;
  by: string;
  amount: number;
  to: string;
  note?: string;
}

/** To a goal, unless it is one of the steps that have no id. Recorded on the week's last evening. */
export const save = ({ week, by, amount, to, note = "" }: Saved): AnyRecord =>
  record("save", `save-${week}-${by}-${to}`, {
    week,
    personId: by,
    amount: units(amount),
    note,
    target: ["buffer", "emergency", "investing"].includes(to) ? { kind: to } : { kind: "goal", id: to },
    recordedAt: Date.parse(addDays(weekStart(week), 6)) + 18 * 3_600_000,
  });

/** What an account held, or a debt owed, at the end of a day, after the saves of that day. */
export const stated = (of: AccountRef, day: Day, amount: number): AnyRecord =>
  record("balance", `stated-${of.id}-${day}`, {
    of,
    day,
    amount: units(amount),
    recordedAt: Date.parse(day) + 21 * 3_600_000,
  });

export const folded = (week: WeekId, decision: "saved" | "nothing" | "skipped" = "saved") =>
  record("week-review", `review-${week}`, { week, decision, isFolded: true });

/** The place of the day in its week is counted from 0, Monday. */
export const spent = (week: WeekId, day: number, by: string, payee: string, amount: number, categoryId: string) =>
  record("transaction", `spent-${week}-${day}-${categoryId}`, {
    day: addDays(weekStart(week), day),
    payee,
    personId: by,
    kind: "spending",
    note: "",
    amount: units(amount),
    categoryId,
  });

/** Wanders evenly between 0 and 1, the same on every machine. */
export const wander = (index: number): number => (index * 0.618034) % 1;
