import { render } from "@testing-library/react";
import type { ComponentType } from "react";
import { StaticRouter } from "#web/platform/router/router.tsx";
import type { Article } from "./article.ts";

type ArticleModule = { default: ComponentType; article: Article };
const modules = import.meta.glob<ArticleModule>("../../../../content/publications/*.tsx", { eager: true });
const moduleOf = (slug: string) => modules[`../../../../content/publications/${slug}.tsx`]!;

export const articleOf = (slug: string): Article => moduleOf(slug).article;

export const pageOf = (slug: string): ComponentType => moduleOf(slug).default;

/** The article’s page, as a reader without scripts has it. */
export function open(slug: string): HTMLElement {
  const Page = pageOf(slug);
  return render(<Page />, { wrapper: StaticRouter }).container;
}

const without = (page: Element, selector: string): Element => {
  const copy = page.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll(selector)) part.remove();
  return copy;
};

/** What the frame says on every page, what facts say wherever they stand, and lists that are no prose. */
const notOwn =
  ".article-end, .frame-words, .compare, .app-fact, .sources, .sources-note, .change-log, .cite, .price-source";

/** The article’s own words: what someone wrote for it. One line for each block, so that no phrase runs across two. */
export const ownBlocks = (page: Element): string[] =>
  [...without(page.querySelector(".article-body")!, notOwn).querySelectorAll("h2, h3, p, dt, dd")].map(
    ({ textContent }) => textContent,
  );

export const ownWords = (page: Element): string[] => ownBlocks(page).flatMap((block) => block.split(/\s+/));

/** What is left when every figure that comes from a fact, is a date, or is marked as ours is taken away. */
export const wordsBesideFacts = (page: Element): string =>
  without(page, ".fact, .price, .cite, .our-figure, .sources, time, .article-dates").textContent;
