import { WeekFace, type WeekState } from "#web/ui/week-cell.tsx";
import "./first-quarter.css";

const weeks = Array.from({ length: 13 }, (_, index): { week: number; state: WeekState } => ({
  week: index + 1,
  state: index === 0 ? "now" : "next",
}));

const facts = [
  ["To begin", "seven short steps, each skippable"],
  ["Account", "not needed; it stays on your device"],
  ["Bank login", "none, you say what you have"],
  ["Price", "none; open source, no ads"],
] as const;

/** The empty strip is an invitation: thirteen weeks to come, the first of them outlined. */
export function FirstQuarter() {
  return (
    <section className="first-quarter" aria-labelledby="first-quarter">
      <h2 id="first-quarter">Your first quarter</h2>
      <p className="lede">Thirteen weeks, still empty. Put aside anything this week, and the first one is stamped.</p>
      <div className="first-quarter-strip" aria-hidden="true">
        {weeks.map(({ week, state }) => (
          <WeekFace key={week} state={state} />
        ))}
      </div>
      <dl className="rows first-quarter-facts">
        {facts.map(([term, fact]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
