import { expect, it } from "vitest";
import { american, german } from "./asked.fixture.ts";
import { readLine } from "./read-line.ts";

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
])("[IL18] reads balance, rate and minimum: %j", (text) => {
  expect(read(text)).toEqual([visa]);
});

it("[IL18] reads what goes every month as the minimum", () => {
  expect(read("student loan 14000 4.5% 150 a month")).toEqual([
    { label: "student loan", kind: "student", balance: "14000", apr: "4.5", minimum: "150" },
  ]);
});

it("[IL18] keeps a minimum in percent or a week in the label", () => {
  expect(read("card 100 min 2% 19%")).toEqual([{ label: "card min 2%", kind: "card", balance: "100", apr: "19" }]);
  expect(read("card 100 5 a week")).toEqual([{ label: "card 5 a week", kind: "card", balance: "100" }]);
});

it("[IL18] takes the largest number as the balance", () => {
  expect(read("loan 2 5000")).toEqual([{ label: "loan 2", kind: "personal", balance: "5000" }]);
});

it("[IL18] reads amounts and rates as the locale writes them", () => {
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
])("[IL18] guesses what %s is", (label, kind) => {
  expect(read(`${label} 500`)).toEqual([{ label, kind, balance: "500" }]);
});

it("[IL18] guesses nothing from other words", () => {
  expect(read("dentist 500")).toEqual([{ label: "dentist", balance: "500" }]);
});
