import { debtExample } from "#content/landers/debt.ts";
import { dollars } from "#content/sample-household.ts";
import { CountedWeeks, Sum } from "./drawing-parts.tsx";
import "./debt-drawing.css";

const { debts, minimums, extra, owed } = debtExample;

const rows = [
  ["Minimums of both", minimums],
  ["Left over, all to the card", extra],
] as const;

/** The debts shrink week by week, the expensive one first. */
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

const height = 216;
const [card, store] = owed[0];
const scale = (height - 1) / (card + store);
const column = 100 / owed.length;

const steps = owed.map(([card, store], week) => {
  const [cardSize, storeSize] = [Math.round(card * scale), Math.round(store * scale)];
  return { week, cardSize, storeSize, top: height - cardSize - storeSize };
});

/** The card is stacked on top of the other debt, because it is paid off first. */
function DebtStairs() {
  return (
    <svg className="debt-stairs" height={height} aria-hidden="true">
      {steps.map(({ week, cardSize, storeSize, top }) => (
        <g key={week}>
          <Step debt="card" week={week} y={top} size={cardSize} />
          <Step debt="store" week={week} y={top + cardSize} size={storeSize} />
        </g>
      ))}
    </svg>
  );
}

function Step({ debt, week, y, size }: { debt: string; week: number; y: number; size: number }) {
  if (size === 0) return null;
  const x = `${(column * (week + 0.08)).toFixed(2)}%`;
  return <rect className={`debt-step--${debt}`} x={x} y={y} width={`${(column * 0.84).toFixed(2)}%`} height={size} />;
}
