import type { Figure } from "#domain/explain.ts";
import { type MoneyFormat, negate } from "#domain/money/money.ts";
import { Money } from "#web/ui/money.tsx";
import { Why } from "#web/ui/why.tsx";
import { explanationWords } from "../words/explanation-words.ts";

/** The one number of the plan. A shortfall is shown as what is missing, never as a negative save. */
export function PlanNumber({ left, format }: { left: Figure; format: MoneyFormat }) {
  const isShort = left.amount < 0;
  const label = isShort ? "Missing each week" : "To set aside each week";
  return (
    <div className="plan-number">
      <p className="lede">
        {label} <Why about={label} {...explanationWords(left.why, format)} />
      </p>
      <Money amount={isShort ? negate(left.amount) : left.amount} format={format} size="hero" />
    </div>
  );
}
