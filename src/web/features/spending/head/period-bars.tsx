import type { Household } from "#domain/household/household.ts";
import { formatMoney, type MoneyFormat } from "#domain/money/money.ts";
import type { PeriodSpending } from "#domain/spending/period-spending.ts";
import type { Day } from "#domain/time/day.ts";
import { barAmount, barSentence, tickLines } from "./bar-words.ts";
import { type LaidBar, layBars, nameEvery, plotHeight, roomForWords } from "./bars-layout.ts";
import "./period-bars.css";

const above = 24;
const wordsRow = 26;
const below = 44;

interface BarsProps {
  household: Household;
  spending: PeriodSpending;
  today: Day;
}

/** A bar for each day of a week, or for each week of something longer. What is still to come is dashed. */
export function PeriodBars({ household, spending, today }: BarsProps) {
  const { bars, period, perDay, daysLeft } = spending;
  const laid = layBars(bars);
  if (bars.every(({ spent, ahead }) => spent === 0 && ahead === 0)) return null;
  const perDayWords = daysLeft > 1 && perDay > 0 ? `${formatMoney(perDay, household)} a day left` : "";
  const room = roomForWords(laid, perDayWords);
  const base = above + plotHeight + (perDayWords && !room ? wordsRow : 0);
  const highestAhead = Math.max(
    0,
    ...laid.map(({ aheadHeight, spentHeight }) => (aheadHeight ? aheadHeight + spentHeight : 0)),
  );
  return (
    <figure className="period-bars" aria-label={period.kind === "week" ? "Spent by day" : "Spent by week"}>
      <svg width="100%" height={base + below} aria-hidden="true">
        {laid.map((one) => (
          <Bar key={one.bar.from} {...{ one, base }} format={household} hasAmount={bars.length <= 8} />
        ))}
        <line className="period-bars-base" x1="0" x2="100%" y1={base} y2={base} />
        <Names {...{ laid, base, today }} isWeek={period.kind === "week"} />
        <text
          className={room ? undefined : "period-bars-end"}
          x={room ? `${room.left + room.width / 2}%` : "100%"}
          y={room ? base - highestAhead - 9 : 14}
        >
          {perDayWords}
        </text>
      </svg>
      <ul className="visually-hidden">
        {bars.map((bar) => (
          <li key={bar.from}>{barSentence(bar, household)}</li>
        ))}
        {perDayWords && <li>{perDayWords}</li>}
      </ul>
    </figure>
  );
}

type BarProps = { one: LaidBar; base: number; format: MoneyFormat; hasAmount: boolean };

function Bar({ one: { bar, left, width, middle, spentHeight, aheadHeight }, base, format, hasAmount }: BarProps) {
  const across = { x: `${left}%`, width: `${width}%`, rx: 2 };
  const top = base - spentHeight;
  return (
    <>
      {spentHeight > 0 && (
        <rect className={`period-bar-spent period-bar-spent--${bar.when}`} {...across} y={top} height={spentHeight} />
      )}
      {aheadHeight > 0 && <rect className="period-bar-ahead" {...across} y={top - aheadHeight} height={aheadHeight} />}
      {hasAmount && bar.spent !== 0 && (
        <text
          className={bar.spent < 0 ? "period-bar-amount period-bar-amount--back" : "period-bar-amount"}
          x={`${middle}%`}
          y={top - (aheadHeight > 0 ? aheadHeight : 0) - 7}
        >
          {barAmount(bar.spent, format)}
        </text>
      )}
    </>
  );
}

type NamesProps = { laid: readonly LaidBar[]; base: number; today: Day; isWeek: boolean };

function Names({ laid, base, today, isWeek }: NamesProps) {
  const every = nameEvery(laid.length);
  return laid
    .filter((_, index) => index % every === 0)
    .map(({ bar, middle }) => (
      <g key={bar.from} className={bar.from <= today && today <= bar.to ? "period-bar-now" : undefined}>
        {tickLines(bar, isWeek).map((line, row) => (
          <text key={line} x={`${middle}%`} y={base + 20 + row * 18}>
            {line}
          </text>
        ))}
      </g>
    ));
}
