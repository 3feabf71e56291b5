import { useState } from "react";
import type { Household } from "#domain/household/household.ts";
import { formatMoney } from "#domain/money/money.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { countWords, dayWords } from "../count-words.ts";
import { signed } from "./entry-line.tsx";
import type { Maybe, Review } from "./review.ts";

interface MaybeProps {
  review: Review;
  household: Household;
  /** Places of those that are brought all the same. */
  kept: ReadonlySet<number>;
  onChange: (kept: ReadonlySet<number>) => void;
}

const atOnce = 50;

/** Those that may be there already: left out unless someone says that they are others. */
export function MaybeList({ review: { maybes }, household, kept, onChange }: MaybeProps) {
  const [most, setMost] = useState(atOnce);
  if (maybes.length === 0) return null;
  const turn = (at: number, isKept: boolean) => {
    const next = new Set(kept);
    if (isKept) next.add(at);
    else next.delete(at);
    onChange(next);
  };
  return (
    <section className="bank-part">
      <div className="section-head bank-maybes-head">
        <h4 className="bank-caption">{countWords(maybes.length, "entry", "entries")} may be here already</h4>
        {maybes.length > 1 && <AllOrNone count={maybes.length} onChange={onChange} />}
      </div>
      <p className="small quiet">
        {maybes.length === 1
          ? "It is left out. Tick it if it is an entry of its own."
          : "They are left out. Tick those that are entries of their own."}
      </p>
      <ul className="bank-maybes">
        {maybes.slice(0, most).map((maybe, at) => (
          <li key={maybe.entry.line}>
            <Checkbox
              label={maybeWords(maybe, household)}
              hint={likeWords(maybe, household)}
              checked={kept.has(at)}
              onChange={(isKept) => turn(at, isKept)}
            />
          </li>
        ))}
      </ul>
      {maybes.length > most && (
        <Button variant="quiet" size="small" onClick={() => setMost(most + atOnce)}>
          Show more
        </Button>
      )}
    </section>
  );
}

function AllOrNone({ count, onChange }: Pick<MaybeProps, "onChange"> & { count: number }) {
  return (
    <span className="bank-links">
      <Button variant="quiet" size="small" onClick={() => onChange(new Set(Array(count).keys()))}>
        Bring all
      </Button>
      <Button variant="quiet" size="small" onClick={() => onChange(new Set())}>
        Bring none
      </Button>
    </span>
  );
}

const amountWords = (entry: Maybe["like"], household: Household): string => {
  const { amount, isIn } = signed(entry as Parameters<typeof signed>[0]);
  return formatMoney(amount, household, { sign: isIn ? "always" : "negative" });
};

const maybeWords = ({ entry }: Maybe, household: Household): string =>
  `${entry.payee || "No payee"}, ${amountWords(entry, household)}, ${dayWords(entry.day)}`;

const likeWords = ({ like }: Maybe, household: Household): string =>
  `Here: ${like.payee || "no payee"}, ${amountWords(like, household)}, ${dayWords(like.day)}`;
