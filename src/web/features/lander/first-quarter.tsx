import { CountedWeeks } from "./counted-weeks.tsx";
import "./first-quarter.css";

/** The empty strip is an invitation: thirteen weeks to come, the first of them outlined. */
export function FirstQuarter() {
  return (
    <section className="first-quarter" aria-labelledby="first-quarter">
      <h2 id="first-quarter">Your first quarter</h2>
      <p className="lede">Thirteen weeks, still empty. Put aside anything this week, and the first one is stamped.</p>
      <div className="first-quarter-strip" aria-hidden="true">
        <CountedWeeks weeks={13} />
      </div>
    </section>
  );
}
