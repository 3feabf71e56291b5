import { describe, expect, it } from "vitest";
import { sampleHousehold } from "#domain/plan/sample-household.ts";
import type { Day } from "#domain/time/day.ts";
import { activeFilterCount, emptySearch, isSearchActive, readFilter, type SearchState } from "./use-find.ts";

const household = sampleHousehold();
const week = { from: "2026-11-09" as Day, to: "2026-11-15" as Day };
const change = (part: Partial<SearchState>) => readFilter({ ...emptySearch, ...part }, week, household);

describe("a search", () => {
  it("covers the shown period, or all of the past once something is typed, unless days are chosen", () => {
    expect(change({}).filter).toEqual(week);
    expect(change({ categoryId: "" }).filter).toEqual({ ...week, categoryId: "" });
    expect(change({ text: "x" }).filter).toEqual({ text: "x" });
    expect(change({ text: "x", when: "period" }).filter).toEqual({ text: "x", ...week });
    expect(change({ when: "always" }).filter).toEqual({});
    expect(change({ when: "between", from: "2020-01-01" }).filter).toEqual({ from: "2020-01-01" });
  });

  it("reports and leaves out an unreadable day or amount, and days in reverse order", () => {
    const wrong = change({ when: "between", from: "2026-02-30", least: "x", most: "−5" });
    expect(wrong.filter).toEqual({ most: 500 });
    expect(Object.keys(wrong.problems)).toEqual(["from", "least"]);
    const round = change({ when: "between", from: "2026-02-02", to: "2026-02-01" });
    expect(Object.keys(round.problems)).toEqual(["to"]);
  });

  it("counts each filter once, and ignores spaces alone", () => {
    expect(isSearchActive({ ...emptySearch, text: "  " })).toBe(false);
    const some: SearchState = {
      ...emptySearch,
      least: "1",
      most: "2",
      isImported: false,
      when: "always",
      type: "income",
    };
    expect([activeFilterCount(some), isSearchActive(some)]).toEqual([4, true]);
  });
});
