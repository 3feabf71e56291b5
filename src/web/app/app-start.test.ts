// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";

it("creates no date or number format at startup", async () => {
  const made: string[] = [];
  for (const name of ["DateTimeFormat", "NumberFormat", "ListFormat", "PluralRules", "RelativeTimeFormat"] as const)
    vi.spyOn(Intl, name as "NumberFormat").mockImplementation(function noted() {
      made.push(name);
      return {} as Intl.NumberFormat;
    });
  await Promise.all([import("./app.tsx"), import("#web/analytics/begin-tracking.ts")]);
  vi.restoreAllMocks();
  expect(made).toEqual([]);
});
