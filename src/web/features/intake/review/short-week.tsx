import type { Household } from "#domain/household/household.ts";
import { type MoneyFormat, negate } from "#domain/money/money.ts";
import { type Change, shortfallPlan } from "#domain/plan/shortfall.ts";
import { explanationWords } from "#web/household/explanation-words.ts";
import { Money } from "#web/ui/money.tsx";
import { Why } from "#web/ui/why.tsx";

const words: Record<Change["kind"], (label: string) => string> = {
  "spend-less": (label) => `Less for ${label}`,
  "drop-bill": (label) => `Without ${label}`,
  "cheaper-bill": (label) => `A better price for ${label}, perhaps`,
};

/** What would have to change for every week to be covered, the smallest first. Nobody is told to do it. */
export function ShortWeek({ household, format }: { household: Household; format: MoneyFormat }) {
  const plan = shortfallPlan(household);
  if (!plan.ok) return null;
  const { changes, uncovered } = plan.value;
  return (
    <section className="section review-part">
      <h2>What would cover it</h2>
      <ol className="rows">
        {changes.map(({ kind, id, label, weekly, why }) => (
          <li key={`${kind} ${id}`}>
            <span>
              {words[kind](label)} <Why about={label} {...explanationWords(why, format)} />
            </span>
            <Money amount={weekly} format={format} sign="always" />
          </li>
        ))}
        {uncovered.amount > 0 && (
          <li>
            <span>Still missing</span>
            <Money amount={negate(uncovered.amount)} format={format} />
          </li>
        )}
      </ol>
      <p className="small quiet review-note">These are figures, not advice: you know what can wait.</p>
    </section>
  );
}
