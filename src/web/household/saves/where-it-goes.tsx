import type { MoneyFormat } from "#domain/money/money.ts";
import type { WaterfallStep } from "#domain/plan/waterfall.ts";
import { Money } from "#web/ui/money.tsx";
import { Why } from "#web/ui/why.tsx";
import { explanationWords } from "../words/explanation-words.ts";

/** A week's split, down to the cent. Omits steps that get nothing. */
export function WhereItGoes({ steps, format }: { steps: readonly WaterfallStep[]; format: MoneyFormat }) {
  return (
    <ol className="rows where-it-goes">
      {steps
        .filter(({ amount }) => amount > 0)
        .map((step) => (
          <li key={keyOf(step)}>
            <span>
              {step.label} <Why about={step.label} {...explanationWords(step.why, format)} />
              {step.finishes && <span className="small quiet"> This week fills it.</span>}
            </span>
            <Money amount={step.amount} format={format} />
          </li>
        ))}
    </ol>
  );
}

const keyOf = ({ target, label }: WaterfallStep): string =>
  `${target.kind} ${"id" in target ? target.id : ""} ${label}`;
