import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { app, dollars, note, notStated, priced, stated } from "./fact.ts";

const source = note("2026-10-07", "https://example.com/");

describe("fact helpers", () => {
  it("derive a price’s text from its cents, so that they cannot differ", () => {
    expect(priced(source, { monthly: 1499, yearly: 10900 }).value).toBe("$14.99 a month or $109 a year");
    expect(priced(source, { once: 6400 }).value).toBe("$64 once");
    expect(priced(source, "from $5 a month").value).toBe("from $5 a month");
  });

  it("format every amount exactly", () => {
    expect(dollars(5)).toBe("$0.05");
    expect(dollars(250000)).toBe("$2,500");
    fc.assert(
      fc.property(fc.nat(100_000_000), (cents) => {
        const [whole = "", part = "00"] = dollars(cents).replace(/[$,]/g, "").split(".");
        expect(Number(whole) * 100 + Number(part)).toBe(cents);
      }),
    );
  });

  it("name each fact by its app and topic", () => {
    const example = app("Example", "https://example.com/", {
      freePlan: stated(source, "none"),
      ageOfMoney: stated(source, "a figure"),
      trial: notStated(),
    });
    expect(example.freePlan.about).toBe("Example, free plan");
    expect(example.ageOfMoney.about).toBe("Example, age of money");
    expect(example.trial).toEqual({ about: "Example, trial", unknown: "not-stated" });
  });
});
