import { memo, type ReactNode, useState } from "react";
import type { Period } from "#domain/history/periods.ts";
import type { TakeHomeBasis } from "#domain/history/savings-share.ts";
import { formatMoney } from "#domain/money/money.ts";
import { Icon } from "#web/ui/icon.tsx";
import { WeekFace } from "#web/ui/week-cell.tsx";
import { PeriodDetails } from "./period-details.tsx";
import { enteredWords, periodName, type Span, shareWords, standingWords } from "./period-words.ts";
import { rateOf } from "./rate-of.ts";
import type { Past } from "./use-history.ts";
import { marksOf } from "./year-in-quarters.ts";
import "./period-row.css";

type RowProps = { span: Span; past: Past; period: Period };

/** One line of the list. What it is made of is worked out when it is opened. */
export const PeriodRow = memo(function PeriodRow(props: RowProps) {
  const { span, past, period } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="period" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="period-line">
        <Name {...props} />
        {!past.isNarrow && <Entered {...props} />}
        <Cell of="saved" label="set aside">
          {span === "week" && period.saved === 0 ? "–" : formatMoney(period.saved, past.household)}
        </Cell>
        <span className="period-chevron">
          <Icon name="chevron-down" />
        </span>
      </summary>
      {isOpen && <PeriodDetails {...props} />}
    </details>
  );
});

function Name({ span, past, period }: RowProps) {
  const { name, detail } = periodName(span, period.id, past.household);
  const [week] = period.weeks;
  return (
    <span className="period-name">
      {span === "week" && week && (
        <span className="period-face">
          <WeekFace state={week.state} folded={week.isFolded} marks={marksOf(week, past)} />
        </span>
      )}
      <span className={`period-words period-words--${span}`}>
        <strong className="period-title">{name} </strong>
        {detail && <span className="period-detail">{detail} </span>}
        <span className="period-state">{standingWords(span, period)}</span>
      </span>
    </span>
  );
}

const shortBasis: Record<TakeHomeBasis, string> = { recorded: "", plan: "by plan ", both: "partly by plan " };

function Entered({ span, past, period }: RowProps) {
  const { household } = past;
  const rate = rateOf(span, period, past);
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
