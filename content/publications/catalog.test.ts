import { describe, expect, it } from "vitest";
import { articleBySlug, articles } from "./catalog.ts";

const promisedSlugs = [
  "best-budgeting-apps",
  "budget-apps-for-couples",
  "manual-expense-tracker-app",
  "best-money-management-apps",
  "best-net-worth-tracker-app",
  "best-wealth-habit-builder",
  "wealth-building-app",
  "family-finance-app",
  "weekly-budget-tracker",
  "debt-payoff-tracker",
  "savings-goal-tracker",
  "free-budget-app",
];

describe("the catalog of articles", () => {
  it("contains exactly the twelve promised articles", () => {
    expect(articles.map(({ slug }) => slug)).toEqual(promisedSlugs);
  });

  it.each(["title", "short", "description", "question", "topic"] as const)("never repeats a %s", (field) => {
    expect(new Set(articles.map((article) => article[field])).size).toBe(articles.length);
  });

  it.each(articles)("fits a search result: $slug", ({ title, description }) => {
    expect(title.length).toBeLessThanOrEqual(80);
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(155);
  });

  it.each(articles)("links to other articles: $slug", ({ slug, related }) => {
    expect(related.length).toBeGreaterThanOrEqual(3);
    expect(new Set(related).size).toBe(related.length);
    expect(related).not.toContain(slug);
    for (const next of related) expect(articleBySlug(next)?.slug).toBe(next);
  });

  it("links to every article from another one", () => {
    const reachable = new Set(articles.flatMap(({ related }) => related));
    expect(promisedSlugs.filter((slug) => !reachable.has(slug as never))).toEqual([]);
  });

  it("has no article for an unknown slug", () => {
    expect(articleBySlug("best-yachts")).toBeUndefined();
  });
});
