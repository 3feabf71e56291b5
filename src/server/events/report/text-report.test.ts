import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countsOf, hostile, someEvents, touch } from "./report-fixture.contract.ts";
import { textReport } from "./text-report.ts";
import { columnsOf, cut, cutColumns, plain } from "./words.ts";

const anything = fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom(...hostile));

describe("names from visitors", () => {
  it("lose everything that could control a terminal, change the writing direction or hide text", () => {
    fc.assert(fc.property(anything, (text) => !/[\p{C}\p{Zl}\p{Zp}\n]/u.test(plain(text))));
    expect(plain("\u001b[2Jhi\u0007 there\u202e")).toBe("[2Jhi there");
    expect(plain("été 漢字 🍞")).toBe("été 漢字 🍞");
  });

  it("are truncated to their columns", () => {
    fc.assert(
      fc.property(anything, fc.integer({ min: 1, max: 40 }), (text, most) => {
        expect([...cut(text, most)].length).toBeLessThanOrEqual(most);
        expect(columnsOf(cutColumns(plain(text), most))).toBeLessThanOrEqual(most);
      }),
    );
    expect(cut("weekly-budget", 7)).toBe("weekly…");
    expect(cutColumns("漢字漢字", 5)).toBe("漢字…");
  });
});

describe("the report on a terminal", () => {
  it("prints the funnel, its groups, landers, retention, days and events", () => {
    const counts = countsOf(someEvents());
    const lines = textReport(counts);
    const titles = lines.filter((line) => /^[A-Z, ()\d]+$/.test(line) && line.length > 3);
    expect(titles.slice(0, 3)).toEqual(["FUNNEL", "BY FIRST SOURCE", "BY FIRST MEDIUM"]);
    expect(titles).toContain("BY LAST LANDER");
    expect(titles.slice(-4, -1)).toEqual([
      "LANDERS",
      "RETENTION, PERCENT OF BROWSERS BY WEEK SINCE THE FIRST",
      "LATEST DAYS",
    ]);
    const landing = lines.find((line) => line.startsWith("Landing "))!;
    expect(landing.split(/ {2,}/)).toEqual(["Landing", `${counts.funnel.all.landing}`, "100.0\u00a0%", "–"]);
  });

  it("stays within its columns and lines, whatever names visitors send", () => {
    const lines = textReport(
      countsOf(
        someEvents(
          hostile.map((name) => touch(name, name, name, name)),
          600,
        ),
      ),
    );
    for (const line of lines) {
      expect(line).not.toMatch(/\p{C}/u);
      expect(columnsOf(line)).toBeLessThanOrEqual(110);
    }
  });

  it("lists the most frequent events, and all others in one row", () => {
    const events = someEvents().map((event, index) => ({ ...event, name: `made_up_${index % 1_500}` }));
    const counts = countsOf([...events, ...someEvents()]);
    const lines = textReport(counts);
    const at = lines.findIndex((line) => line.startsWith("EVENTS"));
    const rows = lines.slice(at + 1).filter((line) => /^[a-z]/.test(line));
    expect(rows).toHaveLength(41);
    expect(rows.at(-1)).toMatch(/^others \([\d,]+ and more\)/);
  });

  it("says so if there is nothing", () => {
    expect(textReport(countsOf([])).at(-1)).toMatch(/^There are no events yet/);
  });
});
