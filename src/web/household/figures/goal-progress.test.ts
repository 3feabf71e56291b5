import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { projectFinish } from "#domain/goals/projection.ts";
import { situationWith, today } from "#domain/goals/situation.fixture.ts";
import type { Goal } from "#domain/household/household.ts";
import { type MoneyFormat, minor } from "#domain/money/money.ts";
import type { Day } from "#domain/time/day.ts";
import { shortMoney } from "../words/number-words.ts";
import { earlyWords, paceWords, roughDay } from "./goal-progress.ts";

function wordsFor(amounts: readonly number[], change: Partial<Goal> = {}) {
  const projection = projectFinish(situationWith(amounts, change));
  if (!projection.ok) throw new Error(projection.problem);
  return paceWords(projection.value, today);
}

const weekly = (amount: number) => Array.from({ length: 13 }, () => amount);

describe("when a goal is full, in words", () => {
  it("tells a pace and not a promise, and compares it with the goal's date", () => {
    const by = "2027-06-12" as Day;
    expect(wordsFor(weekly(10_000), { by }).text).toBe("At this pace: early May 2027, four weeks early");
    expect(wordsFor(weekly(5_000)).text).toBe("At this pace: January 2028");
  });

  it("gives the range with the reasons", () => {
    const inputs = wordsFor([...weekly(0).slice(4), ...weekly(10_000).slice(9)]).why!.inputs;
    expect(inputs.slice(-2)).toEqual([
      { label: "Earliest", text: "January 2028" },
      { label: "Latest", text: "can’t be told" },
    ]);
  });

  it("makes up no date where there is none", () => {
    expect(wordsFor(weekly(0)).text).toBe("No date yet. It comes with the next save.");
    expect(wordsFor(weekly(1))).toMatchObject({ text: "At this pace, not before the year 2101", why: {} });
    expect(wordsFor([], { alreadySaved: minor(380_000) })).toEqual({ text: "Full" });
  });

  it("names a part of the month within a year, and beyond it the month alone", () => {
    const days = ["2026-11-20", "2027-01-10", "2027-05-21", "2027-11-12", "2027-11-13"] as Day[];
    expect(days.map((day) => roughDay(day, today))).toEqual([
      ...["mid-November 2026", "early January 2027", "late May 2027", "mid-November 2027", "November 2027"],
    ]);
  });

  it("counts in weeks, then in months, then in years", () => {
    expect([0, 1, 2, -3, 8, 9, -44, 53, 104, -520].map(earlyWords)).toEqual([
      ...["on time", "one week early", "two weeks early", "three weeks after its date", "eight weeks early"],
      ...["two months early", "ten months after its date", "twelve months early", "two years early"],
      "ten years after its date",
    ]);
  });
});

describe("amounts in short", () => {
  const dollars = { currency: "USD", locale: "en-US" } as MoneyFormat;

  it("leave out cents where there are none", () => {
    expect([126_500, 8_450, 0, -5_000].map((amount) => shortMoney(minor(amount), dollars))).toEqual([
      ...["$1,265", "$84.50", "$0", "−\u00a0$50"],
    ]);
    expect(shortMoney(minor(1_265), { currency: "JPY", locale: "en-US" } as MoneyFormat)).toBe("¥1,265");
    expect(shortMoney(minor(5_000), { currency: "EUR", locale: "de-DE" } as MoneyFormat)).toBe("50\u00a0€");
  });

  it("never lose a cent", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (amount) => {
        const digits = shortMoney(minor(amount), dollars).replace(/[$,]/g, "");
        expect(Math.round(Number(digits) * 100)).toBe(amount);
      }),
    );
  });
});
