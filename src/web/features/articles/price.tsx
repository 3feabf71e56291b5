import type { ReactNode } from "react";
import { dollars, type PriceFact } from "#content/facts/fact.ts";
import { dayInWords } from "#content/publications/day-in-words.ts";
import { hostOf } from "./source-address.ts";
import "./price.css";

/** The only way an article prints what another app costs: never without its day and the page it came from. */
export const Price = ({ of }: { of: PriceFact }) => <DatedPrice of={of}>{of.value}</DatedPrice>;

/** What a yearly price comes to in some years, if it never changes. */
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
