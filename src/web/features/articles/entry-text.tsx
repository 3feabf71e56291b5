import { type Entry, isKnown, isPrice, type Reason, type Unknown } from "#content/facts/fact.ts";
import { Price } from "./price.tsx";
import { Cite } from "./sources.tsx";

/** A fact as it stands in a table or a list: by itself, so with a capital letter. */
export function EntryText({ of }: { of: Entry }) {
  if (!isKnown(of)) return <span className="fact">{unknownInWords(of)}</span>;
  if (isPrice(of)) return <Price of={{ ...of, value: capitalised(of.value) }} />;
  return (
    <>
      <span className="fact">{capitalised(of.value)}</span>
      <Cite of={of} />
    </>
  );
}

const reasons: Record<Reason, string> = {
  "not-stated": "Not stated",
  "sources-disagree": "Our sources disagree",
  "no-dated-figure": "No dated figure",
};

const unknownInWords = ({ unknown, detail }: Unknown): string =>
  detail ? `${reasons[unknown]}: ${detail}` : reasons[unknown];

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
