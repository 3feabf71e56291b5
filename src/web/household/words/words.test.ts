import { describe, expect, it } from "vitest";
import type { Person } from "#domain/household/household.ts";
import { type Currency, minor } from "#domain/money/money.ts";
import type { Rate } from "#domain/money/rate.ts";
import { goal, sampleHousehold } from "#domain/plan/sample-household.ts";
import type { Day } from "#domain/time/day.ts";
import type { WeekId } from "#domain/time/week.ts";
import { targetWords } from "../saves/places.ts";
import { nearDayWords, weekDaysWords, weekNameWords } from "./date-words.ts";
import { explanationWords } from "./explanation-words.ts";
import { percentWords } from "./number-words.ts";
import { adultsOf, markOf, nameOf, namesWords, youWords } from "./people-words.ts";

const calendars = [{ from: "2026-W01" as WeekId, firstDay: 1, timeZone: "UTC" }] as const;
const person = (id: string, kind: Person["kind"] = "adult"): Person => ({ id, name: id.toUpperCase(), kind });

describe("words for what a household shows", () => {
  it("names the days of a week, across months and years too", () => {
    expect(weekDaysWords("2026-W46" as WeekId, calendars)).toBe("9 – 15 November");
    expect(weekDaysWords("2026-W53" as WeekId, calendars)).toBe("28 December – 3 January");
    expect(weekNameWords("2026-W06" as WeekId)).toBe("week 6");
    expect(nearDayWords("2026-11-13" as Day)).toBe("Fri 13");
  });

  it("addresses one person, two and more", () => {
    const [a, b, c, kid] = [person("a"), person("b"), person("c"), person("k", "child")];
    expect([[a], [a, b, kid], [a, b, c]].map((people) => youWords(people as Person[]))).toEqual([
      ...["you", "you two", "all of you"],
    ]);
    expect(namesWords([a!, kid!, b!])).toBe("A and B");
    expect(adultsOf([kid!])).toEqual([kid]);
    expect([a, b, c, kid].map((one) => markOf([a!, b!, c!, kid!], one!.id))).toEqual([
      ...["disc", "diamond", undefined, undefined],
    ]);
    expect(nameOf([a!], "left")).toBe("Someone who left");
  });

  it("formats percentages in the household's locale, with their own decimals or a fixed count", () => {
    expect([percentWords(4.99, "en-US"), percentWords(15, "en-US")]).toEqual(["4.99\u00a0%", "15\u00a0%"]);
    expect([percentWords(12, "de-DE", 1), percentWords(4.125, "de-DE")]).toEqual(["12,0\u00a0%", "4,125\u00a0%"]);
  });

  it("names the target of a save, even if it was deleted", () => {
    const household = sampleHousehold({ goals: [goal(100, { id: "trip", label: "Trip" })] });
    expect(targetWords({ kind: "goal", id: "trip" }, household)).toBe("Trip");
    expect(targetWords({ kind: "goal", id: "x" }, household)).toBe("A goal that is gone");
    expect(targetWords({ kind: "buffer" }, household)).toBe("Starter buffer");
  });
});

const dollars = { locale: "en-US", currency: "USD" as Currency };
const euros = { locale: "de-DE", currency: "EUR" as Currency };

it("an explanation is a sentence, and its inputs are formatted in the household's locale", () => {
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

it("inputs of the same name get distinct labels", () => {
  const inputs = ["Pay", "Pay", "Pay (2)", "Pay"].map((label) => ({ label, amount: minor(1) }));
  const { inputs: rows } = explanationWords({ formula: "all pay", inputs }, dollars);
  expect(rows.map(({ label }) => label)).toEqual(["Pay", "Pay (2)", "Pay (2) (2)", "Pay (3)"]);
});

it("past a dozen inputs the rest is added up, and nothing is left out", () => {
  const bills = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ label: `Bill ${at}`, amount: minor(100) }));
  const rowsOf = (count: number) => explanationWords({ formula: "bills", inputs: bills(count) }, dollars).inputs;
  expect(rowsOf(12).at(-1)).toEqual({ label: "Bill 11", value: "$1.00" });
  expect(rowsOf(200)).toHaveLength(12);
  expect(rowsOf(200).at(-1)).toEqual({ label: "189 more", value: "$189.00" });
});
