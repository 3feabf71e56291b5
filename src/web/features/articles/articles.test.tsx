// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { apps } from "#content/facts/all-facts.ts";
import { articles } from "#content/publications/catalog.ts";
import { type Day, spanInWords } from "#content/publications/day-in-words.ts";
import { routeAt } from "#web/app/routes.ts";
import { articleOf, open, ownBlocks, ownWords, wordsBesideFacts } from "./opened-article.fixture.tsx";

describe("articles", () => {
  const texts = (page: Element, selector: string) =>
    [...page.querySelectorAll(selector)].map((node) => node.textContent);
  const links = (page: Element, selector: string) =>
    [...page.querySelectorAll(selector)].map((link) => link.getAttribute("href") ?? "");

  afterEach(cleanup);

  describe.each(articles)("the article $slug", ({ slug, title, minutes, pricesAsOf, updated }) => {
    it("has one headline, which can take the focus", () => {
      const headlines = open(slug).querySelectorAll("h1");
      expect(headlines).toHaveLength(1);
      expect(headlines[0]?.textContent).toBe(title);
      expect(headlines[0]?.getAttribute("tabindex")).toBe("-1");
    });

    it("lists the sections that it has, in their order, and never skips a level of headings", () => {
      const page = open(slug);
      expect(texts(page, ".article-rail a[href^='#']")).toEqual(texts(page, ".article-section > h2"));
      const levels = [...page.querySelectorAll("h1, h2, h3, h4")].map(({ tagName }) => Number(tagName[1]));
      expect(levels.every((level, index) => index === 0 || level <= levels[index - 1]! + 1)).toBe(true);
    });

    it("has something in each of its parts", () => {
      const { answers, apps: blocks, questions, table } = articleOf(slug);
      expect(articleOf(slug).slug).toBe(slug);
      expect(Math.min(answers.length, blocks.length)).toBeGreaterThanOrEqual(3);
      expect(questions.length).toBeGreaterThanOrEqual(2);
      for (const { cells } of table.rows) expect(cells.length).toBe(table.columns.length);
      const compared = table.rows.map(({ app }) => app.name);
      expect(compared).toContain("Weekfold");
      for (const { app } of blocks) expect(compared).toContain(app.name);
      for (const section of open(slug).querySelectorAll(".article-section")) {
        expect(section.textContent.length, section.id).toBeGreaterThan(60);
      }
    });

    it("prints no figure except from a fact, or marked as our own", () => {
      expect(wordsBesideFacts(open(slug)).match(/.{0,40}\d.{0,20}/)?.[0]).toBeUndefined();
    });

    it("prints no amount of money except as a dated price", () => {
      const page = open(slug);
      for (const price of page.querySelectorAll(".price")) price.remove();
      expect(page.textContent).not.toMatch(/[$€£]\s?\d/);
    });

    it("states the dates of its prices in its header", () => {
      const days = [...open(slug).querySelectorAll(".price time")].map((time) => time.getAttribute("datetime") as Day);
      expect(spanInWords(days)).toBe(pricesAsOf);
    });

    it("lists each of its sources once, and cites each by a number or a price", () => {
      const page = open(slug);
      const cited = new Set([...links(page, ".cite a").map((href) => href.slice(1))]);
      const priced = new Set(links(page, ".price a"));
      const listed = [...page.querySelectorAll(".sources li")];
      expect(listed.length).toBeGreaterThan(2);
      const idle = listed.filter(({ id, lastElementChild }) => {
        return !cited.has(id) && !priced.has(lastElementChild?.getAttribute("href") ?? "");
      });
      expect(idle.map(({ textContent }) => textContent)).toEqual([]);
      for (const id of cited) expect(page.querySelector(`#${id}`), id).not.toBeNull();
    });

    it("links only to our own existing pages, to its own sections, and to pages of the facts", () => {
      const page = open(slug);
      const known = new Set([...apps.map((app) => app.page as string), ...links(page, ".sources a, .price a")]);
      for (const href of links(page, "a")) {
        if (href.startsWith("#")) expect(page.querySelector(href), href).not.toBeNull();
        else if (href.startsWith("/")) expect(routeAt(href.split("#")[0]!), href).toBeDefined();
        else expect(known.has(href), href).toBe(true);
      }
      for (const link of page.querySelectorAll('a[href^="https:"]')) expect(link.getAttribute("rel")).toBe("noopener");
    });

    it("was updated on the day of its newest change", () => {
      expect(articleOf(slug).changes[0]?.day).toBe(updated);
    });

    it("states its true reading time, and has its full length", () => {
      const words = ownWords(open(slug)).length;
      expect(words).toBeGreaterThanOrEqual(1200);
      expect(words).toBeLessThanOrEqual(2000);
      expect(Math.abs(words / 200 - minutes)).toBeLessThanOrEqual(1);
    });

    it("keeps a calm voice", () => {
      const page = open(slug);
      expect(page.querySelector(".article-body")?.textContent).not.toMatch(/!|game.?changer|guarantee|best in class/i);
      expect(page.querySelector("[style]")).toBeNull();
    });
  });
});

describe("articles alike", () => {
  const length = 8;

  /** Every run of eight words within one block of text. */
  function phrases(blocks: readonly string[]): Set<string> {
    const words = blocks.map((block) => block.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? []);
    return new Set(
      words.flatMap((block) =>
        block
          .map((_, at) => block.slice(at, at + length))
          .filter(isWhole)
          .map(join),
      ),
    );
  }

  const isWhole = (phrase: readonly string[]): boolean => phrase.length === length;
  const join = (phrase: readonly string[]): string => phrase.join(" ");

  /** The headings are the frame’s, and what a fact says is the same wherever it is said. */
  function ownPhrases(slug: string): Set<string> {
    const page = open(slug);
    for (const fact of page.querySelectorAll(".fact, .price")) fact.textContent = `fact${Math.random()}`;
    const found = phrases(ownBlocks(page));
    cleanup();
    return found;
  }

  afterEach(cleanup);

  describe("the articles together", () => {
    const all = articles.map(({ slug }) => ({ slug, found: ownPhrases(slug) }));
    const pairs = all.flatMap((one, at) => all.slice(at + 1).map((other) => ({ one, other })));

    it("share at most one in a hundred of their phrases, two by two", () => {
      const alike = pairs.map(({ one, other }) => {
        const shared = [...one.found].filter((phrase) => other.found.has(phrase));
        const share = shared.length / Math.min(one.found.size, other.found.size);
        return { pair: `${one.slug} and ${other.slug}`, share, shared };
      });
      expect(alike.filter(({ share }) => share > 0.01)).toEqual([]);
    });

    it("share no paragraph", () => {
      const paragraphs = articles.flatMap(({ slug }) => {
        const blocks = [...open(slug).querySelectorAll(".article-section p:not(.sources-note, .frame-words)")];
        const texts = blocks.map(({ textContent }) => textContent);
        cleanup();
        return texts;
      });
      expect(paragraphs.filter((text, index) => paragraphs.indexOf(text) !== index)).toEqual([]);
    });
  });

  describe("the check itself", () => {
    it("finds a run of eight words, and none of seven", () => {
      const one = phrases(["One two three four five six seven eight."]);
      expect([...one]).toEqual(["one two three four five six seven eight"]);
      expect(phrases(["One two three four", "five six seven eight."]).size).toBe(0);
    });
  });
});
