import { exponentOf } from "#domain/money/money.ts";
import type { Weekday } from "#domain/time/day.ts";
import { type Fields, kinds } from "../kinds/kinds.ts";
import type { LiveRecord } from "../read-record.ts";
import { type AnyRecord, envelopeFields } from "../record.ts";
import { canonicalJson } from "./canonical-json.ts";
import { decimal } from "./csv.ts";
import type { CsvContext } from "./csv-table.ts";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

export const weekdayName = (weekday: Weekday): string => weekdays[weekday - 1]!;

/** "2026-W01: Monday, UTC": from which week on, on which day weeks begin, and where. */
export const calendarsInWords = ({ calendars }: Fields<"household">): string =>
  calendars.map(({ from, firstDay, timeZone }) => `${from}: ${weekdayName(firstDay)}, ${timeZone}`).join(" / ");

/** "2026-W01: 80.00 off": from which week on, how much, and what became of the rest. */
export const earlierBudgets = ({ earlier = [] }: Fields<"category">, { currency }: CsvContext): string =>
  earlier
    .map(({ from, weeklyBudget, rollover }) => `${from}: ${decimal(weeklyBudget, exponentOf(currency))} ${rollover}`)
    .join(" / ");

const known: ReadonlySet<string> = new Set([...envelopeFields, ...Object.keys(kinds["intake-draft"].schema.entries)]);

/** A draft's answers are any fields, as typed, so they stand together in one cell. */
export const answersOf = (draft: LiveRecord<"intake-draft">): string =>
  canonicalJson(Object.fromEntries(Object.entries(draft as AnyRecord).filter(([name]) => !known.has(name))));
