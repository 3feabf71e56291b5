import { render } from "@testing-library/react";
import type { ComponentType } from "react";
import { StaticRouter } from "#web/platform/router/router.tsx";
import type { Article } from "./article.ts";

type ArticleModule = { default: ComponentType; article: Article };
const modules = import.meta.glob<ArticleModule>("../../../../content/publications/*.tsx", { eager: true });
const moduleOf = (slug: string) => modules[`../../../../content/publications/${slug}.tsx`]!;

export const articleOf = (slug: string): Article => moduleOf(slug).article;

export const pageOf = (slug: string): ComponentType => moduleOf(slug).default;

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
