import type { Day, Month, Year } from "#content/publications/day-in-words.ts";

/**
 * How a fact reached us. `vendor-page`: the vendor’s own page, read in a stored copy. `note`: someone else’s note that
 * cites that page. `third-party`: a review or report; the address is then the page to open, not the proof.
 */
export type Confidence = "vendor-page" | "note" | "third-party";

export type Fact = {
  about: string;
  value: string;
  asOf: Day | Month | Year | "undated";
  sourceUrl: `https://${string}`;
  confidence: Confidence;
};

/** A price is worth nothing without its day, so an undated one does not compile. */
export type PriceFact = Fact & { asOf: Day | Month };

export type App = {
  name: string;
  price?: PriceFact;
  facts: Readonly<Record<string, Fact>>;
};
