import { isValidElement, type ReactNode } from "react";
import {
  type App,
  type Entry,
  type Fact,
  isKnown,
  type RequiredTopic,
  requiredTopics,
  type Source,
} from "#content/facts/fact.ts";
import type { Day } from "#content/publications/day-in-words.ts";
import type { ArticleSlug } from "#content/publications/slugs.ts";
import type { ToolSlug } from "#content/tools/slugs.ts";

/** The parts of an article, in reading order. Its title and dates are in the catalog. */
export type Article = {
  slug: ArticleSlug;
  /** The verdict, before everything else: the reader’s case, the pick, the reason. */
  answers: readonly Answer[];
  /** What this comparison looked at and what it leaves out. The frame adds where all facts come from. */
  judged: ReactNode;
  /** What a reader should know before the table. */
  sections?: readonly Section[];
  tool: Tool;
  table: Table;
  apps: readonly AppBlock[];
  /** Where our own product fits and where it loses, and to whom. */
  loses: ReactNode;
  closed?: ReactNode;
  choose: ReactNode;
  questions: readonly Question[];
  changes: readonly Change[];
};

export type Answer = { when: string; pick: string; because: string };
type Section = { id: string; title: string; text: ReactNode };
/** A small tool embedded in the article, under its own heading. */
export type Tool = {
  slug: ToolSlug;
  title: string;
  text: ReactNode;
  /** The article’s own example as a URL fragment of the tool, including `#`. */
  example?: string;
};

export type Question = { question: string; answer: ReactNode };
export type Change = { day: Day; what: string };

/** A row per app, a column per question. A cell is a fact, or text without figures. */
export type Table = { caption: string; note?: string; columns: readonly string[]; rows: readonly Row[] };
export type Row = { app: { name: string }; cells: readonly (Entry | string)[] };

/** One app. Its prices and features come from its facts; the texts are our opinion. */
export type AppBlock = { app: App; verdict: string; bestFor: string; notFor: string; know: ReactNode };

/** Our own row in a table. */
export const weekfold = { name: "Weekfold" };

export const entriesOf = (app: App): readonly [RequiredTopic, Entry][] =>
  (Object.keys(requiredTopics) as RequiredTopic[]).map((key) => [key, app[key]]);

type Heading = { id: string; title: string };

/** The headings of an article's sections, in order. */
export const headingsOf = ({ sections = [], tool, closed }: Article): readonly Heading[] => [
  { id: "short-answer", title: "The short answer" },
  { id: "how-we-judged", title: "How we judged" },
  ...sections.map(({ id, title }) => ({ id, title })),
  { id: "work-it-out", title: tool.title },
  { id: "side-by-side", title: "Side by side" },
  { id: "one-by-one", title: "One by one" },
  { id: "where-weekfold-loses", title: "Where Weekfold loses" },
  ...(closed ? [{ id: "apps-that-closed", title: "Apps that closed" }] : []),
  { id: "how-to-choose", title: "How to choose" },
  { id: "questions", title: "Questions" },
  { id: "sources", title: "Sources and changes" },
];

/** One page as of one day, with everything that an article takes from it. */
export type CitedSource = Source & { about: readonly string[] };

const keyOf = ({ sourceUrl, asOf, confidence }: Source): string => `${sourceUrl} ${asOf} ${confidence}`;

/** Every source of an article, in reading order. Collected automatically. */
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
