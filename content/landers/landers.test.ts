import { describe, expect, it } from "vitest";
import { defaultLander, findLander, isLander, landers } from "./landers.ts";

describe("finding a lander", () => {
  it("finds one by its slug in any case, and reports the slug as requested", () => {
    expect(findLander("couples", null)).toMatchObject({ lander: { slug: "couples" }, identifier: "couples" });
    expect(findLander("Couples", null)).toMatchObject({ lander: { slug: "couples" }, identifier: "Couples" });
    expect(isLander("Savings-Goal")).toBe(true);
  });

  it("finds one by its id", () => {
    expect(findLander(undefined, "103")).toMatchObject({ lander: { slug: "debt" }, identifier: "103" });
  });

  it("prefers the slug if both are given", () => {
    expect(findLander("debt", "101")).toMatchObject({ lander: { slug: "debt" }, identifier: "debt" });
  });

  it("falls back to the default one for an unknown slug or ID, and reports what was requested", () => {
    expect(findLander("spring-mail", null)).toEqual({ lander: defaultLander, identifier: "spring-mail" });
    expect(findLander(undefined, "9000")).toEqual({ lander: defaultLander, identifier: "9000" });
    expect([isLander("spring-mail"), isLander(undefined)]).toEqual([false, false]);
  });

  it('reports "unknown" if neither is given, or both are empty', () => {
    expect(findLander(undefined, null)).toEqual({ lander: defaultLander, identifier: "unknown" });
    expect(findLander("", "")).toEqual({ lander: defaultLander, identifier: "unknown" });
  });
});

describe("the landers", () => {
  it("have unique slugs, IDs and texts", () => {
    const own = landers.flatMap(({ slug, id, title, description, promise, action, picture, limit }) => [
      ...[slug, id, title, description, promise, action],
      ...[picture.caption, picture.alternative, limit.term],
    ]);
    const asked = landers.flatMap(({ questions }) => questions.map(({ asks }) => asks));
    expect(new Set([...own, ...asked]).size).toBe(own.length + asked.length);
  });

  it.each(landers)("$slug has a slug that fits a path, three points and three questions", (lander) => {
    expect(lander.slug).toMatch(/^[a-z0-9-]+$/);
    expect(lander.points).toHaveLength(3);
    expect(lander.questions).toHaveLength(3);
    for (const { asks } of lander.questions) expect(asks).toMatch(/\?$/);
  });

  it.each(landers)("$slug has a title and a description that fit search results", (lander) => {
    expect(`${lander.title} · Weekfold`.length).toBeLessThanOrEqual(60);
    expect(lander.description.length).toBeGreaterThan(70);
    expect(lander.description.length).toBeLessThanOrEqual(160);
  });

  it.each(landers)("$slug has no exclamation marks, straight quotes or hyphens as a minus", (lander) => {
    for (const words of wordsIn(lander)) expect(words).not.toMatch(/[!'"]|-\s?\$/);
  });

  it.each(landers)("$slug calls its picture an example and describes it", ({ picture }) => {
    expect(picture.caption).toMatch(/^An example\b/);
    expect(picture.alternative.length).toBeGreaterThan(120);
    expect(picture.alternative).toMatch(/\$\d/);
  });
});

/** All texts of a lander, at any depth. */
function wordsIn(part: unknown): string[] {
  if (typeof part === "string") return [part];
  return Object.values(part as object).flatMap(wordsIn);
}
