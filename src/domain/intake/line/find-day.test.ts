import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayOf, daysInMonth } from "../../time/day.ts";
import { american, british, french, german, japanese } from "../answers.fixture.ts";
import type { Answers, Part, ReadOptions } from "../answers.ts";
import { byIn, dueIn } from "./find-day.ts";
import { readLine, unreadDate } from "./read-line.ts";

describe("a due day is the next such day from today", () => {
  it.each<[string, string, ReadOptions]>([
    ["due 1st", "2026-12-01", american],
    ["due on the 14th", "2026-12-14", american],
    ["on the 15th", "2026-11-15", american],
    ["due 31st", "2026-11-30", american],
    ["due 20", "2026-11-20", american],
    ["due 2026-12-01", "2026-12-01", american],
    ["2026-12-01", "2026-12-01", american],
    ["due 1 December", "2026-12-01", american],
    ["due Dec 1", "2026-12-01", american],
    ["next June 1st, 2027", "2027-06-01", american],
    ["due 3 Feb", "2027-02-03", american],
    ["12/01/2026", "2026-12-01", american],
    ["12/01/2026", "2026-01-12", british],
    ["1.12.2026", "2026-12-01", german],
    ["due 1. Dezember", "2026-12-01", german],
    ["2026/12/01", "2026-12-01", japanese],
  ])("%s is %s", (text, day, asked) => {
    expect(dueIn(`rent 1200 ${text}`, asked)?.day).toBe(day);
  });

  it.each<[string, string, ReadOptions]>([
    ["30 Nov", "2026-11-30", american],
    ["before Nov 30", "2026-11-30", american],
    ["due 1 June 28", "2028-06-01", american],
    ["due 1 June ’28", "2028-06-01", american],
    ["due 6/30", "2027-06-30", american],
    ["due 30/6", "2027-06-30", british],
    ["due 6/30/28", "2028-06-30", american],
    ["due 30.6.", "2027-06-30", german],
    ["due 30.6.28", "2028-06-30", german],
    ["6月30日", "2027-06-30", japanese],
    ["2028年6月30日", "2028-06-30", japanese],
  ])("%s beside an amount is %s", (text, day, asked) => {
    expect(dueIn(`rent 1200 ${text}`, asked)?.day).toBe(day);
  });

  it.each(["due", "due soon", "2nd car", "due 12.50", "June 2027", "40 June", "June $31", "$31 June", "due 1 a month"])(
    "%s is none",
    (text) => {
      expect(dueIn(`rent ${text}`, american)?.text).toBeUndefined();
    },
  );
});

describe("a date that is none keeps its words", () => {
  it.each<[string, string, ReadOptions]>([
    ["due 32nd", "32nd", american],
    ["due 32", "32", american],
    ["due 2026-02-30", "2026-02-30", american],
    ["2027-02-29", "2027-02-29", american],
    ["due 1899-01-01", "1899-01-01", american],
    ["30/30/2026", "30/30/2026", american],
    ["due 6/31", "6/31", american],
    ["due 31/6", "31/6", british],
    ["due 31.6.", "31.6.", german],
    ["6月31日", "6月31日", japanese],
    ["due 31 April", "31 April", american],
    ["due the 31st of April", "31st of April", american],
    ["due April 31", "April 31", american],
    ["30 feb", "30 feb", american],
    ["before Feb 30", "Feb 30", american],
    ["due 31 Febuary", "31 Febuary", american],
    ["due 31 Ju", "31 Ju", american],
    ["due 1 June 2027 or 31 June", "31 June", american],
  ])("%s: %s", (text, words, asked) => {
    const found = dueIn(`rent 1200 ${text}`, asked);
    expect(found).toMatchObject({ text: words });
    expect(found).not.toHaveProperty("day");
  });

  it.each<[string, string]>([
    ["by 31 June 2028", "31 June 2028"],
    ["by 29 February 2027", "29 February 2027"],
    ["by 1 June 2300", "1 June 2300"],
    ["by 2027-13", "2027-13"],
    ["by 4000", "4000"],
    ["by 12", "12"],
  ])("of a goal, %s: %s", (text, words) => {
    const found = byIn(`trip 400 ${text}`, american);
    expect(found).toMatchObject({ text: words });
    expect(found).not.toHaveProperty("day");
  });

  it("unless a currency or a cadence says that its number is an amount", () => {
    for (const text of ["June 31 weekly", "June $31", "USD 31 June"]) expect(dueIn(text, american)).toBeUndefined();
  });
});

describe("a goal's day", () => {
  it.each<[string, string]>([
    ["by 2027-06-01", "2027-06-01"],
    ["by 2027-06", "2027-06-30"],
    ["by June 2027", "2027-06-30"],
    ["by the end of Feb 2028", "2028-02-29"],
    ["June 2027", "2027-06-30"],
    ["by 1 June 2027", "2027-06-01"],
    ["by June", "2027-06-30"],
    ["by November", "2026-11-30"],
    ["by Sept 2027", "2027-09-30"],
    ["by 2030", "2030-12-31"],
    ["by 24 Dec", "2026-12-24"],
  ])("%s is %s", (text, day) => {
    expect(byIn(`trip 4000 ${text}`, american)?.day).toBe(day);
  });

  it.each(["400 by train", "400 may", "400 2027", "by 4000", "by 12"])("%s is none", (text) => {
    expect(byIn(`trip ${text}`, american)).toBeUndefined();
  });
});

interface Written {
  year: number;
  month: number;
  date: number;
}

const two = (number: number) => String(number).padStart(2, "0");
const nth = (date: number) => `${date}${date % 10 === 1 && date !== 11 ? "st" : "th"}`;
const monthIn = (locale: string, month: number, length: "long" | "short") =>
  new Intl.DateTimeFormat(locale, { month: length, timeZone: "UTC" }).format(Date.UTC(2024, month - 1, 15));

type Form = (written: Written, asked: ReadOptions) => string;

const named =
  (make: (date: number, month: string, year: number) => string, length: "long" | "short", language = "en"): Form =>
  ({ year, month, date }) =>
    make(date, monthIn(language, month, length), year);

const isMonthFirst = (asked: ReadOptions) => asked === american;
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

function rowOf(part: Part, line: string, asked: ReadOptions): Answers {
  const rows = readLine(part, line, asked);
  expect(rows).toHaveLength(1);
  return rows[0]!;
}

it("reads every day that exists, in every form", () => {
  fc.assert(
    fc.property(aLine, anAsked, existing, fc.constantFrom(...withYear), ([part, line], asked, written, form) => {
      const row = rowOf(part, line(form(written, asked)), asked);
      expect(row[dayField[part]]).toBe(dayOf(written.year, written.month, written.date));
      expect(row[amountField[part]]).toBe("45678");
    }),
    { numRuns: 500 },
  );
});

it("reads a day without a year as the next such day", () => {
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

it("never takes a number out of a date that is none, and keeps its words", () => {
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

it("takes no number out of a date where an entry has no day, and leaves the date in its label", () => {
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
