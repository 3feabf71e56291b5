import type { Period } from "#domain/history/periods.ts";
import type { Minor } from "#domain/money/money.ts";
import { Button } from "#web/ui/button.tsx";
import { Money } from "#web/ui/money.tsx";
import { PeriodRow } from "./period-row.tsx";
import { type Span, spanTitles } from "./period-words.ts";
import type { Past } from "./use-history.ts";
import "./period-list.css";

type ListProps = {
  span: Span;
  past: Past;
  periods: readonly Period[];
  sum: readonly [name: string, amount: Minor];
  more?: { count: number; show: () => void };
};

/** A ruled list of periods that closes with its sum, whether all of it is shown or not. */
export function PeriodList({ span, past, periods, sum: [name, amount], more }: ListProps) {
  return (
    <div className={past.isNarrow ? "period-list period-list--narrow" : "period-list"}>
      <Heads span={span} isNarrow={past.isNarrow} />
      <ul className="period-rows">
        {periods.map((period) => (
          <li key={period.id}>
            <PeriodRow {...{ span, past, period }} />
          </li>
        ))}
      </ul>
      {more && (
        <Button variant="quiet" size="small" onClick={more.show}>
          Show {more.count} more {more.count === 1 ? "week" : "weeks"}
        </Button>
      )}
      <p className="sum">
        <span>Set aside, {name}</span>
        <Money amount={amount} format={past.household} />
      </p>
    </div>
  );
}

/** Each row says its names itself to those who hear it. */
const Heads = ({ span, isNarrow }: { span: Span; isNarrow: boolean }) => (
  <div className="period-heads" aria-hidden="true">
    <span>{spanTitles[span]}</span>
    {!isNarrow && (
      <>
        <span className="period-income">Income</span>
        <span className="period-spent">Spent</span>
        <span className="period-rate">Savings rate</span>
      </>
    )}
    <span className="period-saved">Set aside</span>
  </div>
);
