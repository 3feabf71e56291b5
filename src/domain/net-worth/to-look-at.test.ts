import { describe, expect, it } from "vitest";
import { bookOf, day } from "./book.fixture.ts";
import { holdingsOn } from "./holdings-on.ts";
import { inOrderOfLook, wantsLook } from "./to-look-at.ts";

describe("[NR11] what wants a look", () => {
  it("comes first: never looked at, then stale ones, then the rest, the oldest first", () => {
    const holdings = holdingsOn(
      bookOf([
        ["checking", "2026-11-01", 1],
        ["car", "2026-10-01", 1],
        ["loan", "2026-08-01", 1],
      ]),
      day("2026-11-13"),
    );
    expect(inOrderOfLook(holdings).map(({ id }) => id)).toEqual(["fund", "loan", "car", "checking"]);
    expect(holdings.filter(wantsLook).map(({ id }) => id)).toEqual(["fund", "loan"]);
  });

  it("is no debt that is paid off, however long ago", () => {
    const [debt] = holdingsOn(bookOf([["loan", "2020-01-01", 0]], ["loan"]), day("2026-11-13"));
    expect(wantsLook(debt!)).toBe(false);
  });
});
