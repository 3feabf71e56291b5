import type { MoneyFormat } from "#domain/money/money.ts";
import type { WaterfallStep } from "#domain/plan/waterfall.ts";
import { explanationWords } from "#web/household/explanation-words.ts";
import { Money } from "#web/ui/money.tsx";
import { Why } from "#web/ui/why.tsx";

/** This week's split, down to the cent. What is full already is not listed. */
export function WhereItGoes({ steps, format }: { steps: readonly WaterfallStep[]; format: MoneyFormat }) {
  const taking = steps.filter(({ amount }) => amount > 0);
  if (taking.length === 0) return null;
  return (
    <section className="section review-part">
      <h2>Where it goes this week</h2>
      <ol className="rows">
        {taking.map((step) => (
          <li key={keyOf(step)}>
            <span>
              {step.label} <Why about={step.label} {...explanationWords(step.why, format)} />
              {step.finishes && <span className="small quiet review-note">This week fills it.</span>}
            </span>
            <Money amount={step.amount} format={format} />
          </li>
        ))}
      </ol>
    </section>
  );
}

const keyOf = ({ target, label }: WaterfallStep): string => `${target.kind} ${"id" in target ? target.id : ""} ${label}`;
