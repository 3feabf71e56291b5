// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { articles } from "#content/publications/catalogue.ts";
import { type Day, spanInWords } from "#content/publications/day-in-words.ts";
import { StaticRouter } from "#web/router/router.tsx";

type ArticleModule = { default: ComponentType };
const modules = import.meta.glob<ArticleModule>("../../../../content/publications/*.tsx", { eager: true });
const moduleOf = (slug: string) => modules[`../../../../content/publications/${slug}.tsx`]!.default;

function open(slug: string) {
  const Article = moduleOf(slug);
  return render(<Article />, { wrapper: StaticRouter }).container;
}

const texts = (page: Element, selector: string) => [...page.querySelectorAll(selector)].map((node) => node.textContent);
const words = (page: Element) => (page.querySelector(".article-body")?.textContent ?? "").split(/\s+/).length;

afterEach(cleanup);

describe.each(articles)("the article $slug", ({ slug, title, minutes, pricesAsOf }) => {
  it("has one headline, which can take the focus", () => {
    const headlines = open(slug).querySelectorAll("h1");
    expect(headlines).toHaveLength(1);
    expect(headlines[0]?.textContent).toBe(title);
    expect(headlines[0]?.getAttribute("tabindex")).toBe("-1");
  });

  it("lists the sections that it has, in their order", () => {
    const page = open(slug);
    expect(texts(page, ".article-rail a[href^='#']")).toEqual(texts(page, ".article-section > h2"));
    for (const link of page.querySelectorAll(".article-rail a[href^='#']")) {
      expect(page.querySelector(link.getAttribute("href") ?? "")).not.toBeNull();
    }
  });

  it("never skips a level of headings", () => {
    const levels = [...open(slug).querySelectorAll("h1, h2, h3, h4")].map(({ tagName }) => Number(tagName[1]));
    expect(levels.every((level, index) => index === 0 || level <= levels[index - 1]! + 1)).toBe(true);
  });

  it("answers first, admits where Weekfold loses, and names sources and changes", () => {
    const page = open(slug);
    expect(page.querySelector(".article-section")?.id).toBe("short-answer");
    expect(page.querySelector("#where-weekfold-loses p")).not.toBeNull();
    expect(page.querySelectorAll(".sources li").length).toBeGreaterThan(2);
    expect(page.querySelectorAll(".change-log li").length).toBeGreaterThan(0);
  });

  it("prints no amount of money but through a dated price", () => {
    const page = open(slug);
    for (const price of page.querySelectorAll(".price")) price.remove();
    expect(page.textContent).not.toMatch(/[$€£]\s?\d/);
  });

  it("says in its head from which days its prices are", () => {
    const days = [...open(slug).querySelectorAll(".price time")].map((time) => time.getAttribute("datetime") as Day);
    expect(spanInWords(days)).toBe(pricesAsOf);
  });

  it("lists the source of each price", () => {
    const page = open(slug);
    const listed = [...page.querySelectorAll<HTMLAnchorElement>(".sources a")].map(({ href }) => href);
    for (const { href } of page.querySelectorAll<HTMLAnchorElement>(".price a")) expect(listed).toContain(href);
  });

  it("cites each of its sources, by a number or by a price", () => {
    const page = open(slug);
    const cited = new Set(texts(page, ".cite").map((text) => text.replace(/\D/g, "")));
    const priced = new Set([...page.querySelectorAll<HTMLAnchorElement>(".price a")].map(({ href }) => href));
    const idle = [...page.querySelectorAll<HTMLLIElement>(".sources li")].filter(
      (entry) => !cited.has(entry.id.replace("source-", "")) && !priced.has(entry.querySelector("a")?.href ?? ""),
    );
    expect(idle.map(({ textContent }) => textContent)).toEqual([]);
  });

  it("is honest about its length", () => {
    const page = open(slug);
    expect(words(page)).toBeGreaterThan(350);
    expect(Math.abs(words(page) / 200 - minutes)).toBeLessThanOrEqual(1);
  });

  it("carries no inline style, which the content policy would drop", () => {
    expect(open(slug).querySelector("[style]")).toBeNull();
  });
});

describe("the articles together", () => {
  it("share no paragraph", () => {
    const own = ".article-section p:not(.sources-note)";
    const paragraphs = articles.flatMap(({ slug }) => texts(open(slug), own));
    cleanup();
    expect(paragraphs.filter((text, index) => paragraphs.indexOf(text) !== index)).toEqual([]);
  });
});
