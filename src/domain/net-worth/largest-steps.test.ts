import { describe, expect, it } from "vitest";
import { bookOf, day, type Said } from "./book.fixture.ts";
import { largestSteps } from "./largest-steps.ts";

const span = { from: day("2025-01-01"), to: day("2026-12-31") };
const steps = (said: readonly Said[], within = span) =>
  largestSteps(bookOf(said), within).map(({ what, id, day: on, amount }) => [what, id, on, amount]);

const opening: Said = ["checking", "2024-06-01", 100];

describe("[NR9] the largest steps", () => {
  it("are what was counted for the first time and debts that were cleared, largest first", () => {
    const said: Said[] = [
      ...([opening, ["car", "2025-03-04", 12_000]] satisfies Said[]),
      ["loan", "2024-06-01", 500],
      ["loan", "2025-02-01", 800],
      ["loan", "2026-06-01", 0],
      ["fund", "2026-01-01", 300],
    ];
    expect(steps(said)).toEqual([
      ["counted", "car", "2025-03-04", 12_000],
      ["cleared", "loan", "2026-06-01", 800],
      ["counted", "fund", "2026-01-01", 300],
    ]);
  });

  it("are not the household's first balances, nor what lies outside the span", () => {
    expect(steps([opening, ["fund", "2024-06-01", 900]])).toEqual([]);
    expect(steps([opening, ["fund", "2024-08-01", 900], ["car", "2027-01-01", 5]])).toEqual([]);
  });

  it("take the last word of a day, and none for nothing", () => {
    expect(steps([opening, ["fund", "2025-08-01", 900], ["fund", "2025-08-01", 700]])).toEqual([
      ["counted", "fund", "2025-08-01", 700],
    ]);
    expect(steps([opening, ["loan", "2025-08-01", 0]])).toEqual([]);
    expect(steps([opening, ["loan", "2025-08-01", 50], ["loan", "2025-08-01", 0]])).toEqual([]);
  });

  it("tell a debt that came back and went again by the most of each time", () => {
    const said: Said[] = [
      opening,
      ["loan", "2024-06-01", 900],
      ["loan", "2025-02-01", 0],
      ["loan", "2025-03-01", 200],
      ["loan", "2025-04-01", 0],
      ["loan", "2025-05-01", 0],
    ];
    expect(steps(said)).toEqual([
      ["cleared", "loan", "2025-02-01", 900],
      ["cleared", "loan", "2025-04-01", 200],
    ]);
  });
});
