import { expect, it } from "vitest";
import { american } from "./asked.fixture.ts";
import { readLine } from "./read-line.ts";

const people = [
  { id: "ann", name: "Ann" },
  { id: "ann-lee", name: "Ann Lee" },
  { id: "maya", name: " Maya " },
  { id: "nobody", name: "" },
];
const read = (text: string) => readLine("incomes", text, american, people);

it("[IL13] gives an income to the person whose name begins it, and takes the name out of the label", () => {
  expect(read("Maya clinic 1840 every two weeks, Ann Lee shop 900, ann: school 2990 monthly, Maya’s stall 80")).toEqual(
    [
      { personId: "maya", label: "clinic", amount: "1840", cadence: "fortnightly" },
      { personId: "ann-lee", label: "shop", amount: "900" },
      { personId: "ann", label: "school", amount: "2990", cadence: "monthly" },
      { personId: "maya", label: "stall", amount: "80" },
    ],
  );
});

it("[IL13] calls it Pay where nothing but the name is left", () => {
  expect(read("Maya 1840")).toEqual([{ personId: "maya", label: "Pay", amount: "1840" }]);
  expect(read("Maya, Ann")).toEqual([
    { personId: "maya", label: "Pay" },
    { personId: "ann", label: "Pay" },
  ]);
});

it("[IL13] finds nobody inside another word or later in the text", () => {
  expect(read("Mayan art 5, Annex 6, gift from Maya 7")).toEqual([
    { label: "Mayan art", amount: "5" },
    { label: "Annex", amount: "6" },
    { label: "gift from Maya", amount: "7" },
  ]);
  expect(readLine("incomes", "Maya 1840", american)).toEqual([{ label: "Maya", amount: "1840" }]);
});

it("[IL14] takes a range as irregular pay, with its cadence as the span both ends are for", () => {
  const ceramics = { label: "ceramics", cadence: "irregular", low: "800", usual: "1280" };
  expect(read("ceramics 800-1280 irregular")).toEqual([ceramics]);
  expect(read("ceramics 800-1280")).toEqual([ceramics]);
  expect(read("ceramics 800-1280 a year")).toEqual([{ ...ceramics, per: "yearly" }]);
  expect(read("ceramics 800-1280, 35")).toEqual([ceramics, { amount: "35" }]);
  expect(read("ceramics, 800-1280, irregular, yearly")).toEqual([{ ...ceramics, per: "yearly" }]);
});

it("[IL14] takes one amount that varies as the usual one, so that the least is still asked", () => {
  expect(read("odd jobs 200 irregular")).toEqual([{ label: "odd jobs", cadence: "irregular", usual: "200" }]);
  expect(read("odd jobs 200 irregular on the 25th")).toEqual([
    { label: "odd jobs", cadence: "irregular", usual: "200", nextOn: "2026-11-25" },
  ]);
  expect(read("odd jobs, 200, varies")).toEqual([{ label: "odd jobs", cadence: "irregular", usual: "200" }]);
});

it("[IL15] reads when a pay comes next", () => {
  expect(read("clinic 1840 monthly on the 25th")).toEqual([
    { label: "clinic", amount: "1840", cadence: "monthly", nextOn: "2026-11-25" },
  ]);
});
