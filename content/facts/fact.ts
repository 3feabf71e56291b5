import type { Day, Month, Year } from "../publications/day-in-words.ts";

/**
 * How a fact reached us. `vendor-page`: the vendor’s own page, read in a stored copy. `note`: someone else’s note that
 * cites that page. `third-party`: a review or report; the address is then the page to open, not the proof.
 */
export type Confidence = "vendor-page" | "note" | "third-party";

type Address = `https://${string}`;

export type Dated = Day | Month | Year;

export type Source = { asOf: Dated | "undated"; sourceUrl: Address; confidence: Confidence };

/** `value` is written to stand in the middle of a sentence. */
export type Fact = Source & { about: string; value: string };

/** A price is worth nothing without its day, so an undated one does not compile. Amounts are whole cents. */
export type PriceFact = Fact & { asOf: Dated; isPrice: true; monthly?: number; yearly?: number };

/** Why an app has no fact here. What we do not know is said, never guessed. */
export type Reason = "not-stated" | "sources-disagree" | "no-dated-figure";

export type Unknown = { about: string; unknown: Reason; detail?: string };

export type Entry = Fact | PriceFact | Unknown;

/** What is asked of every app. */
export const askedOfAll = {
  price: "price",
  freePlan: "free plan",
  trial: "trial",
  entry: "how entries get in",
  platforms: "where it runs",
  countries: "countries",
  household: "more than one person",
  export: "export",
  leaving: "leaving",
} as const;

export type Asked = keyof typeof askedOfAll;

export type App = { name: string; page: Address } & { [Key in Asked]: Entry };

/** An app that is gone. */
export type ClosedApp = { name: string; page: Address; closed: Fact };

export const isKnown = (entry: Entry): entry is Fact => "value" in entry;

export const isPrice = (entry: Entry): entry is PriceFact => "isPrice" in entry;

/** The vendor’s own page, read in a stored copy. */
export const vendorPage = (sourceUrl: Address, asOf: Source["asOf"] = "undated") =>
  ({ asOf, sourceUrl, confidence: "vendor-page" }) as const;

/** Someone else’s note of a day, citing this page. */
export const note = <When extends Source["asOf"]>(asOf: When, sourceUrl: Address) =>
  ({ asOf, sourceUrl, confidence: "note" }) as const;

/** A review or report. The address is the page to open, not the proof. */
export const thirdParty = <When extends Source["asOf"]>(asOf: When, sourceUrl: Address) =>
  ({ asOf, sourceUrl, confidence: "third-party" }) as const;

type Nameless<Type> = Omit<Type, "about">;

export const said = (source: Source, value: string): Nameless<Fact> => ({ ...source, value });

type Amounts = { monthly?: number; yearly?: number; once?: number };

/** A price in whole cents, or in words where it is no plain price. It needs a source with a day. */
export function priced(source: Source & { asOf: Dated }, price: Amounts | string): Nameless<PriceFact> {
  if (typeof price === "string") return { ...source, value: price, isPrice: true };
  const { once: _, ...periods } = price;
  return { ...source, ...periods, value: amountsInWords(price), isPrice: true };
}

function amountsInWords({ monthly, yearly, once }: Amounts): string {
  const parts = [
    monthly !== undefined && `${dollars(monthly)} a month`,
    yearly !== undefined && `${dollars(yearly)} a year`,
    once !== undefined && `${dollars(once)} once`,
  ];
  return parts.filter(Boolean).join(" or ");
}

const unknown = (reason: Reason) => (detail?: string) => ({ unknown: reason, ...(detail && { detail }) });

export const notStated = unknown("not-stated");
export const sourcesDisagree = unknown("sources-disagree");
export const noDatedFigure = unknown("no-dated-figure");

type Named<Entries> = { [Key in keyof Entries]: Entries[Key] & { about: string } };

/** An app, with each of its entries named for the list of sources: "YNAB, age of money". */
export function app<Entries extends object>(name: string, page: Address, entries: Entries) {
  const named = Object.entries(entries).map(([key, entry]) => [key, { ...entry, about: `${name}, ${topic(key)}` }]);
  return { name, page, ...(Object.fromEntries(named) as Named<Entries>) };
}

const topic = (key: string): string =>
  (askedOfAll as Record<string, string>)[key] ?? key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** "$14.99" of 1499 cents, and "$109" of a round sum. */
export function dollars(cents: number): string {
  const whole = Math.trunc(cents / 100).toLocaleString("en-US");
  return cents % 100 === 0 ? `$${whole}` : `$${whole}.${String(cents % 100).padStart(2, "0")}`;
}
