import type { ReactNode } from "react";
import type { Account, Debt } from "#domain/household/household.ts";
import { negate } from "#domain/money/money.ts";
import type { Equity } from "#domain/net-worth/equity.ts";
import type { HoldingOn } from "#domain/net-worth/holdings-on.ts";
import { explanationWords } from "#web/household/explanation-words.ts";
import { OwnerMarks } from "#web/household/owner-marks.tsx";
import { adultsOf } from "#web/household/words/people-words.ts";
import { Money } from "#web/ui/money.tsx";
import { Why } from "#web/ui/why.tsx";
import { holdingWords, lookedWords, shortDayWords, takenForWords, termsWords, thenWords } from "../look-words.ts";
import { accountOf, debtOf, type Place } from "../worth.ts";

interface RowProps {
  holding: HoldingOn;
  place: Place;
  equity: Equity | undefined;
  onOpen: () => void;
}

/** One account or debt: whose, what, when it was last looked at, and what it stands at. Its name opens its balances. */
export function HoldingRow({ holding, place, equity, onOpen }: RowProps) {
  const { kind, id, label, standing } = holding;
  const item = kind === "account" ? accountOf(place, id) : debtOf(place, id);
  const isMarked = adultsOf(place.people).length > 1;
  return (
    <li className={isMarked ? "holding holding--marked" : "holding"}>
      {isMarked && item && <OwnerMarks item={item} people={place.people} />}
      <span className="holding-words">
        <button type="button" className="holding-name" onClick={onOpen}>
          {label}
        </button>
        <span className={standing?.isStale ? "holding-note holding-note--stale" : "holding-note"}>
          {item && noteOf(holding, item, place)}
        </span>
      </span>
      <span className="holding-amount">
        {standing ? (
          <Money amount={kind === "debt" ? negate(standing.amount) : standing.amount} format={place.format} />
        ) : (
          "–"
        )}
      </span>
      {equity && <EquityLine equity={equity} place={place} label={label} />}
    </li>
  );
}

function noteOf(holding: HoldingOn, item: Account | Debt, place: Place): string {
  const { today, format } = place;
  if (holding.kind === "account") {
    const words = holdingWords(holding, today, format, (item as Account).yearlyChange);
    return [words, thenWords(holding, format)].filter(Boolean).join(", ");
  }
  const debt = item as Debt;
  if (holding.standing?.amount === 0) return `paid off, ${lookedWords(holding.standing.day, today)}`;
  const isStale = holding.standing?.isStale && `last looked at ${shortDayWords(holding.standing.day, today)}`;
  return [termsWords(debt, format), takenForWords(debt, place.accounts), isStale].filter(Boolean).join(", ");
}

type EquityProps = { equity: Equity; place: Place; label: string };

/** A home and its mortgage together: what of it is one's own. */
function EquityLine({ equity, place: { format, people }, label }: EquityProps): ReactNode {
  const whose = adultsOf(people).length > 1 ? "Yours together" : "Yours";
  return (
    <span className="holding-equity">
      {equity.debts.map((debt) => (
        <span key={debt.id} className="holding-equity-part">
          <span>less {debt.label}</span> <Money amount={negate(debt.amount)} format={format} />
        </span>
      ))}
      <span className="holding-equity-part holding-equity-sum">
        <span>
          {equity.amount < 0 ? "More is owed than it is worth" : `${whose} of it`}{" "}
          <Why about={`what is yours of ${label}`} {...explanationWords(equity.why, format)} />
        </span>{" "}
        <Money amount={equity.amount} format={format} />
      </span>
    </span>
  );
}
