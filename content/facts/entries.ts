import { dollars } from "./dollars.ts";
import { type Address, askedOfAll, type Dated, type Fact, type PriceFact, type Reason, type Source } from "./fact.ts";

/** The vendor’s own page, read in a stored copy. */
export const vendorPage = (sourceUrl: Address, asOf: Source["asOf"] = "undated") =>
  ({ asOf, sourceUrl, confidence: "vendor-page" }) as const;

/** Someone else’s note of a day, citing this page. */
export const note = <When extends Source["asOf"]>(asOf: When, sourceUrl: Address) =>
  ({ asOf, sourceUrl, confidence: "note" }) as const;

/** A review or report. The address is the page to open, not the proof. */
export const thirdParty = <When extends Source["asOf"]>(asOf: When, sourceUrl: Address) =>
  ({ asOf, sourceUrl, confidence: "third-party" }) as const;

export type Nameless<Type> = Omit<Type, "about">;

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
