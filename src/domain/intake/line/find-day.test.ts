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

  it.each([
    "due",
    "due soon",
    "due 32nd",
    "due 2026-02-30",
    "due 31 April",
    "2nd car",
    "due 12.50",
    "June 2027",
    "due 1899-01-01",
    "30/30/2026",
  ])("%s is none", (text) => {
    expect(dueIn(`rent 1200 ${text}`, american)).toBeUndefined();
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

  it.each(["by 4000", "by 2027-13", "by train", "may", "2027", "by 12"])("%s is none", (text) => {
    expect(byIn(`trip 400 ${text}`, american)).toBeUndefined();
  });
});
