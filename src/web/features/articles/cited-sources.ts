import { isValidElement } from "react";
import {
  type App,
  type Entry,
  type Fact,
  isKnown,
  type RequiredTopic,
  requiredTopics,
  type Source,
} from "#content/facts/fact.ts";
import type { Article } from "#content/publications/article.ts";

export const entriesOf = (app: App): readonly [RequiredTopic, Entry][] =>
  (Object.keys(requiredTopics) as RequiredTopic[]).map((key) => [key, app[key]]);

/** One page as of one day, with everything that an article takes from it. */
export type CitedSource = Source & { about: readonly string[] };

const keyOf = ({ sourceUrl, asOf, confidence }: Source): string => `${sourceUrl} ${asOf} ${confidence}`;

/** Every source of an article, in reading order. Collected automatically. */
export function sourcesOf(article: Article): readonly CitedSource[] {
  const sources = new Map<string, Source & { about: string[] }>();
  for (const fact of new Set(factsIn(partsOf(article)))) {
    const key = keyOf(fact);
    const source = sources.get(key);
    if (source) source.about.push(fact.about);
    else sources.set(key, { ...fact, about: [fact.about] });
  }
  return [...sources.values()];
}

/** The number of a fact’s source in the list, or 0. */
export const numberIn = (sources: readonly CitedSource[], fact: Fact): number =>
  sources.findIndex((source) => keyOf(source) === keyOf(fact) && source.about.includes(fact.about)) + 1;

/** "YNAB: price, trial": what a source is about, with each app named once. */
export function aboutInWords(about: readonly string[]): string {
  const topics = new Map<string, string[]>();
  for (const [name = "", ...topic] of about.map((words) => words.split(", "))) {
    topics.set(name, [...(topics.get(name) ?? []), topic.join(", ")]);
  }
  return [...topics].map(([name, list]) => `${name}: ${list.join(", ")}`).join("; ");
}

/** The displayed parts. Of the apps in rows and blocks, only the displayed entries count. */
const partsOf = ({ judged, sections, tool, table, apps, loses, closed, choose, questions }: Article): unknown => [
  judged,
  sections,
  tool.text,
  table.rows.map(({ cells }) => cells),
  apps.map(({ app, know }) => [entriesOf(app).map(([, entry]) => entry), know]),
  loses,
  closed,
  choose,
  questions,
];

/** Prose is a tree of plain elements, so its facts can be found before rendering. */
function factsIn(part: unknown): Fact[] {
  if (Array.isArray(part)) return part.flatMap(factsIn);
  if (typeof part !== "object" || part === null) return [];
  if (isValidElement(part)) return factsIn(Object.values(part.props as object));
  if ("about" in part) return isKnown(part as Entry) ? [part as Fact] : [];
  return Object.values(part).flatMap(factsIn);
}
