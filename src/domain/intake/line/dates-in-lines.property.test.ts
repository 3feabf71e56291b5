import fc from "fast-check";
import { expect, it } from "vitest";
import { dayOf, daysInMonth } from "../../time/day.ts";
import type { Answers, Asked, Part } from "../answers.ts";
import { american, british, french, german } from "./asked.fixture.ts";
import { readLine } from "./read-line.ts";
import { unreadDate } from "./unfinished-line.ts";

interface Written {
  year: number;
  month: number;
  date: number;
}

const two = (number: number) => String(number).padStart(2, "0");
const nth = (date: number) => `${date}${date % 10 === 1 && date !== 11 ? "st" : "th"}`;
const monthIn = (locale: string, month: number, length: "long" | "short") =>
  new Intl.DateTimeFormat(locale, { month: length, timeZone: "UTC" }).format(Date.UTC(2024, month - 1, 15));

type Form = (written: Written, asked: Asked) => string;

const named =
  (make: (date: number, month: string, year: number) => string, length: "long" | "short", language = "en"): Form =>
  ({ year, month, date }) =>
    make(date, monthIn(language, month, length), year);

const isMonthFirst = (asked: Asked) => asked === american;
const inOrder =
  (mark: string): Form =>
  ({ year, month, date }, asked) =>
    (isMonthFirst(asked) ? [two(month), two(date), year] : [two(date), two(month), year]).join(mark);

const withYear: readonly Form[] = [
  named((date, month, year) => `${date} ${month} ${year}`, "long"),
  named((date, month, year) => `${nth(date)} of ${month} ${year}`, "long"),
  named((date, month, year) => `${date} ${month.toLowerCase()}, ${year}`, "short"),
  named((date, month, year) => `${month} ${date}, ${year}`, "long"),
  named((date, month, year) => `${month.toUpperCase()} ${nth(date)} ${year}`, "short"),
  ({ year, month, date }) => `${year}-${two(month)}-${two(date)}`,
  ({ year, month, date }) => `${year}/${month}/${date}`,
  inOrder("/"),
  inOrder("."),
  inOrder("-"),
];

const withoutYear: readonly Form[] = [
  named((date, month) => `${date} ${month}`, "long"),
  named((date, month) => `${nth(date)} of ${month.toLowerCase()}`, "short"),
  named((date, month) => `${month} ${date}`, "long"),
  named((date, month) => `${month} ${nth(date)}`, "short"),
];

/** Around an amount of 45 678, which is neither a date nor a year. */
const lines: Readonly<Record<"bills" | "incomes" | "goals", readonly ((date: string) => string)[]>> = {
  bills: [
    (date) => `gym 45678 due ${date}`,
    (date) => `due ${date} gym 45678`,
    (date) => `gym 45678, due ${date}`,
    (date) => `gym 45678 ${date}`,
    (date) => `gym\t45678\tmonthly\t${date}`,
    (date) => `gym 45678 monthly due ${date}`,
  ],
  incomes: [(date) => `clinic 45678 on ${date}`, (date) => `clinic 45678 every two weeks from ${date}`],
  goals: [
    (date) => `trip 45678 by ${date}`,
    (date) => `by ${date} trip 45678`,
    (date) => `trip 45678, by ${date}, have 300`,
    (date) => `trip 45678 ${date}`,
    (date) => `trip 45678 until the ${date}`,
  ],
};

const dayField = { bills: "nextDue", incomes: "nextOn", goals: "by" } as const;
const amountField = { bills: "amount", incomes: "amount", goals: "target" } as const;

const aPart = fc.constantFrom("bills", "incomes", "goals");
const aLine = aPart.chain((part) => fc.tuple(fc.constant(part), fc.constantFrom(...lines[part])));
const anAsked = fc.constantFrom(american, british, german, french);
const aYear = fc.integer({ min: 2027, max: 2099 });
const aMonth = fc.integer({ min: 1, max: 12 });

const existing = fc
  .tuple(aYear, aMonth, fc.nat({ max: 30 }))
  .map(([year, month, at]): Written => ({ year, month, date: (at % daysInMonth(year, month)) + 1 }));

const shortMonth = fc.constantFrom(2, 4, 6, 9, 11);
const inNoYear = fc
  .tuple(aYear, shortMonth, fc.boolean())
  .map(([year, month, isLast]): Written => ({ year, month, date: isLast ? 31 : daysInMonth(2024, month) + 1 }));
const leapDay = aYear
  .filter((year) => daysInMonth(year, 2) === 28)
  .map((year): Written => ({ year, month: 2, date: 29 }));

function rowOf(part: Part, line: string, asked: Asked): Answers {
  const rows = readLine(part, line, asked);
  expect(rows).toHaveLength(1);
  return rows[0]!;
}

it("[IL15] [IL19] reads every day that exists, in every form", () => {
  fc.assert(
    fc.property(aLine, anAsked, existing, fc.constantFrom(...withYear), ([part, line], asked, written, form) => {
      const row = rowOf(part, line(form(written, asked)), asked);
      expect(row[dayField[part]]).toBe(dayOf(written.year, written.month, written.date));
      expect(row[amountField[part]]).toBe("45678");
    }),
    { numRuns: 500 },
  );
});

it("[IL15] [IL19] reads a day without a year as the next such day", () => {
  fc.assert(
    fc.property(aLine, anAsked, existing, fc.constantFrom(...withoutYear), ([part, line], asked, written, form) => {
      const row = rowOf(part, line(form(written, asked)), asked);
      const near = dayOf(2026, written.month, written.date);
      expect(row[dayField[part]]).toBe(near < asked.today ? dayOf(2027, written.month, written.date) : near);
      expect(row[amountField[part]]).toBe("45678");
    }),
    { numRuns: 300 },
  );
});

it("[IL27] never takes a number out of a date that is none, and keeps its words", () => {
  const any = fc.oneof(
    fc.tuple(fc.oneof(inNoYear, leapDay), fc.constantFrom(...withYear)),
    fc.tuple(inNoYear, fc.constantFrom(...withoutYear)),
  );
  fc.assert(
    fc.property(aLine, anAsked, any, ([part, line], asked, [written, form]) => {
      const typed = form(written, asked);
      const row = rowOf(part, line(typed), asked);
      expect(unreadDate(part, [row])).toBe(typed);
      expect(row[amountField[part]]).toBe("45678");
    }),
    { numRuns: 500 },
  );
});

it("[IL27] takes no number out of a date where an entry has no day, and leaves the date in its label", () => {
  const field = { accounts: "balance", debts: "balance", categories: "amount" } as const;
  const parts = fc.constantFrom("accounts", "debts", "categories");
  const date = fc.oneof(existing, inNoYear);
  const form = fc.constantFrom(...withYear, ...withoutYear);
  fc.assert(
    fc.property(parts, anAsked, date, form, (part, asked, written, write) => {
      const typed = write(written, asked);
      const { label, [field[part]]: amount, ...others } = rowOf(part, `things 45678 on ${typed}`, asked);
      expect(amount).toBe("45678");
      expect(label).toBe(`things on ${typed}`);
      expect(others).toEqual({});
    }),
    { numRuns: 300 },
  );
});
