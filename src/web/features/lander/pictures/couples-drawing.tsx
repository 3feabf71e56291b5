import { couplesExample } from "#content/landers/couples.ts";
import { dollars, totalCents } from "#content/sample-household.ts";
import { MemberMark } from "#web/ui/icon.tsx";
import { WeekStamp } from "#web/ui/week-strip/week-stamp.tsx";
import "./couples-drawing.css";

const { week, saves, split } = couplesExample;
const whole = totalCents(split);

/** The saves of two people flow into one stamp, and from there down the split. */
export function CouplesDrawing() {
  return (
    <>
      <div className="couples-saves">
        {saves.map((save) => (
          <div key={save.who}>
            <p className="couples-who">
              <MemberMark shape={save.mark} size={12} /> {save.who}
            </p>
            <p className="couples-amount">{dollars(save.cents)}</p>
            <p className="small quiet">{save.day}</p>
          </div>
        ))}
      </div>
      <Meeting />
      <div className="couples-week">
        <WeekStamp number={week} state="saved" marks={["disc", "diamond"]} />
        <p>
          <span className="couples-whole">{dollars(whole)}</span>
          <span className="small quiet">set aside in week {week}</span>
        </p>
      </div>
      <ol className="rows couples-split">
        {split.map(({ label, cents }, index) => (
          <li key={label}>
            <span>{label}</span>
            <Part before={totalCents(split.slice(0, index))} cents={cents} />
            <span className="number">{dollars(cents)}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Stretches to any width; the stroke width stays constant. */
function Meeting() {
  return (
    <svg className="couples-meeting" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path className="couples-line-a" d="M25 0C25 70 48 30 48 100" />
      <path className="couples-line-b" d="M75 0C75 70 52 30 52 100" />
    </svg>
  );
}

function Part({ before, cents }: { before: number; cents: number }) {
  const percent = (amount: number) => `${((amount / whole) * 100).toFixed(2)}%`;
  return (
    <svg className="couples-part" height="14" aria-hidden="true">
      <rect x={percent(before)} y="0.5" width={percent(cents)} height="13" rx="2" />
    </svg>
  );
}
