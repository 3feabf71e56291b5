import { describe, expect, it } from "vitest";
import { bookOf, day } from "./book.fixture.ts";
import { changeSinceJanuary } from "./since-january.ts";

const today = day("2026-11-13");

describe("[NR7] the change of this year", () => {
  it("is measured from the end of last year", () => {
    const book = bookOf([
      ["checking", "2025-06-01", 100],
      ["checking", "2026-01-01", 250],
      ["checking", "2026-11-01", 400],
    ]);
    expect(changeSinceJanuary(book, today)).toMatchObject({
      ...{ since: "january", from: "2025-12-31", change: { amount: 300 } },
    });
  });

  it("is measured from the first balance where that came later", () => {
    const book = bookOf([
      ["checking", "2026-03-05", 100],
      ["loan", "2026-04-05", 30],
    ]);
    expect(changeSinceJanuary(book, today)).toMatchObject({
      ...{ since: "first-balance", from: "2026-03-05", change: { amount: -30, firstCounted: -30 } },
    });
  });

  it("is none on the first day, and before there is any balance", () => {
    expect(changeSinceJanuary(bookOf([["checking", "2026-11-13", 100]]), today)).toBeNull();
    expect(changeSinceJanuary(bookOf([["checking", "2026-11-20", 100]]), today)).toBeNull();
    expect(changeSinceJanuary(bookOf([]), today)).toBeNull();
  });
});
