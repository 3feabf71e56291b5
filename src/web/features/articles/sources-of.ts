import { isValidElement } from "react";
import { type Entry, type Fact, isKnown, type Source } from "#content/facts/fact.ts";
import { type Article, entriesOf } from "./article.ts";

/** One page as it was on one day, with everything that an article has from it. */
export type CitedSource = Source & { about: readonly string[] };

const keyOf = ({ sourceUrl, asOf, confidence }: Source): string => `${sourceUrl} ${asOf} ${confidence}`;

/** Every source that an article rests on, in the order in which a reader meets them. Nobody has to list them by hand. */
export function sourcesOf(article: Article): readonly CitedSource[] {
  const sources = new Map<string, Source & { about: string[] }>();
  for (const { about, sourceUrl, asOf, confidence } of new Set(factsIn(partsOf(article)))) {
    const source = sources.get(keyOf({ sourceUrl, asOf, confidence }));
    if (source) source.about.push(about);
    else sources.set(keyOf({ sourceUrl, asOf, confidence }), { sourceUrl, asOf, confidence, about: [about] });
  }
  return [...sources.values()];
}

/** The number of a fact’s source in the list, or 0. */
export const numberIn = (sources: readonly CitedSource[], fact: Fact): number =>
  sources.findIndex((source) => keyOf(source) === keyOf(fact) && source.about.includes(fact.about)) + 1;

/** "YNAB: price, trial" of what a source is about, with each app named once. */
export function aboutInWords(about: readonly string[]): string {
  const topics = new Map<string, string[]>();
  for (const [name = "", ...topic] of about.map((words) => words.split(", "))) {
    topics.set(name, [...(topics.get(name) ?? []), topic.join(", ")]);
  }
  return [...topics].map(([name, list]) => `${name}: ${list.join(", ")}`).join("; ");
}

/** Without the apps that rows and blocks name: of those, only what is shown counts. */
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

/** Prose is a tree of plain elements, so the facts that it shows can be found before it is drawn. */
function factsIn(part: unknown): Fact[] {
  if (Array.isArray(part)) return part.flatMap(factsIn);
  if (typeof part !== "object" || part === null) return [];
  if (isValidElement(part)) return factsIn(Object.values(part.props as object));
  if ("about" in part) return isKnown(part as Entry) ? [part as Fact] : [];
  return Object.values(part).flatMap(factsIn);
}
