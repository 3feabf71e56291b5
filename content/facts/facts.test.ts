import { describe, expect, it } from "vitest";
import { apps, entries, facts } from "./all-facts.ts";
import { askedOfAll, isPrice } from "./fact.ts";

/** A figure of money in any currency we might write. */
const money = /[$€£]\s?\d/;
const prices = facts.filter(isPrice);
const open = apps.filter((app) => !("closed" in app));

describe("facts about other apps", () => {
  it("[PB1] are there for the apps that articles compare", () => {
    expect(open.length).toBeGreaterThanOrEqual(29);
    expect(facts.length).toBeGreaterThan(250);
  });

  it.each(open)("[PB1] answer what is asked of every app: $name", (app) => {
    expect(Object.keys(app)).toEqual(expect.arrayContaining(Object.keys(askedOfAll)));
  });

  it.each(prices)("[PB2] give a price its day and its source: $about", ({ asOf, sourceUrl, monthly, yearly }) => {
    expect(asOf).toMatch(/^20\d\d(-\d\d){0,2}$/);
    expect(sourceUrl).toMatch(/^https:\/\/[a-z0-9.-]+\.[a-z]+(\/|$)/);
    for (const cents of [monthly, yearly]) if (cents !== undefined) expect(Number.isSafeInteger(cents)).toBe(true);
  });

  it("[PB2] hide no price among other facts, nor among what is unknown", () => {
    const hidden = entries.filter((entry) => !isPrice(entry) && money.test(JSON.stringify(entry)));
    expect(hidden).toEqual([]);
  });

  it.each(facts)("[PB3] can be traced: $about", ({ value, asOf, sourceUrl }) => {
    expect(value).toMatch(/^\S.*[^\s.]$/);
    expect(asOf).toMatch(/^(undated|20\d\d(-\d\d){0,2})$/);
    expect(sourceUrl).toMatch(/^https:\/\//);
  });

  it("[PB3] are named apart, so that a list of sources can tell them from each other", () => {
    const names = facts.map(({ about }) => about);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it("[PB4] say what is unknown, and never guess: a gap has a reason and no figure", () => {
    const unknown = entries.filter((entry) => "unknown" in entry);
    expect(unknown.length).toBeGreaterThan(50);
    for (const entry of unknown) expect(JSON.stringify(entry)).not.toMatch(/\d/);
  });
});
