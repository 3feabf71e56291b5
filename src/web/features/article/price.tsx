import type { PriceFact } from "#content/apps/fact.ts";
import { dayInWords } from "#content/publications/day-in-words.ts";
import { hostOf } from "./source-address.ts";
import "./price.css";

/** The only way an article prints what another app costs: never without its day and the page it came from. */
export function Price({ of }: { of: PriceFact }) {
  return (
    <span className="price">
      {of.value}{" "}
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
