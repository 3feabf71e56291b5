import { formatMoney, type Minor, type MoneyFormat, minor } from "#domain/money/money.ts";
import type { Envelope } from "#domain/spending/envelopes.ts";
import { elapsedIn } from "#domain/spending/period-facts.ts";
import type { PeriodSpending } from "#domain/spending/period-spending.ts";
import type { ExplanationWords } from "#web/household/explanation-words.ts";
import { Link } from "#web/platform/router/link.tsx";
import { Meter } from "#web/ui/meter.tsx";
import { Money } from "#web/ui/money.tsx";
import { Why } from "#web/ui/why.tsx";
import { rolledWords, Spent } from "./budget-cells.tsx";
import { meterWords } from "./budget-words.ts";

interface RowProps {
  envelope: Envelope;
  spending: PeriodSpending;
  format: MoneyFormat;
  isChosen: boolean;
  /** Its entries alone, or all again. */
  to: string;
  why: ExplanationWords;
}

export function BudgetRow({ envelope, spending, format, isChosen, to, why }: RowProps) {
  const { category, budget, carried, spent, left } = envelope;
  const room = minor(budget + carried);
  const { days, of } = elapsedIn(spending);
  return (
    <tr className={isChosen ? "budget-row budget-row--chosen" : "budget-row"}>
      <NameCell {...{ to, isChosen }} label={category.label} />
      <td className="budget-meter">
        {(room > 0 || spent > 0) && (
          <Meter
            label={`${category.label}, spent`}
            value={room > 0 ? spent : 1}
            max={room > 0 ? room : 1}
            valueText={meterWords(envelope, format)}
            tick={spending.daysLeft > 0 && room > 0 ? (room * days) / of : undefined}
            over={left < 0}
          />
        )}
      </td>
      <td className="budget-budget">{budget === 0 ? "–" : formatMoney(budget, format)}</td>
      <td className="budget-rolled">{rolledWords(carried, format)}</td>
      <td className="budget-spent">
        <Spent amount={spent} format={format} />
      </td>
      <td className="budget-left">
        <Why about={`${category.label}, left`} {...why} />{" "}
        <Money amount={left} format={format} tone={left < 0 ? "loss" : "plain"} />
        <span className="budget-of">of {formatMoney(room, format)} left</span>
      </td>
    </tr>
  );
}

type LooseProps = { spent: Minor; format: MoneyFormat; isChosen: boolean; to: string };

/** What has no category, or one that is gone: no budget, so nothing is left of one. */
export const LooseRow = ({ spent, format, isChosen, to }: LooseProps) => (
  <tr className={isChosen ? "budget-row budget-row--chosen" : "budget-row"}>
    <NameCell {...{ to, isChosen }} label="Without a category" />
    <td className="budget-meter" />
    <td className="budget-budget">–</td>
    <td className="budget-rolled">–</td>
    <td className="budget-spent">
      <Spent amount={spent} format={format} />
    </td>
    <td className="budget-left">
      <span className="budget-none">–</span>
      <span className="budget-of">
        <Spent amount={spent} format={format} /> spent
      </span>
    </td>
  </tr>
);

const NameCell = ({ to, isChosen, label }: { to: string; isChosen: boolean; label: string }) => (
  <th scope="row" className="budget-name">
    <Link to={to} className="budget-link" aria-current={isChosen || undefined}>
      {label}
      <span className="visually-hidden">{isChosen ? ": show all entries" : ": show its entries"}</span>
    </Link>
  </th>
);
