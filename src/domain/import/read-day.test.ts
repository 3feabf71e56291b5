import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayOfNumber } from "../time/day.ts";
import { type DateOrder, dateOrders, readDay } from "./read-day.ts";

const read = (text: string, order: DateOrder) => {
  const day = readDay(text, order);
  return day.ok ? day.value : day.problem;
};

describe("a day in a file", () => {
  it.each([
    ["03/04/2026", "dmy", "2026-04-03"],
    ["03/04/2026", "mdy", "2026-03-04"],
    ["3.4.2026", "dmy", "2026-04-03"],
    ["3-4-26", "dmy", "2026-04-03"],
    ["26-04-03", "ymd", "2026-04-03"],
    ["2026/4/3", "mdy", "2026-04-03"],
    ["2026.04.03.", "ymd", "2026-04-03"],
    ["20260403", "dmy", "2026-04-03"],
    ["03042026", "dmy", "2026-04-03"],
    ["04032026", "mdy", "2026-04-03"],
    ["20122012", "dmy", "2012-12-20"],
    ["260403", "ymd", "2026-04-03"],
    ["2026年4月3日", "ymd", "2026-04-03"],
    ["٠٣/٠٤/٢٠٢٦", "dmy", "2026-04-03"],
  ] as const)("%s in the order %s is %s", (text, order, day) => {
    expect(read(text, order)).toBe(day);
  });

  it.each([
    "3 Apr 2026",
    "03-APR-26",
    "Apr 3, 2026",
    "April 3rd, 2026",
    "Fri 3 Apr 2026",
    "3. April 2026",
    "3 avril 2026",
    "3 de abril de 2026",
    "3 abr. 2026",
    "3 april 2026",
    "2026 Apr 3",
    "vendredi 3 avr. 2026",
  ])("%s is read by its month's name, in whatever order", (text) => {
    for (const order of dateOrders) expect(read(text, order)).toBe("2026-04-03");
  });

  it.each([
    ["3 Mrz 2026", "2026-03-03"],
    ["3 maart 2026", "2026-03-03"],
    ["3 mrt 2026", "2026-03-03"],
    ["mardi 3 mars 2026", "2026-03-03"],
    ["3 juin 2026", "2026-06-03"],
    ["3 juil. 2026", "2026-07-03"],
    ["3 août 2026", "2026-08-03"],
    ["3 mei 2026", "2026-05-03"],
    ["3 ene 2026", "2026-01-03"],
    ["3 Dez 2026", "2026-12-03"],
    ["3 févr. 2026", "2026-02-03"],
  ])("%s is %s", (text, day) => {
    expect(read(text, "dmy")).toBe(day);
  });

  it.each([
    "2026-04-03T23:59:59.123Z",
    "2026-04-03T23:59:59+02:00",
    "2026-04-03 23:59",
    "03.04.2026 23:59:59",
    "03/04/2026, 11:59 PM",
    "03.04.2026 23.59",
    "3 Apr 2026 23:59 UTC",
    "20260403T235959",
  ])("%s is the day that is written, whatever the hour and zone", (text) => {
    expect(read(text, "dmy")).toBe("2026-04-03");
  });

  it.each([
    ["01/01/69", "2069-01-01"],
    ["01/01/70", "1970-01-01"],
    ["01/01/00", "2000-01-01"],
    ["31/12/99", "1999-12-31"],
  ])("two digits a year lie between 1970 and 2069: %s is %s", (text, day) => {
    expect(read(text, "dmy")).toBe(day);
  });

  it.each([
    ["02/13/2026", "dmy", "impossible-date"],
    ["13/02/2026", "mdy", "impossible-date"],
    ["31.04.2026", "dmy", "impossible-date"],
    ["29/02/2025", "dmy", "impossible-date"],
    ["3/4/126", "dmy", "impossible-date"],
    ["03/04/1926", "dmy", "out-of-range"],
    ["03/04/2026", "ymd", "unreadable-day"],
    ["", "dmy", "no-day"],
    ["   ", "dmy", "no-day"],
    ["Total", "dmy", "unreadable-day"],
    ["3/4", "dmy", "unreadable-day"],
    ["12.40", "dmy", "unreadable-day"],
    ["3 Foo 2026", "dmy", "unreadable-day"],
    ["3/4/2026 to 4/4/2026", "dmy", "unreadable-day"],
    ["9".repeat(200), "dmy", "unreadable-day"],
  ] as const)("%j in the order %s is %s, never turned round to fit", (text, order, problem) => {
    expect(read(text, order)).toBe(problem);
  });

  it("any day reads back as itself in every way of writing it", () => {
    const days = fc.integer({ min: 0, max: 36_500 }).map(dayOfNumber);
    fc.assert(
      fc.property(days, fc.constantFrom("/", ".", "-", " "), (day, mark) => {
        const [year, month, date] = day.split("-") as [string, string, string];
        expect(read([date, month, year].join(mark), "dmy")).toBe(day);
        expect(read([month, date, year].join(mark), "mdy")).toBe(day);
        expect(read([year, month, date].join(mark), "ymd")).toBe(day);
        for (const order of dateOrders) expect(read(year + month + date, order)).toBe(day);
      }),
    );
  });

  it("no text makes it throw", () => {
    const texts = fc.oneof(fc.string(), fc.string({ unit: "grapheme" }), fc.stringMatching(/^[\d./ :TZ-]{0,30}$/));
    fc.assert(
      fc.property(texts, fc.constantFrom(...dateOrders), (text, order) => typeof readDay(text, order).ok === "boolean"),
    );
  });
});
