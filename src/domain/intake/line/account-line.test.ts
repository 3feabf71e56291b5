import { expect, it } from "vitest";
import { american } from "./asked.fixture.ts";
import { readLine } from "./read-line.ts";

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
])("[IL17] guesses what %s is", (label, kind) => {
  expect(read(`${label} 5200`)).toEqual([{ label, kind, balance: "5200" }]);
});

it("[IL17] guesses nothing from other words", () => {
  expect(read("stamps 50, carpet 80, cashmere 9")).toEqual([
    { label: "stamps", balance: "50" },
    { label: "carpet", balance: "80" },
    { label: "cashmere", balance: "9" },
  ]);
});

it("[IL17] reads a range as low and high, and balances below zero", () => {
  expect(read("car 8000-10000, checking -300, cash (20)")).toEqual([
    { label: "car", kind: "vehicle", low: "8000", high: "10000" },
    { label: "checking", kind: "checking", balance: "-300" },
    { label: "cash", kind: "cash", balance: "(20)" },
  ]);
});
