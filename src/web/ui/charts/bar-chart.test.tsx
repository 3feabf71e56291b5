// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { BarChart, layoutBars } from "./bar-chart.tsx";
import { type ChartSeries, drawable } from "./data.ts";

const words = { label: "Months", summary: "", format: (y: number) => `$${y}`, formatX: (x: string) => x };
const months = (id: string, ys: number[]): ChartSeries => ({
  id,
  label: id,
  points: ys.map((y, index) => ({ x: ["June", "July"][index]!, y })),
});
const lay = (series: ChartSeries[], mode: "grouped" | "stacked" = "grouped") =>
  layoutBars({ ...words, series, mode }, drawable(series), 640);

afterEach(cleanup);

describe("BarChart", () => {
  it("starts every bar at zero and draws debts below it", () => {
    const { bars, scale } = lay([months("left", [100, -50])]);
    const [up, down] = bars[0]!;
    expect(up!.bottom).toBe(scale.at(0));
    expect(down!.top).toBe(scale.at(0));
    expect(down!.bottom).toBeGreaterThan(scale.at(0));
  });

  it("stacks gains upwards and losses downwards", () => {
    const { bars, scale } = lay([months("a", [10, 10]), months("b", [20, -5])], "stacked");
    expect(bars[1]![0]!.bottom).toBeCloseTo(bars[0]![0]!.top);
    expect(bars[1]![1]!.top).toBe(scale.at(0));
  });

  it("places grouped bars side by side", () => {
    const { bars } = lay([months("a", [10, 10]), months("b", [20, 5])]);
    expect(bars[1]![0]!.left).toBeGreaterThanOrEqual(bars[0]![0]!.left + bars[0]![0]!.width);
  });

  it("uses the second series color last", () => {
    const tones = drawable(["a", "b", "c", "d", "e", "f"].map((id) => months(id, [1, 2]))).map((one) => one.tone);
    expect(tones).toEqual([1, 3, 4, 5, 6, 2]);
  });

  it("names its series and reads each bar by keyboard", () => {
    render(<BarChart {...words} series={[months("In", [10, 12]), months("Out", [20, -5])]} />);
    expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["In", "Out"]);
    const plot = screen.getByRole("application", { name: "Months" });
    fireEvent.focus(plot);
    fireEvent.keyDown(plot, { key: "ArrowDown" });
    expect(screen.getByText("July · Out $-5")).toBeTruthy();
  });
});
