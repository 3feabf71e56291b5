import { expect, it } from "vitest";
import { american } from "./asked.fixture.ts";
import { readLine } from "./read-line.ts";

const bills = (text: string) => readLine("bills", text, american);
const categories = (text: string) => readLine("categories", text, american);

it("[IL10] reads a list of bills, with the words as typed", () => {
  expect(bills("rent 1200, phone 35 monthly")).toEqual([
    { label: "rent", amount: "1200" },
    { label: "phone", amount: "35", cadence: "monthly" },
  ]);
  expect(bills("1200 Rent (flat 2); water (35 monthly); Phone - 35; 🏠: 9")).toEqual([
    { label: "Rent (flat 2)", amount: "1200" },
    { label: "water", amount: "35", cadence: "monthly" },
    { label: "Phone", amount: "35" },
    { label: "🏠", amount: "9" },
  ]);
});

it("[IL10] reads about ranges", () => {
  expect(bills("energy about 80-120")).toEqual([{ label: "energy", amount: "80-120" }]);
});

it("[IL15] reads when a bill is due", () => {
  expect(bills("rent 1200 due 1st, gym 30 on the 15th, tax 400 due 2026-12-01, fee 5 due 20")).toEqual([
    { label: "rent", amount: "1200", nextDue: "2026-12-01" },
    { label: "gym", amount: "30", nextDue: "2026-11-15" },
    { label: "tax", amount: "400", nextDue: "2026-12-01" },
    { label: "fee", amount: "5", nextDue: "2026-11-20" },
  ]);
});

it("[IL15] takes a bare number behind due as the amount where there is no other", () => {
  expect(bills("phone due 30")).toEqual([{ label: "phone due", amount: "30" }]);
});

it("[IL15] reads a pasted row of a spreadsheet with its date", () => {
  expect(bills("Rent\t$1,200.00\tmonthly\t2026-12-01")).toEqual([
    { label: "Rent", amount: "$1,200.00", cadence: "monthly", nextDue: "2026-12-01" },
  ]);
});

it("[IL16] reads everyday spending with its cadence and whether it is a need or a want", () => {
  expect(categories("groceries 120 weekly need, eating out 40 want, Wants: fun 20 a month, wanton soup 5")).toEqual([
    { label: "groceries", kind: "need", amount: "120", cadence: "weekly" },
    { label: "eating out", kind: "want", amount: "40" },
    { label: "fun", kind: "want", amount: "20", cadence: "monthly" },
    { label: "wanton soup", amount: "5" },
  ]);
});
