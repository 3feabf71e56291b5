import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Day } from "#content/publications/day-in-words.ts";
import type { Fact } from "./fact.ts";
import { freshDays, staleFacts, staleInWords } from "./stale.ts";

const fact = (asOf: Fact["asOf"]): Fact => ({
  about: "Example, price",
  value: "a word",
  asOf,
  sourceUrl: "https://example.com/",
  confidence: "note",
});
const ages = (dates: Fact["asOf"][], today: Day) => staleFacts(dates.map(fact), today).map(({ age }) => age);

describe("stale facts", () => {
  it("are those older than half a year", () => {
    expect(ages(["2026-05-20"], "2026-11-16")).toEqual([]);
    expect(ages(["2026-05-19"], "2026-11-16")).toEqual([181]);
  });

  it("count a month or a year from its first day", () => {
    expect(ages(["2026", "2026-10", "2026-05"], "2026-11-16")).toEqual([319, 199]);
  });

  it("start with undated ones", () => {
    expect(ages(["2020-01-01", "undated", "2021-01-01"], "2026-11-16")[0]).toBe("undated");
  });

  it("are printed on one line with their page", () => {
    const [line] = staleFacts([fact("2026-05-01")], "2026-11-16").map(staleInWords);
    expect(line).toBe(" 199 days  Example, price: a word  https://example.com/");
  });

  it("never include fresh facts", () => {
    const day = fc
      .date({ min: new Date("2020-01-01"), max: new Date("2030-12-31"), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10) as Day);
    fc.assert(
      fc.property(fc.array(day), day, (dates, today) => {
        const found = ages(dates, today);
        expect(found.every((age) => age !== "undated" && age > freshDays)).toBe(true);
        expect(found).toEqual([...found].sort((one, other) => Number(other) - Number(one)));
      }),
    );
  });
});
