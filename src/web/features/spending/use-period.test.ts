import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PeriodKind } from "#domain/spending/period.ts";
import { addDays, type Day } from "#domain/time/day.ts";
import { parsePeriodQuery, periodSearch } from "./use-period.ts";

const today = "2026-11-13" as Day;

describe("the period in the URL", () => {
  it("is this week if the URL has no period or an impossible one", () => {
    for (const search of ["", "?by=year&on=soon", "?on=2026-02-30", "?on=2026-11-13", "?on=2027-01-01&category="])
      expect(parsePeriodQuery(search, today)).toEqual({ by: "week", on: undefined, categoryId: undefined });
  });

  it("keeps the other query parameters", () => {
    expect(periodSearch("?sample&by=month", { by: "pay" })).toBe("?sample&by=pay");
    expect(periodSearch("?sample&on=2026-01-01&category=x", { by: "week" })).toBe("?sample");
    expect(periodSearch("?by=month", { by: "week" })).toBe("");
  });

  it("round-trips any query", () => {
    const asked = fc.record({
      by: fc.constantFrom<PeriodKind>("week", "month", "pay"),
      on: fc.option(
        fc.integer({ min: 1, max: 9_000 }).map((ago) => addDays(today, -ago)),
        { nil: undefined },
      ),
      categoryId: fc.constantFrom(undefined, "", "food", "a&b=c"),
    });
    fc.assert(
      fc.property(asked, (one) => void expect(parsePeriodQuery(periodSearch("?sample", one), today)).toEqual(one)),
    );
  });
});
