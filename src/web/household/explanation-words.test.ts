import { expect, it } from "vitest";
import { type Currency, minor } from "#domain/money/money.ts";
import type { Rate } from "#domain/money/rate.ts";
import { explanationWords } from "./explanation-words.ts";

const dollars = { locale: "en-US", currency: "USD" as Currency };
const euros = { locale: "de-DE", currency: "EUR" as Currency };

it("[IK61] an explanation is a sentence, and its answers are written as the household writes them", () => {
  const inputs = [
    { label: "Visa", amount: minor(320_050) },
    { label: "APR", rate: 19_900 as Rate },
    { label: "Weeks", count: 1560 },
    { label: "Paid", text: "every month" },
  ];
  expect(explanationWords({ formula: "balance × APR", inputs }, dollars)).toEqual({
    formula: "Balance × APR.",
    inputs: [
      { label: "Visa", value: "$3,200.50" },
      { label: "APR", value: "19.9\u00a0%" },
      { label: "Weeks", value: "1,560" },
      { label: "Paid", value: "every month" },
    ],
  });
  const [visa, apr] = explanationWords({ formula: "", inputs }, euros).inputs;
  expect([visa?.value, apr?.value]).toEqual(["3.200,50\u00a0€", "19,9\u00a0%"]);
});

it("[IK61] answers of the same name are told apart", () => {
  const inputs = ["Pay", "Pay", "Pay (2)", "Pay"].map((label) => ({ label, amount: minor(1) }));
  const { inputs: rows } = explanationWords({ formula: "all pay", inputs }, dollars);
  expect(rows.map(({ label }) => label)).toEqual(["Pay", "Pay (2)", "Pay (2) (2)", "Pay (3)"]);
});

it("[IK61] past a dozen answers the rest is added up, and nothing is left out", () => {
  const bills = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ label: `Bill ${at}`, amount: minor(100) }));
  const rowsOf = (count: number) => explanationWords({ formula: "bills", inputs: bills(count) }, dollars).inputs;
  expect(rowsOf(12).at(-1)).toEqual({ label: "Bill 11", value: "$1.00" });
  expect(rowsOf(200)).toHaveLength(12);
  expect(rowsOf(200).at(-1)).toEqual({ label: "189 more", value: "$189.00" });
});
