import { describe, expect, it } from "vitest";
import { indexAfterKey, rowsOnPage } from "./list-handlers.ts";

describe("keys in a list", () => {
  it("move, stop at the ends, and page with one row of overlap", () => {
    const from5 = (key: string) => indexAfterKey(key, 5, 20, 8);
    expect(["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End"].map(from5)).toEqual([4, 6, 0, 13, 0, 19]);
    expect([from5("x"), from5("toString"), indexAfterKey("End", 0, 0, 8)]).toEqual([undefined, undefined, undefined]);
    expect([rowsOnPage(900, 48), rowsOnPage(10, 48)]).toEqual([14, 1]);
  });
});
