import { describe, expect, it } from "vitest";
import { american, german } from "../answers.fixture.ts";
import { readLine } from "./read-line.ts";

describe("account line", () => {
  const read = (text: string) => readLine("accounts", text, american);

  it.each([
    ["savings", "savings"],
    ["emergency fund", "savings"],
    ["checking", "checking"],
    ["current account", "checking"],
    ["cash", "cash"],
    ["pension", "retirement"],
    ["401k", "retirement"],
    ["Roth IRA", "retirement"],
    ["superannuation", "retirement"],
    ["house", "property"],
    ["the flat", "property"],
    ["car", "vehicle"],
    ["shares", "investment"],
    ["world ETF", "investment"],
    ["index fund", "investment"],
    ["ISA", "investment"],
  ])("guesses what %s is", (label, kind) => {
    expect(read(`${label} 5200`)).toEqual([{ label, kind, balance: "5200" }]);
  });

  it("guesses nothing from other words", () => {
    expect(read("stamps 50, carpet 80, cashmere 9")).toEqual([
      { label: "stamps", balance: "50" },
      { label: "carpet", balance: "80" },
      { label: "cashmere", balance: "9" },
    ]);
  });

  it("reads a range as low and high, and balances below zero", () => {
    expect(read("car 8000-10000, checking -300, cash (20)")).toEqual([
      { label: "car", kind: "vehicle", low: "8000", high: "10000" },
      { label: "checking", kind: "checking", balance: "-300" },
      { label: "cash", kind: "cash", balance: "(20)" },
    ]);
  });
});

describe("debt line", () => {
  const read = (text: string) => readLine("debts", text, american);
  const visa = { label: "visa", kind: "card", balance: "3200", apr: "19.9", minimum: "80" };

  it.each([
    "visa 3200 at 19.9% min 80",
    "visa 3200, 19.9%, min 80",
    "visa 3200 19.9% APR, minimum payment 80 a month",
    "visa 3200 apr 19.9 min. 80",
    "visa\t3200\t19.9%\t80",
    "visa 3200 80 19.9 percent",
    "visa 3200 @19.9% 80 monthly",
  ])("reads balance, rate and minimum: %j", (text) => {
    expect(read(text)).toEqual([visa]);
  });

  it("reads what goes every month as the minimum", () => {
    expect(read("student loan 14000 4.5% 150 a month")).toEqual([
      { label: "student loan", kind: "student", balance: "14000", apr: "4.5", minimum: "150" },
    ]);
  });

  it("keeps a minimum in percent or a week in the label", () => {
    expect(read("card 100 min 2% 19%")).toEqual([{ label: "card min 2%", kind: "card", balance: "100", apr: "19" }]);
    expect(read("card 100 5 a week")).toEqual([{ label: "card 5 a week", kind: "card", balance: "100" }]);
  });

  it("takes the largest number as the balance", () => {
    expect(read("loan 2 5000")).toEqual([{ label: "loan 2", kind: "personal", balance: "5000" }]);
  });

  it("reads amounts and rates as the locale writes them", () => {
    expect(readLine("debts", "Visa 3.200,50 € 19,9 % min 80", german)).toEqual([
      { label: "Visa", kind: "card", balance: "3.200,50 €", apr: "19,9", minimum: "80" },
    ]);
  });

  it.each([
    ["credit card", "card"],
    ["Mastercard", "card"],
    ["student loan", "student"],
    ["car loan", "car"],
    ["mortgage", "mortgage"],
    ["personal loan", "personal"],
    ["mum", "family"],
  ])("guesses what %s is", (label, kind) => {
    expect(read(`${label} 500`)).toEqual([{ label, kind, balance: "500" }]);
  });

  it("guesses nothing from other words", () => {
    expect(read("dentist 500")).toEqual([{ label: "dentist", balance: "500" }]);
  });
});

describe("goal line", () => {
  const read = (text: string) => readLine("goals", text, american);
  const trip = { label: "trip", kind: "travel", target: "4000", by: "2027-06-30", alreadySaved: "300" };

  it.each([
    "trip 4000 by 2027-06 have 300",
    "trip 4000, by June 2027, have 300",
    "trip 4000 by 2027-06-30 saved 300",
    "saved 300 trip 4000 by June 2027",
    "trip 4000 by June 30, 2027, 300 saved",
    "trip 4000 by June 2027, already have 300",
    "trip\t4000\t2027-06\tsaved\t300",
  ])("reads target, day and what is saved: %j", (text) => {
    expect(read(text)).toEqual([trip]);
  });

  it.each([
    ["emergency fund", "emergency"],
    ["holiday", "travel"],
    ["house deposit", "home"],
    ["college", "education"],
    ["wedding", "purchase"],
    ["debt-free", "debt-free"],
    ["investing", "investing"],
    ["retirement", "independence"],
  ])("guesses what %s is", (label, kind) => {
    expect(read(`${label} 500`)).toEqual([{ label, kind, target: "500" }]);
  });

  it("guesses nothing from other words", () => {
    expect(read("piano 500 by train")).toEqual([{ label: "piano by train", target: "500" }]);
  });
});
