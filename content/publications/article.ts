import type { ComponentType, ReactNode } from "react";
import type { App, Entry, Fact, PriceFact } from "../facts/fact.ts";
import type { ToolSlug } from "../tools/slugs.ts";
import type { Day } from "./day-in-words.ts";
import type { ArticleSlug } from "./slugs.ts";

/** What an article’s file exports. The frame passes the elements in, because content imports no component. */
export type WriteArticle = (elements: ArticleElements) => Article;

/** The elements of prose that are more than plain HTML. */
export type ArticleElements = {
  ArticleLink: ComponentType<{ to: ArticleSlug; children: ReactNode }>;
  /** A small number that leads to the fact’s entry in the list of sources. */
  Cite: ComponentType<{ of: Fact }>;
  /** A yearly price over several years, if it never changes. */
  CostOver: ComponentType<{ years: number; of: PriceFact }>;
  /** States a fact in its own words, with a citation. */
  FactText: ComponentType<{ of: Fact }>;
  /** One of our own figures: about Weekfold, or from an example. Every other figure comes from a fact. */
  OurFigure: ComponentType<{ children: ReactNode }>;
  /** The only way to print another app’s price: always with its date and its source. */
  Price: ComponentType<{ of: PriceFact }>;
};

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
