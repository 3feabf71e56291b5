import fc from "fast-check";
import type { Save } from "../household/records.ts";
import { minor } from "../money/money.ts";
import { calendars, entry } from "../spending/spending.fixture.ts";
import { spendingBook } from "../spending/spending-book.ts";
import { type WeekId, weekRange } from "../time/week.ts";
import { weekSpan } from "../time/week-span.ts";
import type { HistoryInput, RecordedWeek, WeekRecord } from "./weeks-on-record.ts";
import { weeksOnRecord } from "./weeks-on-record.ts";

/** Sample data for the tests of this folder. */
export const week = (text: string) => text as WeekId;

let saves = 0;

export const save = (on: string, amount: number, more: Partial<Save> = {}): Save => ({
  id: `s${++saves}`,
  week: week(on),
  personId: "maya",
  amount: minor(amount),
  target: { kind: "buffer" },
  note: "",
  recordedAt: saves,
  ...more,
});

/** Entries are `[day, amount]`; `income` ones came in. */
export const bookOf = (
  entries: readonly (readonly [day: string, amount: number, kind?: "income"])[] = [],
  [from, to] = ["2025-W01", "2027-W10"],
) =>
  spendingBook(
    entries.map(([day, amount, kind]) => entry(day, amount, kind ? { kind } : {})),
    weekSpan(week(from!), week(to!), calendars),
  );

export const input = (more: Partial<HistoryInput> = {}): HistoryInput => ({
  began: week("2026-W44"),
  now: week("2026-W46"),
  saves: [],
  reviews: [],
  pauses: [],
  book: bookOf(),
  ...more,
});

export function recordOf(more: Partial<HistoryInput> = {}): WeekRecord {
  const record = weeksOnRecord(input(more));
  if (!record.ok) throw new Error(record.problem);
  return record.value;
}

export const weeksOf = (more: Partial<HistoryInput> = {}): readonly RecordedWeek[] => recordOf(more).weeks;

const anyWeek = fc.constantFrom(...weekRange(week("2025-W40"), week("2027-W05")));

/** Spans two turns of the year, one of a long year, with weeks before the start and after now. */
export const anyInput = fc
  .record({
    saves: fc.array(
      fc.record({
        on: anyWeek,
        amount: fc.nat(1_000_000),
        personId: fc.constantFrom("maya", "tom"),
        id: fc.constantFrom("trip", "roof"),
      }),
    ),
    spent: fc.array(fc.tuple(fc.constantFrom("2025-12-29", "2026-12-31", "2027-01-05"), fc.integer({ min: -900 }))),
    income: fc.array(fc.tuple(fc.constantFrom("2025-11-03", "2026-11-13"), fc.nat(900_000))),
    began: anyWeek,
  })
  .map(({ saves: made, spent, income, began }) =>
    input({
      began,
      now: week("2026-W53"),
      saves: made.map(({ on, amount, personId, id }) => save(on, amount, { personId, target: { kind: "goal", id } })),
      book: bookOf([...spent, ...income.map(([day, amount]) => [day, amount, "income"] as const)]),
    }),
  );
