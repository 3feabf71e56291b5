// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { articles } from "#content/publications/catalog.ts";
import { open, ownBlocks } from "./opened-article.fixture.tsx";

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

  it("[PB13] share at most one in a hundred of their phrases, two by two", () => {
    const alike = pairs.map(({ one, other }) => {
      const shared = [...one.found].filter((phrase) => other.found.has(phrase));
      const share = shared.length / Math.min(one.found.size, other.found.size);
      return { pair: `${one.slug} and ${other.slug}`, share, shared };
    });
    expect(alike.filter(({ share }) => share > 0.01)).toEqual([]);
  });

  it("[PB13] share no paragraph", () => {
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
  it("[PB13] finds a run of eight words, and none of seven", () => {
    const one = phrases(["One two three four five six seven eight."]);
    expect([...one]).toEqual(["one two three four five six seven eight"]);
    expect(phrases(["One two three four", "five six seven eight."]).size).toBe(0);
  });
});
