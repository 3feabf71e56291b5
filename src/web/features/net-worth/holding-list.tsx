import { memo, type ReactNode, useId, useMemo } from "react";
import type { Explanation } from "#domain/explain.ts";
import type { Account, Debt } from "#domain/household/household.ts";
import { negate } from "#domain/money/money.ts";
import { type Equity, equityOf, type HoldingOn } from "#domain/net-worth/holdings.ts";
import { SpaceContext } from "#web/household/commands/use-run.ts";
import { figureMark } from "#web/household/figures/figure-mark.ts";
import { OverriddenValues } from "#web/household/overridden/overridden-values.tsx";
import { OwnerMarks } from "#web/household/owner-marks.tsx";
import { explanationWords } from "#web/household/words/explanation-words.ts";
import { adultsOf } from "#web/household/words/people-words.ts";
import { registerPath } from "#web/paths.ts";
import { Link } from "#web/platform/router/router.tsx";
import { Button } from "#web/ui/button.tsx";
import { Money } from "#web/ui/money.tsx";
import { Why } from "#web/ui/why.tsx";
import { holdingWords, lookedWords, shortDayWords, takenForWords, termsWords, thenWords } from "./words.ts";
import { accountOf, balanceMark, debtOf, keyOf, type OpenDialog, type Space, type Worth } from "./worth.ts";
import "./holding-list.css";

interface ListProps {
  kind: HoldingOn["kind"];
  title: string;
  worth: Worth;
  /** Shown when the list is empty. */
  empty: ReactNode;
  /** Whether the list has all that the household owns or owes. */
  isWhole?: boolean;
  openDialog: OpenDialog;
}

/** The accounts or the debts, with their sum at the end as in a ledger. */
export const HoldingList = memo(function HoldingList(props: ListProps) {
  const { kind, title, worth, empty, isWhole = false, openDialog } = props;
  const { space, holdings, now } = worth;
  const heading = useId();
  const equities = useMemo(() => equityOf(space.debts, holdings), [space.debts, holdings]);
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
          onClick={() => openDialog({ what: "add", kind, space: space.id })}
        >
          Add<span className="visually-hidden"> {kind === "account" ? "an account" : "a debt"}</span>
        </Button>
      </div>
      {own.length === 0 && <p className="small quiet">{empty}</p>}
      <SpaceContext value={space.id}>
        <OverriddenValues kinds={kind === "account" ? ["account", "balance"] : ["debt"]} />
      </SpaceContext>
      <ul className="rows">
        {own.map((holding) => (
          <HoldingRow
            key={keyOf(holding)}
            holding={holding}
            space={space}
            equity={kind === "account" ? equities.get(holding.id) : undefined}
            onOpen={() => openDialog({ what: "balances", kind, space: space.id, id: holding.id })}
          />
        ))}
      </ul>
      {own.length > 0 && (
        <p className="sum">
          <span>
            {title} <Why about={title} {...explanationWords(whySum(own), space.format)} />
          </span>
          <Money
            amount={total}
            format={space.format}
            mark={isWhole && kind === "debt" ? figureMark("owed", now.debts) : undefined}
          />
        </p>
      )}
    </section>
  );
});

const whySum = (own: readonly HoldingOn[]): Explanation => ({
  formula:
    "Each by its last stated balance and what its entries and saves changed since, or what it gained or lost by itself",
  inputs: own.map(({ label, standing }) =>
    standing ? { label, amount: standing.amount } : { label, text: "no balance yet" },
  ),
});

interface RowProps {
  holding: HoldingOn;
  space: Space;
  equity: Equity | undefined;
  onOpen: () => void;
}

/** One account or debt: owner, name, last update and balance. Its name opens its balances. */
function HoldingRow({ holding, space, equity, onOpen }: RowProps) {
  const { kind, id, label, standing } = holding;
  const item = kind === "account" ? accountOf(space, id) : debtOf(space, id);
  const isMarked = adultsOf(space.people).length > 1;
  return (
    <li className={isMarked ? "holding holding--marked" : "holding"}>
      {isMarked && item && <OwnerMarks item={item} people={space.people} />}
      <span className="holding-words">
        <button type="button" className="holding-name" onClick={onOpen}>
          {label}
        </button>
        <span className={standing?.isStale ? "holding-note holding-note--stale" : "holding-note"}>
          {item && noteOf(holding, item, space)}
        </span>
      </span>
      <span className="holding-amount">
        {standing ? (
          <Link className="holding-register" to={registerPath(id)} aria-label={`Register of ${label}`}>
            <HoldingMoney holding={holding} space={space} />
          </Link>
        ) : (
          "–"
        )}
      </span>
      {equity && <EquityLine equity={equity} space={space} label={label} />}
    </li>
  );
}

function HoldingMoney({ holding: { kind, id, standing }, space }: Pick<RowProps, "holding" | "space">) {
  if (!standing) return null;
  return (
    <Money
      amount={kind === "debt" ? negate(standing.amount) : standing.amount}
      format={space.format}
      mark={balanceMark({ kind, id }, standing.amount, space)}
    />
  );
}

function noteOf(holding: HoldingOn, item: Account | Debt, space: Space): string {
  const { today, format } = space;
  if (item.closedOn !== undefined) return `closed ${shortDayWords(item.closedOn, today)}`;
  if (holding.kind === "account") {
    const words = holdingWords(holding, today, format, (item as Account).yearlyChange);
    return [words, thenWords(holding, format)].filter(Boolean).join(", ");
  }
  const debt = item as Debt;
  // A card at 0 goes on being used.
  if (holding.standing?.amount === 0)
    return `${debt.kind === "card" ? "nothing owed" : "paid off"}, ${lookedWords(holding.standing.day, today)}`;
  const isStale = holding.standing?.isStale && `last looked at ${shortDayWords(holding.standing.day, today)}`;
  return [termsWords(debt, format), takenForWords(debt, space.accounts), isStale].filter(Boolean).join(", ");
}

type EquityProps = { equity: Equity; space: Space; label: string };

/** The equity of an account with debts, such as a home and its mortgage. */
function EquityLine({ equity, space, label }: EquityProps): ReactNode {
  const { format, people } = space;
  const owed = equity.debts.map((debt) => ({
    ...debt,
    mark: balanceMark({ kind: "debt", id: debt.id }, debt.amount, space),
  }));
  const whose = adultsOf(people).length > 1 ? "Yours together" : "Yours";
  return (
    <span className="holding-equity">
      {owed.map((debt) => (
        <span key={debt.id} className="holding-equity-part">
          <span>less {debt.label}</span> <Money amount={negate(debt.amount)} format={format} mark={debt.mark} />
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
