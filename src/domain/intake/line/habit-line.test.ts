import { expect, it } from "vitest";
import { american } from "./asked.fixture.ts";
import { readLine } from "./read-line.ts";

const read = (text: string) => readLine("habits", text, american);

it.each([
  ["2 times a week", "2"],
  ["twice a week", "2"],
  ["once a week", "1"],
  ["3x a week", "3"],
  ["3x/week", "3"],
  ["three times per week", "3"],
  ["Daily", "7"],
  ["every day", "7"],
  ["10 times a week", "10"],
])("[IL21] reads how often a week: %s", (words, timesAWeek) => {
  expect(read(`no-spend day ${words}`)).toEqual([{ label: "no-spend day", timesAWeek }]);
  expect(read(`no-spend day, ${words}`)).toEqual([{ label: "no-spend day", timesAWeek }]);
});

it("[IL21] keeps other words and numbers in the label", () => {
  for (const label of ["look at balances", "walk 20 minutes", "week plan"]) expect(read(label)).toEqual([{ label }]);
});
