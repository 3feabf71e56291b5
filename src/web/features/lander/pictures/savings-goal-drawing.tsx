import { savingsGoalExample } from "#content/landers/savings-goal.ts";
import { dollars } from "#content/sample-household.ts";
import { CountedWeeks, Sum } from "./drawing-parts.tsx";
import "./savings-goal-drawing.css";

const { label, target, saved, by, aWeek, weeksSaved, weeksLeft, weeksToHalf } = savingsGoalExample;

const rows = [
  ["Left to save", dollars(target - saved)],
  ["Weeks until then", String(weeksLeft)],
] as const;

/** A jar that fills from the bottom, one cell per week, until its date. */
export function SavingsGoalDrawing() {
  return (
    <>
      <div className="goal-picture">
        <div className="goal-jar">
          <CountedWeeks saved={weeksSaved} weeks={weeksSaved + weeksLeft} />
        </div>
        <Level at="full" title={by} text={`${label}, ${dollars(target)}`} />
        <Level at="half" text={`half, ${weeksToHalf} saves from here`} />
        <Level at="now" title={dollars(saved)} text={`saved in ${weeksSaved} weeks`} />
      </div>
      <dl className="rows goal-sum">
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Sum label="What it needs this week" cents={aWeek} />
    </>
  );
}

function Level({ at, title, text }: { at: "full" | "half" | "now"; title?: string; text: string }) {
  return (
    <p className={`goal-level goal-level--${at}`}>
      {title && <strong>{title}</strong>}
      <span className="small quiet">{text}</span>
    </p>
  );
}
