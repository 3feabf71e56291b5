import { debtExample } from "#content/landers/debt.ts";

const { owed } = debtExample;

const height = 216;
const [card, store] = owed[0];
const scale = (height - 1) / (card + store);
const column = 100 / owed.length;

const steps = owed.map(([card, store], week) => {
  const [cardSize, storeSize] = [Math.round(card * scale), Math.round(store * scale)];
  return { week, cardSize, storeSize, top: height - cardSize - storeSize };
});

/** The card stands on the other debt, so that it is the first to go. */
export function DebtStairs() {
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
