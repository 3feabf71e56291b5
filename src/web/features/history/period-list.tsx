import { memo, type ReactNode, useState } from "react";
import type { Period } from "#domain/history/periods.ts";
import type { TakeHomeBasis } from "#domain/history/savings-share.ts";
import { formatMoney, type Minor } from "#domain/money/money.ts";
import type { FigureMark } from "#web/household/figures/figure-mark.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Money } from "#web/ui/money.tsx";
import { WeekFace } from "#web/ui/week-strip/week-cell.tsx";
import { PeriodDetails } from "./period-details.tsx";
import {
  enteredWords,
  marksOf,
  periodName,
  periodStateWords,
  type Span,
  shareWords,
  spanTitles,
} from "./period-words.ts";
import { type HistoryData, savingsRateOf, yearMark } from "./use-history.ts";
import "./period-list.css";

type ListProps = {
  span: Span;
  data: HistoryData;
  periods: readonly Period[];
  sum: readonly [name: string, amount: Minor];
  /** Of the sum. */
  mark?: FigureMark | undefined;
  more?: { count: number; show: () => void };
};

/** A list of periods with its sum at the end. The sum includes rows that are not shown yet. */
export function PeriodList({ span, data, periods, sum: [name, amount], mark, more }: ListProps) {
  return (
    <div className={data.isFiltered ? "period-list period-list--narrow" : "period-list"}>
      <ColumnHeads span={span} isFiltered={data.isFiltered} />
      <ul className="period-rows">
        {periods.map((period) => (
          <li key={period.id}>
            <PeriodRow span={span} data={data} period={period} />
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
        <Money amount={amount} format={data.household} mark={mark} />
      </p>
    </div>
  );
}

/** Hidden from screen readers, since each row has its own labels. */
const ColumnHeads = ({ span, isFiltered }: { span: Span; isFiltered: boolean }) => (
  <div className="period-heads" aria-hidden="true">
    <span>{spanTitles[span]}</span>
    {!isFiltered && (
      <>
        <span className="period-income">Income</span>
        <span className="period-spent">Spent</span>
        <span className="period-rate">Savings rate</span>
      </>
    )}
    <span className="period-saved">Set aside</span>
  </div>
);

type RowProps = { span: Span; data: HistoryData; period: Period };

/** One line of the list. Its details are computed when it is opened. */
const PeriodRow = memo(function PeriodRow(props: RowProps) {
  const { span, data, period } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="period" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="period-line">
        <Name {...props} />
        {!data.isFiltered && <Entered {...props} />}
        <Cell of="saved" label="set aside">
          <span {...yearMark(period, data)}>
            {span === "week" && period.saved === 0 ? "–" : formatMoney(period.saved, data.household)}
          </span>
        </Cell>
        <span className="period-chevron">
          <Icon name="chevron-down" />
        </span>
      </summary>
      {isOpen && <PeriodDetails {...props} />}
    </details>
  );
});

function Name({ span, data, period }: RowProps) {
  const { name, detail } = periodName(span, period.id, data.household);
  const [week] = period.weeks;
  return (
    <span className="period-name">
      {span === "week" && week && (
        <span className="period-face">
          <WeekFace state={week.state} folded={week.isFolded} marks={marksOf(week, data)} />
        </span>
      )}
      <span className={`period-words period-words--${span}`}>
        <strong className="period-title">{name} </strong>
        {detail && <span className="period-detail">{detail} </span>}
        <span className="period-state">{periodStateWords(span, period)}</span>
      </span>
    </span>
  );
}

const shortBasis: Record<TakeHomeBasis, string> = { recorded: "", plan: "by plan ", both: "partly by plan " };

function Entered({ span, data, period }: RowProps) {
  const { household } = data;
  const rate = savingsRateOf(span, period, data);
  return (
    <>
      <Cell of="income" label="income">
        {enteredWords(period.income, household)}
      </Cell>
      <Cell of="spent" label="spent">
        {enteredWords(period.spent, household)}
      </Cell>
      <Cell of="rate" label="savings rate">
        {rate && <span className="period-basis">{shortBasis[rate.basis]}</span>}
        {rate ? shareWords(rate.share, household) : "–"}
      </Cell>
    </>
  );
}

const Cell = ({ of, label, children }: { of: string; label: string; children: ReactNode }) => (
  <span className={`period-${of}`}>
    <span className="visually-hidden">, {label} </span>
    {children}
  </span>
);
