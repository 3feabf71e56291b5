import { describe, expect, it } from "vitest";
import type { Asked } from "../answers.ts";
import { american, british, german, japanese } from "./asked.fixture.ts";
import { byIn, dueIn } from "./find-day.ts";

describe("[IL15] a due day is the next such day from today", () => {
  it.each<[string, string, Asked]>([
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

  it.each<[string, string, Asked]>([
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

describe("[IL27] a date that is none keeps its words", () => {
  it.each<[string, string, Asked]>([
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

describe("[IL19] a goal's day", () => {
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
