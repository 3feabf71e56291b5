// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { articles } from "#content/publications/catalog.ts";
import { open } from "#web/features/articles/opened-article.fixture.tsx";
import { articlePath } from "#web/paths.ts";
import { readingHead } from "./document.ts";
import { feed } from "./feed.ts";
import { cards } from "./pages.ts";

type Node = Record<string, unknown> & { "@type": string };

function nodesOf(slug: string): Record<string, Node> {
  const [, data = ""] = readingHead(articlePath(slug), "/assets/card.png").match(/ld\+json">(.*)<\/script>/s)!;
  const graph = JSON.parse(data)["@graph"] as Node[];
  return Object.fromEntries(graph.map((node) => [node["@type"], node]));
}

afterEach(cleanup);

describe.each(articles)("structured data of $slug", ({ slug, title, topic, published, updated }) => {
  it("matches the page's headline, dates and breadcrumb", () => {
    const { Article: node, BreadcrumbList: crumbs } = nodesOf(slug);
    expect(node).toMatchObject({ headline: title, datePublished: published, dateModified: updated });
    expect(node).toMatchObject({ image: "%PUBLIC_URL%/assets/card.png", publisher: { name: "Weekfold" } });
    const shown = [...open(slug).querySelectorAll(".article-crumbs li")].map(({ textContent }) => textContent);
    expect((crumbs!.itemListElement as { name: string }[]).map(({ name }) => name)).toEqual(shown);
    expect(shown.at(-1)).toBe(topic);
  });

  it("has the visible text of the questions and answers", () => {
    const page = open(slug);
    for (const cite of page.querySelectorAll(".question .cite")) cite.remove();
    const shown = [...page.querySelectorAll(".question")].map((item) => [
      item.querySelector("h3")?.textContent,
      item.querySelector("p")?.textContent,
    ]);
    const entities = nodesOf(slug).FAQPage!.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
    expect(entities.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(shown);
  });
});

describe("articles for machines", () => {
  it("contains no ratings", () => {
    for (const { slug } of articles) expect(JSON.stringify(nodesOf(slug))).not.toMatch(/Rating|"Review"/);
  });

  it("has a card for each article", () => {
    expect(cards.map(({ path }) => path)).toEqual(articles.map(({ slug }) => articlePath(slug)));
  });

  it("lists all articles in a feed, with addresses of this site only", () => {
    const xml = new DOMParser().parseFromString(feed(), "text/xml");
    const entries = [...xml.querySelectorAll("entry")];
    expect(entries.map((entry) => entry.querySelector("title")?.textContent)).toEqual(
      articles.map(({ title }) => title),
    );
    expect(entries.map((entry) => entry.querySelector("id")?.textContent)).toEqual(
      articles.map(({ slug }) => `%PUBLIC_URL%${articlePath(slug)}`),
    );
    expect(feed().match(/href="(?!%PUBLIC_URL%\/)/)).toBeNull();
  });

  it("links the feed from the index and from articles only", () => {
    expect(readingHead("/publications", "/share.png")).toContain('href="/publications/feed.xml"');
    expect(readingHead("/about", "/share.png")).toBe("");
  });
});
