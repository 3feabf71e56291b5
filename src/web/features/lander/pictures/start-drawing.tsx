import { startExample } from "#content/landers/start.ts";
import { dollars, totalCents } from "#content/sample-household.ts";
import { WeekFace } from "#web/ui/week-strip/week-cell.tsx";
import { WeekStamp } from "#web/ui/week-strip/week-stamp.tsx";
import { Sum } from "./drawing-parts.tsx";
import "./start-drawing.css";

const { days, income, bills, everyday, left, quarter, lastWeeks } = startExample;

const rows = [
  ["Money in", dollars(income)],
  ["Bills and debts", `− ${dollars(bills)}`],
  ["Everyday", `− ${dollars(everyday)}`],
] as const;

/** The open week on top of earlier ones, its ledger, and its empty cell in the quarter. */
export function StartDrawing() {
  return (
    <>
      <div className="start-week">
        <div>
          <p className="start-week-name">This week</p>
          <p className="small quiet">{days}</p>
        </div>
        <div className="start-stamps">
          {lastWeeks.map(({ week, state, savedBy }) => (
            <WeekStamp key={week} number={week} state={state} marks={[...savedBy]} />
          ))}
        </div>
      </div>
      <dl className="rows start-ledger">
        {rows.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <Sum label="To set aside" cents={left} />
      <Quarter />
    </>
  );
}

function Quarter() {
  return (
    <div className="start-quarter">
      <p className="start-quarter-caption small quiet">
        <span>{quarter.caption}</span>
        <span>{dollars(totalCents(quarter.weeks))}</span>
      </p>
      <div className="start-strip">
        {quarter.weeks.map((one) => (
          <WeekFace key={one.week} state={one.state} folded={one.folded} marks={[...one.savedBy]} />
        ))}
      </div>
    </div>
  );
}
