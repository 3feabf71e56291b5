import { describe, expect, it } from "vitest";
import { defaultLander, findLander, landers } from "./landers.ts";

describe("finding a lander", () => {
  it("finds one by its slug, in any case, and reports the slug as it was asked for", () => {
    expect(findLander("couples", null)).toMatchObject({ lander: { slug: "couples" }, identifier: "couples" });
    expect(findLander("Couples", null)).toMatchObject({ lander: { slug: "couples" }, identifier: "Couples" });
  });

  it("finds one by its id", () => {
    expect(findLander(undefined, "103")).toMatchObject({ lander: { slug: "debt" }, identifier: "103" });
  });

  it("prefers the slug where both are given", () => {
    expect(findLander("debt", "101")).toMatchObject({ lander: { slug: "debt" }, identifier: "debt" });
  });

  it("shows the default one for a slug or an id that no lander has, and keeps what was asked for", () => {
    expect(findLander("spring-mail", null)).toEqual({ lander: defaultLander, identifier: "spring-mail" });
    expect(findLander(undefined, "9000")).toEqual({ lander: defaultLander, identifier: "9000" });
  });

  it("is unknown where neither is given, or both are empty", () => {
    expect(findLander(undefined, null)).toEqual({ lander: defaultLander, identifier: "unknown" });
    expect(findLander("", "")).toEqual({ lander: defaultLander, identifier: "unknown" });
  });
});

describe("the landers", () => {
  it("have slugs and ids of their own", () => {
    expect(new Set(landers.map(({ slug }) => slug)).size).toBe(landers.length);
    expect(new Set(landers.map(({ id }) => id)).size).toBe(landers.length);
  });

  it("have three points each and slugs that a path can hold", () => {
    for (const { slug, points } of landers) {
      expect(points).toHaveLength(3);
      expect(slug).toMatch(/^[a-z0-9-]+$/);
    }
  });

  it("speak calmly: no exclamation marks and no straight apostrophes", () => {
    expect(JSON.stringify(landers)).not.toMatch(/[!']/);
  });
});
