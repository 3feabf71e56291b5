// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { articles } from "#content/publications/catalog.ts";
import { StaticRouter } from "#web/platform/router/router.tsx";
import PublicationsScreen, { shelves } from "./publications-screen.tsx";

afterEach(cleanup);

it("links every article once, under the question that it answers", () => {
  render(<PublicationsScreen />, { wrapper: StaticRouter });
  for (const { slug, title, question } of articles) {
    expect(screen.getByRole("link", { name: title }).getAttribute("href")).toBe(`/publications/${slug}`);
    expect(screen.getByText(question)).toBeTruthy();
  }
});

it("serves couples, weekly budgets, people with debts, and people who want a free app", () => {
  render(<PublicationsScreen />, { wrapper: StaticRouter });
  for (const question of [/^We are a couple\./, /only want .* this week/, /^Debts first\./, /has to be free/])
    expect(screen.getAllByText(question)).toHaveLength(1);
});

it("shows for each when it was updated, and the dates of its prices", () => {
  render(<PublicationsScreen />, { wrapper: StaticRouter });
  for (const { title, updated, pricesAsOf } of articles) {
    const row = screen.getByRole("link", { name: title }).closest("li");
    expect(row?.querySelector("time")?.getAttribute("datetime")).toBe(updated);
    expect(row?.textContent).toContain(`Prices as of ${pricesAsOf}`);
  }
});

it("puts each article on exactly one shelf", () => {
  const shelved = shelves.flatMap(({ slugs }) => slugs);
  expect([...shelved].sort()).toEqual(articles.map(({ slug }) => slug).sort());
});

it("starts with one headline, which can take the focus", () => {
  render(<PublicationsScreen />, { wrapper: StaticRouter });
  const headlines = screen.getAllByRole("heading", { level: 1 });
  expect(headlines).toHaveLength(1);
  expect(headlines[0]?.getAttribute("tabindex")).toBe("-1");
});
