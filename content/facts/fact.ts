import type { Day, Month, Year } from "#content/publications/day-in-words.ts";

/**
 * How a fact reached us. `vendor-page`: the vendor’s own page, read in a stored copy. `note`: someone else’s note that
 * cites that page. `third-party`: a review or report; the address is then the page to open, not the proof.
 */
export type Confidence = "vendor-page" | "note" | "third-party";

export type Address = `https://${string}`;

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
