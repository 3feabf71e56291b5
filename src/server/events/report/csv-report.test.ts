import { describe, expect, it } from "vitest";
import { csvFiles } from "./csv-report.ts";
import { countsOf, hostile, someEvents, touch } from "./report-fixture.contract.ts";

const counts = countsOf(someEvents());
const files = csvFiles(counts);
const linesOf = (name: string) => files[name]!.replace("\ufeff", "").trimEnd().split("\r\n");

describe("the CSV files", () => {
  it("have what the page shows, unfolded and unrounded", () => {
    expect(linesOf("funnel.csv")[1]).toBe(`landing,${counts.funnel.all.landing},1,`);
    expect(linesOf("funnel.csv")).toHaveLength(8);
    expect(linesOf("funnel-by.csv")[0]).toBe(
      "touch,dimension,name,landing,home,intake,submit,complete,first-save,week-4",
    );
    expect(linesOf("funnel-by.csv")[1]).toMatch(/^first,source,google,\d+,/);
    expect(linesOf("days.csv")).toHaveLength(counts.daily.length + 1);
    expect(linesOf("events.csv")[1]).toBe(`landing,${counts.names[0]!.count}`);
    expect(linesOf("landers.csv")[0]).toContain("complete_low,complete_high,complete_can_be_told");
  });

  it("leave future weeks empty", () => {
    const last = linesOf("retention.csv").slice(-13);
    expect(last[0]).toMatch(/^2026-W46,\d+,0,open,\d+,1$/);
    expect(last[1]).toMatch(/^2026-W46,\d+,1,ahead,,$/);
  });

  it("let no name run as a formula or break a line", () => {
    const many = csvFiles(countsOf(someEvents(hostile.map((name) => touch(name, name, name, name)))));
    for (const text of Object.values(many)) {
      const rows = text.trimEnd().split("\r\n");
      const columns = rows[0]!.split(",").length;
      for (const row of rows) {
        const cells = row.match(/("([^"]|"")*"|[^",]*)(,|$)/g)!.slice(0, columns);
        expect(cells.join("")).toBe(row);
        for (const cell of cells) expect(cell).not.toMatch(/^"?\s*[=+@\t\r]/);
      }
      expect(text.slice(1)).not.toMatch(/[^\P{C}\r\n]/u);
    }
  });
});
