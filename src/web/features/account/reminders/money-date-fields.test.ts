import { expect, it } from "vitest";
import { momentIn, timeOptions } from "./money-date-fields.tsx";

it("offers every half hour, and a time between where that was chosen", () => {
  expect(timeOptions(1140)).toHaveLength(48);
  expect(timeOptions(1141).map(({ value }) => value)).toContain("1141");
});

it("tells the next mail by the clocks of the money date, wherever its reader is", () => {
  const date = { weekday: 7, minute: 1140, timeZone: "Asia/Tokyo" } as const;
  expect(momentIn(date, Date.parse("2026-11-15T22:00:00Z"))).toMatch(/Monday.*16.*7:00/);
});
