import { describe, expect, it } from "vitest";
import { spreadLabels, textWidth, thinTicks } from "./measure.ts";

describe("spread", () => {
  it("moves touching labels apart and keeps their order", () => {
    const placed = spreadLabels(
      [
        { y: 52, height: 20 },
        { y: 50, height: 20 },
      ],
      0,
      200,
    );
    expect(placed.map((label) => label.y)).toEqual([50, 70]);
  });

  it("keeps labels inside the plot", () => {
    const ys = spreadLabels(
      [-5, 198, 199, 200].map((y) => ({ y, height: 20 })),
      0,
      200,
    ).map((label) => label.y);
    expect(ys).toEqual([10, 150, 170, 190]);
  });
});

describe("thinned", () => {
  it("returns every tick that fits, at even steps", () => {
    const ticks = Array.from({ length: 12 }, (_, index) => ({ x: String(index), at: index * 40, text: "March" }));
    const chosen = thinTicks(ticks);
    expect(chosen.map((tick) => tick.x)).toEqual(["0", "2", "4", "6", "8", "10"]);
    expect(textWidth("March")).toBeLessThan(80);
  });
});
