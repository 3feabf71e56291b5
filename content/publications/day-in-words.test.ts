import { describe, expect, it } from "vitest";
import { dayInWords, spanInWords } from "./day-in-words.ts";

describe("a day in words", () => {
  it("is as precise as the date", () => {
    expect(dayInWords("2026-10-07")).toBe("7 October 2026");
    expect(dayInWords("2026-09")).toBe("September 2026");
    expect(dayInWords("2022")).toBe("2022");
  });
});

describe("a span in words", () => {
  it("names a shared month once", () => {
    expect(spanInWords(["2026-10-07", "2026-10-02", "2026-10-04"])).toBe("2–7 October 2026");
  });

  it("is one day if all days are the same", () => {
    expect(spanInWords(["2026-10-07", "2026-10-07"])).toBe("7 October 2026");
  });

  it("names both ends if the months differ", () => {
    expect(spanInWords(["2026-03-15", "2026-10-04"])).toBe("15 March 2026 to 4 October 2026");
  });

  it("is the year if one date is only a year", () => {
    expect(spanInWords(["2026-10-07", "2026"])).toBe("2026");
    expect(spanInWords(["2025", "2026-10-07"])).toBe("2025 to 7 October 2026");
  });

  it("is undefined without days", () => {
    expect(spanInWords([])).toBeUndefined();
  });
});
