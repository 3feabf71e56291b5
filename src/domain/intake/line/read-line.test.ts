import { expect, it } from "vitest";
import { mostRows } from "../../household/limits.ts";
import { parts } from "../answers.ts";
import { american } from "./asked.fixture.ts";
import { longestLine, readLine } from "./read-line.ts";

const bills = (text: string) => readLine("bills", text, american);

it("[IL4] joins pieces of one line that say more of the entry before them", () => {
  const rent = { label: "Rent", amount: "1200", cadence: "monthly" };
  for (const text of ["Rent,1200,monthly", "Rent;1200;monthly", "Rent | 1200 | monthly", "Rent 1200, a month"]) {
    expect(bills(text)).toEqual([rent]);
  }
  expect(bills("1200, monthly")).toEqual([{ amount: "1200", cadence: "monthly" }]);
});

it("[IL4] keeps apart what contradicts, the same number twice, and lines", () => {
  expect(bills("rent 1200, 35")).toEqual([{ label: "rent", amount: "1200" }, { amount: "35" }]);
  expect(bills("35, 35")).toEqual([{ amount: "35" }, { amount: "35" }]);
  expect(bills("rent\n1200")).toEqual([{ label: "rent" }, { amount: "1200" }]);
});

it("[IL22] makes a label of what it can't tell, an amount of a number, and nothing of nothing", () => {
  expect(bills("whatever this is")).toEqual([{ label: "whatever this is" }]);
  expect(bills("1200")).toEqual([{ amount: "1200" }]);
  for (const part of parts)
    for (const nothing of ["", " \n", "; , •", "---"]) expect(readLine(part, nothing, american)).toEqual([]);
});

it("[IL22] keeps the words of a choice that stands alone in sight", () => {
  expect(bills("monthly")).toEqual([{ label: "monthly", cadence: "monthly" }]);
  expect(readLine("categories", "want\tmonthly", american)).toEqual([
    { label: "want monthly", kind: "want", cadence: "monthly" },
  ]);
  expect(readLine("people", "baby", american)).toEqual([{ name: "baby", kind: "child" }]);
  expect(readLine("incomes", "irregular", american)).toEqual([{ label: "irregular", cadence: "irregular" }]);
});

it("[IL24] makes at most 200 rows of at most 20 000 characters", () => {
  expect(mostRows).toBe(200);
  expect(bills("rent 1200\n".repeat(300))).toHaveLength(200);
  expect(bills("rent 1200,".repeat(300))).toHaveLength(200);
  expect(bills(`${" ".repeat(longestLine)}rent 1200`)).toEqual([]);
});

it("[IL24] takes an entry of more than 500 characters as a label, whole", () => {
  const prose = `1200 monthly ${"word ".repeat(100)}end`;
  expect(bills(prose)).toEqual([{ label: prose }]);
});

// A pattern that backtracks would take minutes.
it("[IL24] ends soon with the worst of texts", { timeout: 5_000 }, () => {
  const worst = ["1", "1,", "1 ", "a", "a ", "- ", "(", "due ", "about ", "12 June ", "x\n", "$", "monthly, "];
  for (const part of ["people", "incomes", "debts", "goals"] as const) {
    for (const text of worst) {
      const rows = readLine(part, text.repeat(longestLine / text.length), american);
      expect(rows.length).toBeLessThanOrEqual(mostRows);
    }
  }
});
