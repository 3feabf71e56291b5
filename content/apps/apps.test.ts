import { describe, expect, it } from "vitest";
import type { App, Fact } from "./fact.ts";

const modules = import.meta.glob<Record<string, App>>(["./*.ts", "!./fact.ts", "!./*.test.ts"], { eager: true });
const apps = Object.values(modules).flatMap((module) => Object.values(module));
const prices = apps.flatMap(({ name, price }) => (price ? [{ name, price: price as Fact }] : []));
const facts = apps.flatMap((app) => [...(app.price ? [app.price] : []), ...Object.values(app.facts)]);

/** A figure of money in any currency we might write. */
const money = /[$€£]\s?\d/;

describe("facts about other apps", () => {
  it("are found", () => {
    expect(apps.length).toBeGreaterThan(20);
    expect(prices.length).toBeGreaterThan(5);
  });

  it.each(prices)("gives the price of $name a day and a source", ({ price }) => {
    expect(price.asOf).toMatch(/^20\d\d-\d\d(-\d\d)?$/);
    expect(price.sourceUrl).toMatch(/^https:\/\/[a-z0-9.-]+\.[a-z]+(\/|$)/);
  });

  it("hide no price among undated facts", () => {
    const hidden = apps
      .flatMap(({ facts: others }) => Object.values<Fact>(others))
      .filter(({ value }) => money.test(value));
    expect(hidden).toEqual([]);
  });

  it.each(facts)("can be traced: $about", ({ about, value, asOf, sourceUrl }) => {
    expect(about).not.toBe("");
    expect(value).not.toBe("");
    expect(asOf).toMatch(/^(undated|20\d\d(-\d\d){0,2})$/);
    expect(sourceUrl).toMatch(/^https:\/\//);
  });

  it("are named apart, so that a list of sources can tell them from each other", () => {
    expect(new Set(facts.map(({ about }) => about)).size).toBe(facts.length);
  });
});
