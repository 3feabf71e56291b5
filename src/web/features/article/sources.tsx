import { createContext, useContext } from "react";
import type { Confidence, Fact } from "#content/apps/fact.ts";
import { dayInWords } from "#content/publications/day-in-words.ts";
import { hostOf } from "./source-address.ts";
import "./sources.css";

/** The facts an article rests on, in the order of their numbers. */
export const SourcesContext = createContext<readonly Fact[]>([]);

/** A small number that leads to the fact’s entry in the list of sources. */
export function Cite({ of }: { of: Fact }) {
  const number = useContext(SourcesContext).indexOf(of) + 1;
  if (number === 0) throw new Error(`"${of.about}" is cited but not among the article’s sources`);
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
  const sources = useContext(SourcesContext);
  return (
    <>
      <ol className="sources">
        {sources.map((fact, index) => (
          <li key={fact.about} id={`source-${index + 1}`}>
            <SourceEntry fact={fact} />
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

function SourceEntry({ fact }: { fact: Fact }) {
  const day = fact.asOf === "undated" ? "undated" : dayInWords(fact.asOf);
  return (
    <>
      <strong>{fact.about}.</strong> {evidence[fact.confidence](day)}{" "}
      <a href={fact.sourceUrl} rel="noopener">
        {hostOf(fact.sourceUrl)}
      </a>
    </>
  );
}

const evidence: Record<Confidence, (day: string) => string> = {
  "vendor-page": (day) => `Vendor’s page, stored copy, ${day}:`,
  note: (day) => `Note, ${day}, citing`,
  "third-party": (day) => `Third party, ${day}. Page to open:`,
};
