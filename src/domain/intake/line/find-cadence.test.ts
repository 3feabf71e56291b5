import { describe, expect, it } from "vitest";
import type { Cadence } from "../../time/cadence.ts";
import { american } from "../answers.fixture.ts";
import { moneyIn } from "./find-money.ts";
import { wordsIn } from "./spans.ts";

const read = (text: string) => {
  const { amount, cadence, rest } = moneyIn(text, american.format);
  return { amount: amount?.text, cadence: cadence?.cadence, words: wordsIn(rest) };
};

const spoken: Readonly<Record<Cadence, readonly string[]>> = {
  weekly: ["weekly", "Weekly", "a week", "per week", "/week", "/wk", "/ wk", "pw", "p.w.", "every week", "each week"],
  fortnightly: [
    "every two weeks",
    "every 2 weeks",
    "fortnightly",
    "a fortnight",
    "biweekly",
    "bi-weekly",
    "every other week",
  ],
  "twice-monthly": ["twice a month", "semi-monthly", "semimonthly", "twice monthly"],
  monthly: ["monthly", "a month", "per month", "/month", "/mo", "pm", "pcm", "p.m.", "every month", "once a month"],
  quarterly: ["quarterly", "every quarter", "every three months", "every 3 months", "a quarter", "per quarter"],
  yearly: ["yearly", "annually", "a year", "per year", "/yr", "pa", "p.a.", "every year", "per annum"],
};

const examples = Object.entries(spoken).flatMap(([cadence, all]) => all.map((words) => [words, cadence] as const));

it.each(examples)("understands 35 %s", (words, cadence) => {
  expect(read(`phone 35 ${words}`)).toEqual({ amount: "35", cadence, words: "phone" });
});

it("understands a cadence glued to its amount, before the label or in another cell", () => {
  expect(read("rent 950pcm").cadence).toBe("monthly");
  expect(read("gas $35/mo").cadence).toBe("monthly");
  expect(read("weekly shop 120")).toEqual({ amount: "120", cadence: "weekly", words: "shop" });
  expect(read("Rent\tmonthly\t1200")).toEqual({ amount: "1200", cadence: "monthly", words: "Rent" });
});

it("takes the cadence right behind the amount, and leaves another in the label", () => {
  expect(read("weekly magazine 90 yearly")).toEqual({ amount: "90", cadence: "yearly", words: "weekly magazine" });
});

describe("other words", () => {
  it.each([
    "half yearly",
    "half-yearly",
    "twice a year",
    "3 times a month",
    "every 4 weeks",
    "bimonthly",
    "every other month",
  ])("of another rhythm stay in the label: %s", (words) => {
    expect(read(`fee 90 ${words}`)).toEqual({ amount: "90", cadence: undefined, words: `fee ${words}` });
  });

  it("mean how often only right behind an amount: Pa and a week in Rome", () => {
    expect(read("Pa 20")).toEqual({ amount: "20", cadence: undefined, words: "Pa" });
    expect(read("a week in Rome 900")).toEqual({ amount: "900", cadence: undefined, words: "a week in Rome" });
  });
});

describe("among several numbers the amount is", () => {
  it.each([
    ["Flat 12 rent $1200 door 7", "$1200", "Flat 12 rent door 7"],
    ["bus 35 a month line 12", "35", "bus line 12"],
    ["Flat 12 rent 1200", "1200", "Flat 12 rent"],
    ["car tax 2026 180", "180", "car tax 2026"],
    ["1200 rent (flat 2)", "1200", "rent (flat 2)"],
  ])("the one with a currency, else with a cadence, else the last: %s", (text, amount, words) => {
    expect(read(text)).toMatchObject({ amount, words });
  });
});
