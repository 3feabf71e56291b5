import { createContext, type ReactNode, use } from "react";
import { type Confidence, dollars, type Fact, type PriceFact } from "#content/facts/fact.ts";
import { dayInWords } from "#content/publications/day-in-words.ts";
import { aboutInWords, type CitedSource, numberIn } from "./cited-sources.ts";
import "./sources.css";

/** The article's sources, in the order of their numbers. */
export const SourcesContext = createContext<readonly CitedSource[]>([]);

export function Cite({ of }: { of: Fact }) {
  const number = numberIn(use(SourcesContext), of);
  if (number === 0) throw new Error(`"${of.about}" is cited where its source is not found: use it in plain elements`);
  return (
    <sup className="cite">
      <a href={`#source-${number}`}>
        <span className="visually-hidden">Source </span>
        {number}
      </a>
    </sup>
  );
}

export function Sources() {
  return (
    <>
      <ol className="sources">
        {use(SourcesContext).map((source, index) => (
          <li key={source.about.join()} id={`source-${index + 1}`}>
            <SourceEntry source={source} />
          </li>
        ))}
      </ol>
      <p className="sources-note">
        A stored copy is the vendor’s page as an archive kept it. A note is someone else’s record of that page on the
        day shown. We have not reopened the pages since.
      </p>
    </>
  );
}

function SourceEntry({ source }: { source: CitedSource }) {
  const day = source.asOf === "undated" ? "undated" : dayInWords(source.asOf);
  return (
    <>
      <strong>{aboutInWords(source.about)}.</strong> {evidence[source.confidence](day)}{" "}
      <a href={source.sourceUrl} rel="noopener">
        {hostOf(source.sourceUrl)}
      </a>
    </>
  );
}

const evidence: Record<Confidence, (day: string) => string> = {
  "vendor-page": (day) => `Vendor’s page, stored copy, ${day}:`,
  note: (day) => `Note, ${day}, citing`,
  "third-party": (day) => `Third party, ${day}. Page to open:`,
};

export function FactText({ of }: { of: Fact }) {
  return (
    <>
      <span className="fact">{of.value}</span>
      <Cite of={of} />
    </>
  );
}

export const OurFigure = ({ children }: { children: ReactNode }) => <span className="our-figure">{children}</span>;

export const Price = ({ of }: { of: PriceFact }) => <DatedPrice of={of}>{of.value}</DatedPrice>;

export function CostOver({ years, of }: { years: number; of: PriceFact }) {
  if (of.yearly === undefined) throw new Error(`"${of.about}" has no yearly price`);
  return (
    <DatedPrice of={of}>
      {dollars(years * of.yearly)} in {years} years
    </DatedPrice>
  );
}

function DatedPrice({ of, children }: { of: PriceFact; children: ReactNode }) {
  return (
    <span className="price">
      {children}{" "}
      <span className="price-source">
        (as of <time dateTime={of.asOf}>{dayInWords(of.asOf)}</time>,{" "}
        <a href={of.sourceUrl} rel="noopener">
          {hostOf(of.sourceUrl)}
        </a>
        )
      </span>
    </span>
  );
}

/** "ynab.com" of a full address: enough to know whose page it is before following the link. */
const hostOf = (address: string): string => new URL(address).hostname.replace(/^www\./, "");
