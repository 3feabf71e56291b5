import { describe, expect, it } from "vitest";
import { apps, entries, facts } from "./all-facts.ts";
import { isPrice, requiredTopics } from "./fact.ts";

/** An amount in any currency that we might use. */
const money = /[$€£]\s?\d/;
const prices = facts.filter(isPrice);
const open = apps.filter((app) => !("closed" in app));

describe("facts about other apps", () => {
  it("cover the apps that articles compare", () => {
    expect(open.length).toBeGreaterThanOrEqual(29);
    expect(facts.length).toBeGreaterThan(250);
  });

  it.each(open)("cover every required topic: $name", (app) => {
    expect(Object.keys(app)).toEqual(expect.arrayContaining(Object.keys(requiredTopics)));
  });

  it.each(prices)("have a date and a source for each price: $about", ({ asOf, sourceUrl, monthly, yearly }) => {
    expect(asOf).toMatch(/^20\d\d(-\d\d){0,2}$/);
    expect(sourceUrl).toMatch(/^https:\/\/[a-z0-9.-]+\.[a-z]+(\/|$)/);
    for (const cents of [monthly, yearly]) if (cents !== undefined) expect(Number.isSafeInteger(cents)).toBe(true);
  });

  it("contain no price outside of price facts", () => {
    const hidden = entries.filter((entry) => !isPrice(entry) && money.test(JSON.stringify(entry)));
    expect(hidden).toEqual([]);
  });

  it.each(facts)("have a traceable source: $about", ({ value, asOf, sourceUrl }) => {
    expect(value).toMatch(/^\S.*[^\s.]$/);
    expect(asOf).toMatch(/^(undated|20\d\d(-\d\d){0,2})$/);
    expect(sourceUrl).toMatch(/^https:\/\//);
  });

  it("have unique names for the list of sources", () => {
    const names = facts.map(({ about }) => about);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it("mark unknown facts with a reason and no figure", () => {
    const unknown = entries.filter((entry) => "unknown" in entry);
    expect(unknown.length).toBeGreaterThan(50);
    for (const entry of unknown) expect(JSON.stringify(entry)).not.toMatch(/\d/);
  });
});
