import { useMemo } from "react";
import type { Explanation } from "#domain/explain.ts";
import { formatMoney, type Minor, type MoneyFormat, negate } from "#domain/money/money.ts";
import type { NetWorth } from "#domain/net-worth/net-worth.ts";
import { explanationWords } from "#web/household/explanation-words.ts";
import { Money } from "#web/ui/money.tsx";
import { Why } from "#web/ui/why.tsx";
import { useIntake } from "../../draft/use-draft.tsx";
import { netWorthSoFar } from "./net-worth-so-far.ts";
import "./net-worth-sum.css";

const name = "Net worth so far";

/** What you own less what you owe, closed as ledgers close. A side that nobody has answered yet is open, not zero. */
export function NetWorthSum() {
  const { read, asked } = useIntake();
  const { household } = read;
  const worth = useMemo(() => netWorthSoFar(household, asked.today), [household, asked.today]);
  if (!worth) return null;
  const own = household.accounts.length > 0 ? worth.assets : null;
  const owe = household.debts.length > 0 ? worth.debts : null;
  const { format } = asked;
  return (
    <section className="net-worth-sum" aria-label={name}>
      <dl className="rows">
        <Side label="What you own" amount={own} format={format} />
        <Side label="What you owe" amount={owe && negate(owe)} format={format} />
      </dl>
      <div className="sum">
        <p>
          {name} <Why about={name} {...explanationWords(whySoFar(own, owe), format)} />
          {worth.low < worth.high && <span className="net-worth-sum-note">{bandWords(worth, format)}</span>}
        </p>
        <p className="number">
          <Money amount={worth.net} format={format} />
        </p>
      </div>
    </section>
  );
}

const Side = ({ label, amount, format }: { label: string; amount: Minor | null; format: MoneyFormat }) => (
  <div>
    <dt>{label}</dt>
    <dd className="number">{amount === null ? "–" : <Money amount={amount} format={format} />}</dd>
  </div>
);

const bandWords = ({ low, high }: NetWorth, format: MoneyFormat): string =>
  `by your ranges ${formatMoney(low, format)} to ${formatMoney(high, format)}`;

function whySoFar(own: Minor | null, owe: Minor | null): Explanation {
  const input = (label: string, amount: Minor | null) =>
    amount === null ? { label, text: "not yet" } : { label, amount };
  return {
    formula: "What you own − what you owe. A range counts at its middle, a row that is not finished not at all",
    inputs: [input("What you own", own), input("What you owe", owe)],
  };
}
