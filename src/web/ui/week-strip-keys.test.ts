import { describe, expect, it } from "vitest";
import { weekAfterKey } from "./week-strip-keys.ts";

const wide = { quarterSizes: [13, 13, 13, 14], quartersPerRow: 2 };
const narrow = { ...wide, quartersPerRow: 1 };

describe("weekAfterKey", () => {
  it("walks week by week across the quarters and stops at the year’s ends", () => {
    expect(weekAfterKey("ArrowRight", 12, wide)).toBe(13);
    expect(weekAfterKey("ArrowLeft", 13, wide)).toBe(12);
    expect(weekAfterKey("ArrowLeft", 0, wide)).toBe(0);
    expect(weekAfterKey("ArrowRight", 52, wide)).toBe(52);
  });

  it("moves up and down by two quarters where two share a row, by one where each has its own", () => {
    expect(weekAfterKey("ArrowDown", 3, wide)).toBe(29);
    expect(weekAfterKey("ArrowDown", 3, narrow)).toBe(16);
    expect(weekAfterKey("ArrowUp", 29, wide)).toBe(3);
    expect(weekAfterKey("ArrowUp", 3, wide)).toBe(3);
  });

  it("comes up from a 53rd week to the shorter row’s last week", () => {
    expect(weekAfterKey("ArrowUp", 52, wide)).toBe(25);
  });

  it("goes to the ends of the row in force with Home and End", () => {
    expect(weekAfterKey("Home", 45, wide)).toBe(26);
    expect(weekAfterKey("End", 26, wide)).toBe(52);
    expect(weekAfterKey("Home", 45, narrow)).toBe(39);
    expect(weekAfterKey("End", 0, narrow)).toBe(12);
  });

  it("turns a quarter with the page keys", () => {
    expect(weekAfterKey("PageDown", 3, wide)).toBe(16);
    expect(weekAfterKey("PageUp", 16, wide)).toBe(3);
  });

  it("leaves other keys alone", () => {
    expect(weekAfterKey("a", 3, wide)).toBeUndefined();
  });
});
