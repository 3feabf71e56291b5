import { memo, type ReactNode, useId, useMemo } from "react";
import type { Explanation } from "#domain/explain.ts";
import { negate } from "#domain/money/money.ts";
import { equityOf } from "#domain/net-worth/equity.ts";
import type { HoldingOn } from "#domain/net-worth/holdings-on.ts";
import { explanationWords } from "#web/household/explanation-words.ts";
import { OverriddenValues } from "#web/household/overridden/overridden-values.tsx";
import { SpaceContext } from "#web/household/space-context.ts";
import { Button } from "#web/ui/button.tsx";
import { Money } from "#web/ui/money.tsx";
import { Why } from "#web/ui/why.tsx";
import type { Ask } from "../ask.ts";
import { keyOf, type Worth } from "../worth.ts";
import { HoldingRow } from "./holding-row.tsx";
import "./holding-list.css";

interface ListProps {
  kind: HoldingOn["kind"];
  title: string;
  worth: Worth;
  /** Said where the list is empty. */
  empty: ReactNode;
  ask: Ask;
}

/** What is owned, or what is owed, closed as ledgers close. */
export const HoldingList = memo(function HoldingList({ kind, title, worth, empty, ask }: ListProps) {
  const { place, holdings, now } = worth;
  const heading = useId();
  const equities = useMemo(() => equityOf(place.debts, holdings), [place.debts, holdings]);
  const own = holdings.filter((holding) => holding.kind === kind);
  const total = kind === "account" ? now.assets : negate(now.debts);
  return (
    <section className="section" aria-labelledby={heading}>
      <div className="section-head">
        <h2 id={heading}>{title}</h2>
        <Button
          variant="quiet"
          size="small"
          className="holding-add"
          onClick={() => ask({ what: "add", kind, place: place.id })}
        >
          Add<span className="visually-hidden"> {kind === "account" ? "an account" : "a debt"}</span>
        </Button>
      </div>
      {own.length === 0 && <p className="small quiet">{empty}</p>}
      <SpaceContext value={place.id}>
        <OverriddenValues kinds={kind === "account" ? ["account", "balance"] : ["debt"]} />
      </SpaceContext>
      <ul className="rows">
        {own.map((holding) => (
          <HoldingRow
            key={keyOf(holding)}
            {...{ holding, place }}
            equity={kind === "account" ? equities.get(holding.id) : undefined}
            onOpen={() => ask({ what: "balances", kind, place: place.id, id: holding.id })}
          />
        ))}
      </ul>
      {own.length > 0 && (
        <p className="sum">
          <span>
            {title} <Why about={title} {...explanationWords(whySum(own), place.format)} />
          </span>
          <Money amount={total} format={place.format} />
        </p>
      )}
    </section>
  );
});

const whySum = (own: readonly HoldingOn[]): Explanation => ({
  formula: "Each by its last balance, and what gains or loses value by itself by what it has become since",
  inputs: own.map(({ label, standing }) =>
    standing ? { label, amount: standing.amount } : { label, text: "no balance yet" },
  ),
});
