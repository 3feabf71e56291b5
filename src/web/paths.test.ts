import { describe, expect, it } from "vitest";
import { isSampleAt, linkWithinSample, paths, samplePath } from "./paths.ts";

describe("addresses of the sample household", () => {
  it("are marked by the query", () => {
    expect(isSampleAt(new URL(samplePath, "http://localhost").search)).toBe(true);
    expect(isSampleAt("")).toBe(false);
    expect(isSampleAt("?id=sample")).toBe(false);
  });

  it("lead from page to page within the sample, and all others out of it", () => {
    const pages = [paths.dashboard, paths.history, paths.goals, "/mydashboard/Spending/"];
    expect(pages.map((to) => linkWithinSample(to, "?sample"))).toEqual(pages.map((to) => `${to}?sample`));
    expect(linkWithinSample(`${paths.dashboard}#add-expense`, "?sample")).toBe(`${paths.dashboard}?sample#add-expense`);
    expect(linkWithinSample(`${paths.spending}?by=month&on=2026-10-01#entries`, "?sample")).toBe(
      `${paths.spending}?sample&by=month&on=2026-10-01#entries`,
    );
    expect(linkWithinSample(samplePath, "?sample")).toBe(samplePath);
    const outside = [paths.intake, paths.account, paths.home, `${paths.intake}?edit=true`, "#main", "/MyDashboards"];
    expect(outside.map((to) => linkWithinSample(to, "?sample"))).toEqual(outside);
    expect(pages.map((to) => linkWithinSample(to, "?id=1"))).toEqual(pages);
  });
});
