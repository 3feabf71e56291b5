import { weeklyBudgetExample } from "#content/landers/weekly-budget.ts";
import { dollars } from "#content/sample-money.ts";
import { CountedWeeks } from "../counted-weeks.tsx";
import { Sum } from "./sum.tsx";
import { UnevenWeeks } from "./uneven-weeks.tsx";
import "./weekly-budget-drawing.css";

const { weeks, now, flows, everyday, left } = weeklyBudgetExample;

const signed = (cents: number): string => (cents < 0 ? `− ${dollars(-cents)}` : dollars(cents));

/** Money as it comes and goes above, thirteen equal weeks below, and the reckoning that leads from one to the other. */
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
