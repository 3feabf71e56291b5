import { describe, expect, it } from "vitest";
import { compareYears, quarterPeriods, weekPeriods, yearPeriods } from "#domain/history/periods.ts";
import type { WeekId } from "#domain/time/week.ts";
import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import { figuresFrom } from "#web/household/figures/figures.fixture.ts";
import { expense } from "#web/store/store.fixture.ts";
import { comparedLines, comparedQuarters, monthTicks, weekAt } from "./compare-years.tsx";
import { beganIn, historyDataFrom, saveOf, someWeeks } from "./past.fixture.ts";
import { fullName, periodName, periodStateWords, shareWords, yearInQuarters } from "./period-words.ts";
import { peopleOptions, targetOptions, valueIfPresent } from "./use-history.ts";

const format = { currency: "USD" as never, locale: "en-US" };

describe("words for periods", () => {
  it("name weeks by their days, quarters by their months, years by their number", () => {
    const { household } = historyDataFrom(someWeeks());
    expect(periodName("week", "2026-W46", household)).toEqual({ name: "Week 46", detail: "9 – 15 November" });
    expect(periodName("quarter", "2026-Q4", household).name).toBe("October – December");
    expect([fullName("week", "2026-W46", household), fullName("year", "2026", household)]).toEqual([
      ...["Week 46 2026", "2026"],
    ]);
  });

  it("say the state of each week, and count weeks by state", () => {
    const folded = recordOf("week-review", { week: "2026-W43", decision: "saved", isFolded: true });
    const { weeks } = historyDataFrom(someWeeks(folded, expense("e2", { day: "2025-01-06" })));
    expect(weekPeriods(weeks).map((period) => periodStateWords("week", period))).toEqual([
      ...["before you began", "saved, folded", "skipped", "saved", "still open"],
    ]);
    expect(yearPeriods(weeks).map((period) => periodStateWords("year", period))).toEqual([
      ...["before you began", "2 saved, 1 skipped, 1 still open"],
    ]);
    expect(quarterPeriods(weeks)).toHaveLength(2);
  });

  it("do not show an exact rate far above the whole", () => {
    expect([shareWords(125, format), shareWords(0, format), shareWords(4_000, format)]).toEqual([
      ...["12.5\u00a0%", "0.0\u00a0%", "over 100\u00a0%"],
    ]);
  });
});

describe("the filter options", () => {
  it("are everyone who could save or did, even if they left", () => {
    const { household, saves } = figuresFrom(someWeeks(saveOf("s3", "2026-W44", 1, { personId: "eve" })));
    expect(peopleOptions(household, saves).map(({ label }) => label)).toEqual(["Maya", "Tom", "Someone who left"]);
  });

  it("are all targets, numbered where deleted goals share a name", () => {
    const more = saveOf("s3", "2026-W44", 1, { target: { kind: "goal", id: "gone too" } });
    const { household, saves } = figuresFrom(someWeeks(more));
    expect(targetOptions(household, saves).map(({ label }) => label)).toEqual([
      ...["A goal that is gone", "A goal that is gone (2)", "Lisbon"],
    ]);
  });

  it("fall back to all when the chosen one is gone", () => {
    expect([valueIfPresent("x", [{ value: "x", label: "X" }]), valueIfPresent("x", [])]).toEqual(["x", ""]);
  });
});

describe("charts of the years", () => {
  it("show each quarter with its sum, who saved, and 53 weeks in a long year", () => {
    const data = historyDataFrom(someWeeks());
    const [year] = yearPeriods(data.weeks);
    const quarters = yearInQuarters(year!, data);
    expect(quarters.map(({ sum, weeks }) => [sum, weeks.length])).toEqual([
      ...[
        ["–", 13],
        ["–", 13],
        ["–", 13],
        ["$150.00", 14],
      ],
    ]);
    const last = quarters[3]!.weeks;
    expect(last.slice(3, 8).map(({ state, marks }) => [state, marks?.join()])).toEqual([
      ...[
        ["saved", "disc"],
        ["skipped", ""],
        ["saved", "diamond"],
        ["now", ""],
        ["next", undefined],
      ],
    ]);
    expect([last[0]!.name, last[7]!.name]).toEqual(["Week 40, before you began", "Week 47, to come"]);
  });

  it("leave filtered weeks blank", () => {
    const data = { ...historyDataFrom(someWeeks()), isFiltered: true };
    const [year] = yearPeriods(data.weeks.slice(0, 1));
    const last = yearInQuarters(year!, data)[3]!.weeks;
    expect([last[5]!.name, last[6]!.state]).toEqual(["Week 45, nothing of what you chose", "now"]);
  });

  it("align the weeks of all years, with this year's line in ink and first", () => {
    const data = historyDataFrom(beganIn("2025-W50", saveOf("a", "2025-W51", 100), saveOf("b", "2026-W02", 70)));
    const years = compareYears(data.weeks, "2025-W50" as WeekId, data.now);
    const [now, before] = comparedLines(years, format);
    expect([now!.label, now!.tone, now!.detail, before!.tone]).toEqual(["2026", "ink", "$0.70", 1]);
    expect(before!.points.map(({ x, y }) => [weekAt(x), y])).toEqual([
      ...[
        [50, 0],
        [51, 100],
        [52, 100],
      ],
    ]);
    expect(comparedQuarters(years).map(({ points }) => points.length)).toEqual([1, 4]);
    expect(monthTicks(years)).toHaveLength(4);
    expect(monthTicks(years.slice(0, 1))).toEqual([]);
  });
});
