// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { countsOf, hostile, someEvents, touch } from "../report-fixture.contract.ts";
import { reportPage } from "./page.ts";
import { html, roundAbove } from "./sections.ts";

const files = ["funnel.csv"];
const counts = countsOf(someEvents());
const text = reportPage(counts, files);
const parse = (page: string) => new DOMParser().parseFromString(page, "text/html");
const textOf = (element: Element | null) => element?.textContent?.replaceAll(/\s+/g, " ").trim();

describe("the page", () => {
  it("is self-contained and runs no script", () => {
    expect(text).toContain("default-src 'none'; style-src 'unsafe-inline'");
    expect(text).not.toMatch(/<script|<link|<img|@import|url\(|\son\w+=|https?:/);
    expect(text).not.toContain("undefined");
    expect(text).not.toContain("NaN");
  });

  it("has a caption for every table, a scope for every header cell, and a text for every drawing", () => {
    const page = parse(text);
    const tables = [...page.querySelectorAll("table")];
    expect(tables.length).toBeGreaterThan(11);
    expect(tables.filter((table) => !textOf(table.querySelector("caption")))).toEqual([]);
    expect(page.querySelectorAll("th:not([scope])").length).toBe(0);
    const drawings = [...page.querySelectorAll("svg")].filter((svg) => !svg.parentElement?.closest("svg"));
    const isTold = (svg: Element) => svg.getAttribute("aria-hidden") === "true" || svg.getAttribute("aria-label");
    expect(drawings.filter((svg) => !isTold(svg))).toEqual([]);
  });

  it("uses the product's colors", () => {
    const tokens = readFileSync(join(import.meta.dirname, "../../../../web/ui/tokens.css"), "utf8");
    const colours = [...text.matchAll(/^\s*(--[\w-]+: light-dark\([^)]+\);)/gm)].map(([, colour]) => colour!);
    expect(colours.length).toBeGreaterThan(10);
    expect(colours.filter((colour) => !tokens.includes(colour))).toEqual([]);
  });

  it("shows the period, the zone, the weeks and when it was made", () => {
    const facts = textOf(parse(text).querySelector(".facts"));
    expect(facts).toContain("1 September 2026 to 15 November 2026, days in Europe/Berlin");
    expect(facts).toContain("Browsers first seen in 2026-W36 to 2026-W46");
    expect(facts).toContain("Made 15 November 2026 at 18:20");
  });

  it("explains under the funnel that steps can be skipped", () => {
    expect(textOf(parse(text).querySelector("#funnel"))).toContain("can be above 100 %");
  });

  it("marks landers with too few browsers, and shows the interval of the others", () => {
    const few = parse(reportPage(countsOf(someEvents(undefined, 30)), files));
    expect(textOf(few.querySelector("#landers tbody"))).toContain("too few to tell");
    expect(textOf(parse(text).querySelector("#landers tbody"))).toMatch(/\d\.\d to \d+\.\d % · \d+ of \d+/);
  });

  it("shows the current week as open and future weeks without a number", () => {
    const last = [...parse(text).querySelectorAll(".retention tbody tr")].at(-1)!;
    expect(last.querySelector("td")!.className).toBe("open");
    expect(textOf(last.querySelector("td"))).toContain("so far");
    expect([...last.querySelectorAll("td.ahead")].map(textOf)).toEqual(Array(12).fill("not begun"));
  });

  it("shows malicious names as plain text", () => {
    const ways = hostile.map((name) => touch(name, name, name, name));
    const harmed = reportPage(countsOf(someEvents(ways, 600)), files);
    const page = parse(harmed);
    expect(page.querySelectorAll("script, img, [onload], [onmouseover], [onerror]").length).toBe(0);
    expect(page.querySelectorAll("style, title").length).toBe(2);
    expect(harmed).not.toMatch(/[^\P{C}\n]/u);
    const names = [...page.querySelectorAll("bdi")].map((name) => name.textContent);
    expect(names).toContain("<script>alert(1)</script>");
    expect(Math.max(...names.map((name) => [...name].length))).toBeLessThanOrEqual(60);
  });

  it("explains that there are no events, only bots, or no weeks", () => {
    const words = (...given: Parameters<typeof countsOf>) =>
      textOf(parse(reportPage(countsOf(...given), files)).querySelector("main"));
    expect(words([])).toContain("There are no events yet.");
    const bots = someEvents().map((event) => ({ ...event, isBot: true }));
    expect(words(bots)).toContain("There are only bots in this period: ");
    expect(words(someEvents().slice(0, 40), { from: "2026-11-14" as never })).toContain(
      "There are no events in this period.",
    );
    expect(words(someEvents(), { from: "2026-11-14" as never })).toContain("No week begins in this period");
  });

  it("shows how many bot events were left out or included", () => {
    expect(text).toMatch(/Bots left out: [\d,]+ of [\d,]+ events/);
    expect(reportPage(countsOf(someEvents(), { withBots: true }), files)).toContain("Bots are counted too: ");
  });
});

it("markup escapes everything that is not markup", () => {
  expect(html`<p title="${`"'`}">${["<b>", html`<i>${"&"}</i>`, 0, null, false]}</p>`.text).toBe(
    '<p title="&quot;&#39;">&lt;b&gt;<i>&amp;</i>0</p>',
  );
});

it("the scale of days ends at a round number above the maximum", () => {
  expect([0, 1, 2, 3, 7, 10, 11, 21, 51, 999, 1000].map(roundAbove)).toEqual([
    1, 1, 2, 5, 10, 10, 20, 50, 100, 1000, 1000,
  ]);
});
