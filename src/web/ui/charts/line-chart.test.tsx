// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";
import type { ChartSeries } from "./data.ts";
import { AreaChart, LineChart } from "./line-chart.tsx";

const words = {
  label: "Net worth",
  summary: "It grew.",
  format: (y: number) => (y < 0 ? `−$${-y}` : `$${y}`),
  formatX: (x: string) => `on ${x}`,
};

const days = ["2026-01-01", "2026-02-01", "2026-03-01"];
const line = (id: string, ys: number[], more: Partial<ChartSeries> = {}): ChartSeries => ({
  id,
  label: id,
  points: ys.map((y, index) => ({ x: days[index]!, y })),
  ...more,
});
const both = [line("own", [100, 200, 300], { dashedFrom: "2026-02-01" }), line("owe", [-50, -40, -30])];
const plot = () => screen.getByRole("application", { name: "Net worth" });
const reading = () => document.querySelector(".chart-reading")?.textContent;
const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(plot(), { key });
};

afterEach(cleanup);

describe("LineChart", () => {
  it("reads point by point along x, and from line to line", () => {
    render(<LineChart {...words} series={both} />);
    fireEvent.focus(plot());
    expect(reading()).toBe("on 2026-02-01 · own $200");
    press("ArrowRight");
    expect(reading()).toBe("on 2026-03-01, projected · own $300");
    press("ArrowDown");
    expect(reading()).toBe("on 2026-03-01 · owe −$30");
    press("Home", "ArrowLeft", "ArrowUp");
    expect(reading()).toBe("on 2026-01-01 · own $100");
    fireEvent.blur(plot());
    expect(reading()).toBe("");
  });

  it("names itself and is described by its summary", () => {
    render(<LineChart {...words} series={both} />);
    expect(document.getElementById(plot().getAttribute("aria-describedby")!)?.textContent).toBe("It grew.");
    expect(document.querySelector(".chart-reading")?.getAttribute("aria-live")).toBe("polite");
  });

  it("draws a strong zero line between gains and debts, and the projection dashed", () => {
    const { container } = render(<LineChart {...words} series={both} />);
    expect(container.querySelectorAll(".chart-zero")).toHaveLength(1);
    expect(container.querySelectorAll(".chart-line--dashed")).toHaveLength(1);
  });

  it("shows exactly its data as a table", () => {
    const ranged = line("net", [10, 20, 30]);
    ranged.points[1] = { ...ranged.points[1]!, low: 15, high: 25 };
    render(<LineChart {...words} series={[...both, ranged]} xLabel="Day" />);
    fireEvent.click(screen.getByRole("button", { name: "Table view" }));
    const rows = screen.getAllByRole("row").map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ["Day", "own", "owe", "net", "net, low", "net, high"],
      ["on 2026-01-01", "$100", "−$50", "$10", "–", "–"],
      ["on 2026-02-01", "$200", "−$40", "$20", "$15", "$25"],
      ["on 2026-03-01", "projected $300", "−$30", "$30", "–", "–"],
    ]);
    expect(screen.queryByRole("application")).toBeNull();
  });

  it("shows a sentence when there is nothing to draw", () => {
    render(<LineChart {...words} series={[line("own", [])]} empty="No balances yet." />);
    expect(screen.getByText("No balances yet.")).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it.each([
    ["one point", [line("own", [5])]],
    ["equal values", [line("own", [5, 5, 5])]],
    ["zeros", [line("own", [0, 0, 0])]],
    ["huge values", [line("own", [1e15, -1e15, 9e15])]],
    ["a value that is no number", [line("own", [1, Number.NaN, 3])]],
  ])("draws %s", (_, series) => {
    const { container } = render(<LineChart {...words} series={series} fit />);
    expect(container.querySelector("svg[viewBox]")).toBeTruthy();
    expect(container.innerHTML).not.toMatch(/NaN|Infinity/);
  });

  it("prerenders at 640 px without inline styles", () => {
    const today = { x: "2026-02-01", label: "today" };
    const notes = [{ x: "2026-02-01", series: "owe", name: "Car bought", date: "February" }];
    const html = renderToString(<AreaChart {...words} series={both} today={today} notes={notes} />);
    expect(html).toContain('viewBox="0 0 640 320"');
    expect(html).toContain("Car bought");
    expect(html).not.toContain("style=");
  });
});
