import { describe, expect, it } from "vitest";
import { american } from "../answers.fixture.ts";
import { readLine } from "./read-line.ts";

describe("person line", () => {
  const read = (text: string) => readLine("people", text, american);

  it("reads names, who is a child, and years of birth", () => {
    expect(read("Maya, Tom, Ada child 2019")).toEqual([
      { name: "Maya" },
      { name: "Tom" },
      { name: "Ada", kind: "child", birthYear: "2019" },
    ]);
    expect(read("baby Leo, kid Ida born 2015, Nan adult 1950")).toEqual([
      { name: "Leo", kind: "child" },
      { name: "Ida", kind: "child", birthYear: "2015" },
      { name: "Nan", kind: "adult", birthYear: "1950" },
    ]);
  });

  it("reads cells, and details behind commas or in parentheses", () => {
    const leo = [{ name: "Leo", kind: "child", birthYear: "2020" }];
    for (const text of ["Leo\tChild\t2020", "Leo (child, 2020)", "Leo, child, 2020", "Leo Child 2020"]) {
      expect(read(text)).toEqual(leo);
    }
  });

  it("keeps what could be a name: Julia Child, Ada (7), and years of no one living", () => {
    for (const name of ["Julia Child", "Ada (7)", "Ada 1899", "Ada 2101", "Childe", "Ada 2019-05-01", "محمد", "🦄"]) {
      expect(read(name)).toEqual([{ name }]);
    }
  });

  it("parts names at and, & and +", () => {
    const two = [{ name: "Maya" }, { name: "Tom" }];
    for (const text of ["Maya and Tom", "Maya & Tom", "Maya&Tom", "Maya + Tom", "Maya And Tom"]) {
      expect(read(text)).toEqual(two);
    }
    expect(read("Maya and Tom & Alexandra")).toEqual([...two, { name: "Alexandra" }]);
  });
});

describe("income line", () => {
  const people = [
    { id: "ann", name: "Ann" },
    { id: "ann-lee", name: "Ann Lee" },
    { id: "maya", name: " Maya " },
    { id: "nobody", name: "" },
  ];
  const read = (text: string) => readLine("incomes", text, american, people);

  it("gives an income to the person whose name begins it, and takes the name out of the label", () => {
    expect(
      read("Maya clinic 1840 every two weeks, Ann Lee shop 900, ann: school 2990 monthly, Maya’s stall 80"),
    ).toEqual([
      { personId: "maya", label: "clinic", amount: "1840", cadence: "fortnightly" },
      { personId: "ann-lee", label: "shop", amount: "900" },
      { personId: "ann", label: "school", amount: "2990", cadence: "monthly" },
      { personId: "maya", label: "stall", amount: "80" },
    ]);
  });

  it("calls it Pay where nothing but the name is left", () => {
    expect(read("Maya 1840")).toEqual([{ personId: "maya", label: "Pay", amount: "1840" }]);
    expect(read("Maya, Ann")).toEqual([
      { personId: "maya", label: "Pay" },
      { personId: "ann", label: "Pay" },
    ]);
  });

  it("finds nobody inside another word or later in the text", () => {
    expect(read("Mayan art 5, Annex 6, gift from Maya 7")).toEqual([
      { label: "Mayan art", amount: "5" },
      { label: "Annex", amount: "6" },
      { label: "gift from Maya", amount: "7" },
    ]);
    expect(readLine("incomes", "Maya 1840", american)).toEqual([{ label: "Maya", amount: "1840" }]);
  });

  it("takes a range as irregular pay, with its cadence as the span both ends are for", () => {
    const ceramics = { label: "ceramics", cadence: "irregular", low: "800", usual: "1280" };
    expect(read("ceramics 800-1280 irregular")).toEqual([ceramics]);
    expect(read("ceramics 800-1280")).toEqual([ceramics]);
    expect(read("ceramics 800-1280 a year")).toEqual([{ ...ceramics, per: "yearly" }]);
    expect(read("ceramics 800-1280, 35")).toEqual([ceramics, { amount: "35" }]);
    expect(read("ceramics, 800-1280, irregular, yearly")).toEqual([{ ...ceramics, per: "yearly" }]);
  });

  it("takes one amount that varies as the usual one, so that the least is still asked", () => {
    expect(read("odd jobs 200 irregular")).toEqual([{ label: "odd jobs", cadence: "irregular", usual: "200" }]);
    expect(read("odd jobs 200 irregular on the 25th")).toEqual([
      { label: "odd jobs", cadence: "irregular", usual: "200", nextOn: "2026-11-25" },
    ]);
    expect(read("odd jobs, 200, varies")).toEqual([{ label: "odd jobs", cadence: "irregular", usual: "200" }]);
  });

  it("reads when a pay comes next", () => {
    expect(read("clinic 1840 monthly on the 25th")).toEqual([
      { label: "clinic", amount: "1840", cadence: "monthly", nextOn: "2026-11-25" },
    ]);
  });
});

describe("habit line", () => {
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
  ])("reads how often a week: %s", (words, timesAWeek) => {
    expect(read(`no-spend day ${words}`)).toEqual([{ label: "no-spend day", timesAWeek }]);
    expect(read(`no-spend day, ${words}`)).toEqual([{ label: "no-spend day", timesAWeek }]);
  });

  it("keeps other words and numbers in the label", () => {
    for (const label of ["look at balances", "walk 20 minutes", "week plan"]) expect(read(label)).toEqual([{ label }]);
  });
});

const bills = (text: string) => readLine("bills", text, american);
const categories = (text: string) => readLine("categories", text, american);

it("reads a list of bills, with the words as typed", () => {
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

it("reads about ranges", () => {
  expect(bills("energy about 80-120")).toEqual([{ label: "energy", amount: "80-120" }]);
});

it("reads when a bill is due", () => {
  expect(bills("rent 1200 due 1st, gym 30 on the 15th, tax 400 due 2026-12-01, fee 5 due 20")).toEqual([
    { label: "rent", amount: "1200", nextDue: "2026-12-01" },
    { label: "gym", amount: "30", nextDue: "2026-11-15" },
    { label: "tax", amount: "400", nextDue: "2026-12-01" },
    { label: "fee", amount: "5", nextDue: "2026-11-20" },
  ]);
});

it("takes a bare number behind due as the amount where there is no other", () => {
  expect(bills("phone due 30")).toEqual([{ label: "phone due", amount: "30" }]);
});

it("reads a pasted row of a spreadsheet with its date", () => {
  expect(bills("Rent\t$1,200.00\tmonthly\t2026-12-01")).toEqual([
    { label: "Rent", amount: "$1,200.00", cadence: "monthly", nextDue: "2026-12-01" },
  ]);
});

it("reads everyday spending with its cadence and whether it is a need or a want", () => {
  expect(categories("groceries 120 weekly need, eating out 40 want, Wants: fun 20 a month, wanton soup 5")).toEqual([
    { label: "groceries", kind: "need", amount: "120", cadence: "weekly" },
    { label: "eating out", kind: "want", amount: "40" },
    { label: "fun", kind: "want", amount: "20", cadence: "monthly" },
    { label: "wanton soup", amount: "5" },
  ]);
});
