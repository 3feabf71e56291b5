import type { Household } from "#domain/household/household.ts";
import { formatMoney } from "#domain/money/money.ts";
import { type Change, type ShortfallPlan, shortfallPlan } from "#domain/plan/shortfall.ts";
import { explanationWords } from "#web/household/words/explanation-words.ts";
import { paths } from "#web/paths.ts";
import { Link } from "#web/platform/router/router.tsx";
import { Money } from "#web/ui/money.tsx";
import { Why } from "#web/ui/why.tsx";
import "./shortfall.css";

/** The weekly shortfall, and the changes that would close it. `household` has the balances of today. */
export function Shortfall({ household }: { household: Household }) {
  const plan = shortfallPlan(household);
  if (!plan.ok) return null;
  return (
    <section className="section shortfall" id="shortfall" aria-labelledby="shortfall-heading">
      <div className="section-head">
        <h2 id="shortfall-heading">What could change</h2>
        <Link to={`${paths.intake}?edit=true`}>Change answers</Link>
      </div>
      <Changes {...plan.value} household={household} />
      <Closing {...plan.value} household={household} />
    </section>
  );
}

type PlanProps = ShortfallPlan & { household: Household };

function Changes({ changes, household }: PlanProps) {
  return (
    <ol className="rows">
      {changes.map((change) => (
        <li key={`${change.kind} ${change.id}`}>
          <span>
            {changeWords(change, household)} <Why about={change.label} {...explanationWords(change.why, household)} />
          </span>
          <Money amount={change.weekly} format={household} sign="always" />
        </li>
      ))}
    </ol>
  );
}

function Closing({ missing, uncovered, changes, household }: PlanProps) {
  return (
    <>
      <p className="sum">
        <span>
          Missing in a week <Why about="Missing in a week" {...explanationWords(missing.why, household)} />
        </span>
        <Money amount={missing.amount} format={household} />
      </p>
      {uncovered.amount > 0 && (
        <p className="small quiet shortfall-open">
          {changes.length > 0 ? "With all of it, " : "No bill or want could give way, so "}
          {formatMoney(uncovered.amount, household)} a week {changes.length > 0 ? "is still" : "is"} open{" "}
          <Why about="Still open" {...explanationWords(uncovered.why, household)} /> More money in, or a lower need,
          would close it.
        </p>
      )}
    </>
  );
}

function changeWords({ kind, label, before, after }: Change, household: Household): string {
  if (kind === "drop-bill") return `Go without ${label}`;
  if (kind === "cheaper-bill") return `Ask for a better price: ${label}, at a guess`;
  const less = `${formatMoney(before, household)} to ${formatMoney(after, household)}`;
  return `Less for ${label}: ${less} a week`;
}
