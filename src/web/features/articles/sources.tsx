import { createContext, use } from "react";
import type { Confidence, Fact } from "#content/facts/fact.ts";
import { dayInWords } from "#content/publications/day-in-words.ts";
import { hostOf } from "./source-address.ts";
import { aboutInWords, type CitedSource, numberIn } from "./sources-of.ts";
import "./sources.css";

/** What the article rests on, in the order of the numbers. */
export const SourcesContext = createContext<readonly CitedSource[]>([]);

/** A small number that leads to the fact’s entry in the list of sources. */
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
