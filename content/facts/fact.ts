import type { Day, Month, Year } from "../publications/day-in-words.ts";

/**
 * Where a fact comes from. `vendor-page`: an archived copy of the vendor’s page. `note`: someone else’s note citing that
 * page. `third-party`: a review or report; its URL is a page to open, not proof.
 */
export type Confidence = "vendor-page" | "note" | "third-party";

type Address = `https://${string}`;

export type Dated = Day | Month | Year;

export type Source = { asOf: Dated | "undated"; sourceUrl: Address; confidence: Confidence };

/** `value` is worded to fit in the middle of a sentence. */
export type Fact = Source & { about: string; value: string };

/** Prices must be dated: an undated one does not compile. Amounts are whole cents. */
export type PriceFact = Fact & { asOf: Dated; isPrice: true; monthly?: number; yearly?: number };

/** Why a fact is missing. Unknown facts are marked, never guessed. */
export type Reason = "not-stated" | "sources-disagree" | "no-dated-figure";

export type Unknown = { about: string; unknown: Reason; detail?: string };

export type Entry = Fact | PriceFact | Unknown;

/** The topics that every app must cover. */
export const requiredTopics = {
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

export type RequiredTopic = keyof typeof requiredTopics;

export type App = { name: string; page: Address } & { [Key in RequiredTopic]: Entry };

/** A discontinued app. */
export type ClosedApp = { name: string; page: Address; closed: Fact };

export const isKnown = (entry: Entry): entry is Fact => "value" in entry;

export const isPrice = (entry: Entry): entry is PriceFact => "isPrice" in entry;

/** A source read in an archived copy of the vendor’s page. */
export const vendorPage = (sourceUrl: Address, asOf: Source["asOf"] = "undated") =>
  ({ asOf, sourceUrl, confidence: "vendor-page" }) as const;

/** A dated note by someone else that cites this page. */
export const note = <When extends Source["asOf"]>(asOf: When, sourceUrl: Address) =>
  ({ asOf, sourceUrl, confidence: "note" }) as const;

/** A review or report. Its URL is a page to open, not proof. */
export const thirdParty = <When extends Source["asOf"]>(asOf: When, sourceUrl: Address) =>
  ({ asOf, sourceUrl, confidence: "third-party" }) as const;

type Nameless<Type> = Omit<Type, "about">;

export const stated = (source: Source, value: string): Nameless<Fact> => ({ ...source, value });

type Amounts = { monthly?: number; yearly?: number; once?: number };

/** A price in whole cents, or in words if it is not a plain amount. Requires a dated source. */
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

/** Creates an app and names each entry for the list of sources: "YNAB, age of money". */
export function app<Entries extends object>(name: string, page: Address, entries: Entries) {
  const named = Object.entries(entries).map(([key, entry]) => [key, { ...entry, about: `${name}, ${topic(key)}` }]);
  return { name, page, ...(Object.fromEntries(named) as Named<Entries>) };
}

const topic = (key: string): string =>
  (requiredTopics as Record<string, string>)[key] ?? key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Formats 1499 as "$14.99" and 10900 as "$109". */
export function dollars(cents: number): string {
  const whole = Math.trunc(cents / 100).toLocaleString("en-US");
  return cents % 100 === 0 ? `$${whole}` : `$${whole}.${String(cents % 100).padStart(2, "0")}`;
}
