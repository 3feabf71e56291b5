import { describe, expect, it } from "vitest";
import { isSampleAt, linkWithinSample, paths, samplePath } from "./paths.ts";

describe("addresses of the sample household", () => {
  it("[SA3] say that they are", () => {
    expect(isSampleAt(new URL(samplePath, "http://localhost").search)).toBe(true);
    expect(isSampleAt("")).toBe(false);
    expect(isSampleAt("?id=sample")).toBe(false);
  });

  it("[SA3] lead from room to room within the sample, and everywhere else out of it", () => {
    const rooms = [paths.dashboard, paths.history, paths.goals, "/mydashboard/Spending/"];
    expect(rooms.map((to) => linkWithinSample(to, "?sample"))).toEqual(rooms.map((to) => `${to}?sample`));
    expect(linkWithinSample(`${paths.dashboard}#add-expense`, "?sample")).toBe(`${paths.dashboard}?sample#add-expense`);
    expect(linkWithinSample(`${paths.spending}?by=month&on=2026-10-01#entries`, "?sample")).toBe(
      `${paths.spending}?sample&by=month&on=2026-10-01#entries`,
    );
    expect(linkWithinSample(samplePath, "?sample")).toBe(samplePath);
    const outside = [paths.intake, paths.account, paths.home, `${paths.intake}?edit=true`, "#main", "/MyDashboards"];
    expect(outside.map((to) => linkWithinSample(to, "?sample"))).toEqual(outside);
    expect(rooms.map((to) => linkWithinSample(to, "?id=1"))).toEqual(rooms);
  });
});
