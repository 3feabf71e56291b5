import { render } from "@testing-library/react";
import type { ComponentType } from "react";
import type { Article, WriteArticle } from "#content/publications/article.ts";
import { StaticRouter } from "#web/platform/router/router.tsx";
import { articleElements } from "./article-page.tsx";

const articles = import.meta.glob<WriteArticle>("../../../../content/publications/*.tsx", {
  eager: true,
  import: "article",
});
const screens = import.meta.glob<ComponentType>("./screens/*.ts", { eager: true, import: "default" });

export const articleOf = (slug: string): Article =>
  articles[`../../../../content/publications/${slug}.tsx`]!(articleElements);

export const pageOf = (slug: string): ComponentType => screens[`./screens/${slug}.ts`]!;

/** The article’s page without client scripts. */
export function open(slug: string): HTMLElement {
  const Page = pageOf(slug);
  return render(<Page />, { wrapper: StaticRouter }).container;
}

const without = (page: Element, selector: string): Element => {
  const copy = page.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll(selector)) part.remove();
  return copy;
};

/** Text of the frame, text of facts, and lists that are not prose. */
const notOwn =
  ".article-end, .frame-words, .compare, .app-fact, .sources, .sources-note, .change-log, .cite, .price-source";

/** The article’s own text, one entry per block, so that no phrase spans two blocks. */
export const ownBlocks = (page: Element): string[] =>
  [...without(page.querySelector(".article-body")!, notOwn).querySelectorAll("h2, h3, p, dt, dd")].map(
    ({ textContent }) => textContent,
  );

export const ownWords = (page: Element): string[] => ownBlocks(page).flatMap((block) => block.split(/\s+/));

/** The text without figures from facts, dates, and figures marked as ours. */
export const wordsBesideFacts = (page: Element): string =>
  without(page, ".fact, .price, .cite, .our-figure, .sources, time, .article-dates").textContent;
