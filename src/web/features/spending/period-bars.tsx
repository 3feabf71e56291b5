import type { Household } from "#domain/household/household.ts";
import { formatMoney, type Minor, type MoneyFormat } from "#domain/money/money.ts";
import type { PeriodSpending, SpendingBar } from "#domain/spending/period-spending.ts";
import { type Day, dateOf } from "#domain/time/day.ts";
import { dateWords, longWeekdayWords, weekdayWords } from "#web/household/words/date-words.ts";
import { shortAmount } from "./words.ts";

const above = 24;
const wordsRow = 26;
const below = 44;

interface BarsProps {
  household: Household;
  spending: PeriodSpending;
  today: Day;
}

/** A bar for each day of a week, or for each week of a longer period. Future amounts are dashed. */
export function PeriodBars({ household, spending, today }: BarsProps) {
  const { bars, period, perDay, daysLeft } = spending;
  const placed = placeBars(bars);
  if (bars.every(({ spent, ahead }) => spent === 0 && ahead === 0)) return null;
  const perDayWords = daysLeft > 1 && perDay > 0 ? `${formatMoney(perDay, household)} a day left` : "";
  const room = labelSpace(placed, perDayWords);
  const base = above + plotHeight + (perDayWords && !room ? wordsRow : 0);
  const highestAhead = Math.max(
    0,
    ...placed.map(({ aheadHeight, spentHeight }) => (aheadHeight ? aheadHeight + spentHeight : 0)),
  );
  return (
    <figure className="period-bars" aria-label={period.kind === "week" ? "Spent by day" : "Spent by week"}>
      <svg width="100%" height={base + below} aria-hidden="true">
        {placed.map((one) => (
          <Bar key={one.bar.from} one={one} base={base} format={household} hasAmount={bars.length <= 8} />
        ))}
        <line className="period-bars-base" x1="0" x2="100%" y1={base} y2={base} />
        <Names placed={placed} base={base} today={today} isWeek={period.kind === "week"} />
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

type BarProps = { one: PlacedBar; base: number; format: MoneyFormat; hasAmount: boolean };

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

type NamesProps = { placed: readonly PlacedBar[]; base: number; today: Day; isWeek: boolean };

function Names({ placed, base, today, isWeek }: NamesProps) {
  const every = labelEvery(placed.length);
  return placed
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

/** The position of a bar: horizontally in percent, which needs no measuring, vertically in pixels. */
interface PlacedBar {
  bar: SpendingBar;
  middle: number;
  left: number;
  width: number;
  /** In pixels from the baseline up. */
  spentHeight: number;
  aheadHeight: number;
}

export const plotHeight = 130;

/** The share of its slot that a bar fills, and its maximum width in percent of the drawing. */
const ofSlot = 0.56;
const widest = 10;

export function placeBars(bars: readonly SpendingBar[]): PlacedBar[] {
  const slot = 100 / bars.length;
  const width = Math.min(slot * ofSlot, widest);
  const highest = Math.max(1, ...bars.map(({ spent, ahead }) => Math.max(0, spent) + ahead));
  return bars.map((bar, index) => {
    const middle = slot * (index + 0.5);
    return {
      bar,
      middle,
      width,
      left: middle - width / 2,
      spentHeight: heightOf(bar.spent, highest),
      aheadHeight: heightOf(bar.ahead, highest),
    };
  });
}

/** At least two pixels, so that small amounts are visible. */
const heightOf = (amount: number, highest: number): number =>
  amount <= 0 ? 0 : Math.max(2, Math.round((amount / highest) * plotHeight));

/** How many labels fit below the bars. */
const mostNames = 8;

export const labelEvery = (bars: number): number => Math.ceil(bars / mostNames);

/** The space above the future bars, if it is wide enough for the label; else null. */
export function labelSpace(bars: readonly PlacedBar[], words: string): { left: number; width: number } | null {
  const first = bars.findIndex(({ bar }) => bar.when === "to-come");
  if (first < 0) return null;
  const slot = 100 / bars.length;
  const room = { left: first * slot, width: (bars.length - first) * slot };
  return room.width >= 40 && words.length <= 20 ? room : null;
}

/** "$198" above a bar, and "+ $25" for a day with more refunds than spending. */
const barAmount = (spent: Minor, format: MoneyFormat): string =>
  `${spent < 0 ? "+\u00a0" : ""}${shortAmount(spent, format)}`;

const shortMonth = new Intl.DateTimeFormat("en-GB", { month: "short", timeZone: "UTC" });

const monthShort = (day: Day): string => shortMonth.format(new Date(day)).slice(0, 3);

/** "Mon" over "9", or "2 – 8" over "Nov". */
function tickLines({ from, to }: SpendingBar, isWeek: boolean): [string, string] {
  if (isWeek) return [weekdayWords(from), String(dateOf(from))];
  return [from === to ? String(dateOf(from)) : `${dateOf(from)}–${dateOf(to)}`, monthShort(from)];
}

/** The bar in words, for screen readers. */
function barSentence({ from, to, spent, ahead, when }: SpendingBar, format: MoneyFormat): string {
  const name = from === to ? `${longWeekdayWords(from)}, ${dateWords(from)}` : `${dateWords(from)} – ${dateWords(to)}`;
  const left = ahead > 0 ? `${formatMoney(ahead, format)} left for it` : "";
  if (when === "to-come") return `${name}: ${left || "to come"}`;
  const back = spent < 0 ? `${formatMoney(spent, format, { sign: "never" })} back` : formatMoney(spent, format);
  return `${name}: ${[back, left].filter(Boolean).join(", ")}`;
}
