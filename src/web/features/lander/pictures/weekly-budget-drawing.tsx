import { weeklyBudgetExample } from "#content/landers/weekly-budget.ts";
import { dollars } from "#content/sample-household.ts";
import { CountedWeeks, Sum } from "./drawing-parts.tsx";
import "./weekly-budget-drawing.css";

const { weeks, now, flows, everyday, left } = weeklyBudgetExample;

const signed = (cents: number): string => (cents < 0 ? `− ${dollars(-cents)}` : dollars(cents));

/** Uneven cash flow on top, thirteen equal weeks below, and the calculation that connects them. */
export function WeeklyBudgetDrawing() {
  return (
    <>
      <p className="small quiet">As money comes and goes, week by week</p>
      <UnevenWeeks />
      <p className="small quiet">As a plan: each week leaves {dollars(left)}</p>
      <div className="budget-strip">
        <CountedWeeks saved={now} weeks={weeks} />
      </div>
      <ol className="rows budget-flows">
        <li className="small quiet">
          <span />
          <span />
          <span className="number">as it comes</span>
          <span className="number">a week</span>
        </li>
        {flows.map(({ label, kind, cents, aWeek }) => (
          <li key={label}>
            <span className={`budget-mark budget-mark--${kind}`} />
            <span>{label}</span>
            <span className="number quiet">{signed(cents)}</span>
            <span className="number">{signed(aWeek)}</span>
          </li>
        ))}
        <li>
          <span />
          <span>Everyday, weekly</span>
          <span className="number quiet">{signed(-everyday)}</span>
          <span className="number">{signed(-everyday)}</span>
        </li>
      </ol>
      <Sum label="To set aside each week" cents={left} />
    </>
  );
}

const fallsIn = (week: number) => flows.filter(({ falls }) => (falls as readonly number[]).includes(week));
const totalOf = (week: number, sign: 1 | -1): number =>
  fallsIn(week).reduce((total, { cents }) => total + Math.max(0, sign * cents), 0);

const every = Array.from({ length: weeks }, (_, week) => week);
const most = (sign: 1 | -1): number => Math.max(...every.map((week) => totalOf(week, sign)));

/** Income bars rise above the line, expenses hang below it, on the same scale. */
const height = 148;
const scale = (height - 2) / (most(1) + most(-1));
const line = Math.round(most(1) * scale) + 1;

const column = 100 / weeks;

interface Bar {
  key: string;
  kind: string;
  week: number;
  y: number;
  size: number;
}

function barsIn(week: number): Bar[] {
  let [up, down] = [line, line];
  return fallsIn(week).map(({ label, kind, cents }) => {
    const size = Math.round(Math.abs(cents) * scale);
    if (cents > 0) up -= size;
    else down += size;
    return { key: `${label} ${week}`, kind, week, y: cents > 0 ? up : down - size, size };
  });
}

const bars = every.flatMap(barsIn);

function UnevenWeeks() {
  return (
    <svg className="budget-uneven" height={height} aria-hidden="true">
      {bars.map(({ key, kind, week, y, size }) => (
        <rect
          key={key}
          className={`budget-bar--${kind}`}
          x={`${(column * week).toFixed(2)}%`}
          y={y + 0.5}
          width={`${(column * 0.86).toFixed(2)}%`}
          height={size}
        />
      ))}
      <line className="budget-line" x2="99%" y1={line + 0.5} y2={line + 0.5} />
    </svg>
  );
}
