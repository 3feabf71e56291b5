import { describe, expect, it } from "vitest";
import { compareYears, quarterPeriods, weekPeriods, yearPeriods } from "#domain/history/periods.ts";
import type { WeekId } from "#domain/time/week.ts";
import { recordOf } from "#sync/kinds/kinds.fixture.ts";
import { comparedLinesCsv, comparedQuartersCsv } from "./compare-years.tsx";
import { historyCsv } from "./history-csv.ts";
import { historyDataFrom, saveOf, someWeeks } from "./past.fixture.ts";

const linesOf = (csv: string) => csv.replace("\ufeff", "").trimEnd().split("\r\n");

describe("history as CSV", () => {
  it("has a row for every week, with what the page shows", () => {
    const data = historyDataFrom(someWeeks());
    const lines = linesOf(historyCsv("week", weekPeriods(data.weeks), data));
    expect(lines).toEqual([
      "Week,From,To,State,Folded,Set aside,Set aside: Maya,Set aside: Tom,Spent,Income recorded,Take-home,Take-home by,Savings rate in percent,Currency",
      "2026-W43,2026-10-19,2026-10-25,saved,0,100.00,100.00,,42.00,0.00,1000.00,plan,10.0,USD",
      "2026-W44,2026-10-26,2026-11-01,skipped,0,0.00,,,0.00,0.00,,,,USD",
      "2026-W45,2026-11-02,2026-11-08,saved,0,50.00,,50.00,0.00,0.00,1000.00,plan,5.0,USD",
      "2026-W46,2026-11-09,2026-11-15,still open,0,0.00,,,0.00,0.00,,,,USD",
    ]);
  });

  it("has a row for every quarter and every year", () => {
    const data = historyDataFrom(someWeeks());
    expect(linesOf(historyCsv("quarter", quarterPeriods(data.weeks), data))[1]).toBe(
      '2026-Q4,2026-10-19,2026-11-15,"2 saved, 1 skipped, 1 still open",0,150.00,100.00,50.00,42.00,0.00,3000.00,plan,5.0,USD',
    );
    expect(linesOf(historyCsv("year", yearPeriods(data.weeks), data))[1]).toMatch(/^2026,/);
  });

  it("leaves out household figures when filtered", () => {
    const data = { ...historyDataFrom(someWeeks()), isFiltered: true };
    expect(linesOf(historyCsv("year", yearPeriods(data.weeks), data))[0]).not.toMatch(/Spent|Income|rate/);
  });

  it("runs no name as a formula", () => {
    const eve = recordOf("person", { id: "eve", name: "Eve;=SUM(A1)", kind: "adult" });
    const data = historyDataFrom(someWeeks(eve, saveOf("s3", "2026-W45", 1, { personId: "eve" })));
    const [heading] = linesOf(historyCsv("week", weekPeriods(data.weeks), data));
    expect(heading).toContain('"Set aside: Eve;\'=SUM(A1)"');
  });

  it("starts with the byte order mark, by which spreadsheets detect UTF-8", () => {
    const data = historyDataFrom(someWeeks());
    expect(historyCsv("year", [], data).startsWith("\ufeffYear,")).toBe(true);
  });

  it("has the points of the charts, a column for each year", () => {
    const data = historyDataFrom(someWeeks());
    const years = compareYears(data.weeks, "2025-W52" as WeekId, data.now);
    const lines = linesOf(comparedLinesCsv(years, data.household));
    expect([lines.length, lines[0], lines[45], lines[47]]).toEqual([
      ...[54, "Week,Set aside in 2025,Set aside in 2026,Currency", "45,,150.00,USD", "47,,,USD"],
    ]);
    expect(linesOf(comparedQuartersCsv(years, data.household)).at(-1)).toBe("October – December,0.00,150.00,USD");
  });
});
