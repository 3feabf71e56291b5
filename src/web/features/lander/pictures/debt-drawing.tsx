import { debtExample } from "#content/landers/debt.ts";
import { dollars } from "#content/sample-money.ts";
import { CountedWeeks } from "../counted-weeks.tsx";
import { DebtStairs } from "./debt-stairs.tsx";
import { Sum } from "./sum.tsx";
import "./debt-drawing.css";

const { debts, minimums, extra, owed } = debtExample;

const rows = [
  ["Minimums of both", minimums],
  ["Left over, all to the card", extra],
] as const;

/** What is owed steps down week by week: the costly debt first, then the other. */
export function DebtDrawing() {
  return (
    <>
      <div className="debt-chart">
        <ul className="debt-names">
          {debts.map(({ id, label, apr, cents, weeks }) => (
            <li key={id}>
              <span className={`debt-mark debt-mark--${id}`} />
              <span>
                {label}, {apr}
              </span>
              <span className="small quiet">
                {dollars(cents)}, gone in {weeks} weeks
              </span>
            </li>
          ))}
        </ul>
        <DebtStairs />
        <div className="debt-strip">
          <CountedWeeks weeks={owed.length} />
        </div>
      </div>
      <dl className="rows debt-week">
        {rows.map(([label, cents]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{dollars(cents)}</dd>
          </div>
        ))}
      </dl>
      <Sum label="To your debts this week" cents={minimums + extra} />
    </>
  );
}
