import type { MoneyFormat } from "#domain/money/money.ts";
import { minor, negate } from "#domain/money/money.ts";
import type { WeeklyBudget } from "#domain/plan/weekly-budget.ts";
import { explanationWords } from "#web/household/explanation-words.ts";
import { Money } from "#web/ui/money.tsx";
import { Why } from "#web/ui/why.tsx";

/** The one number of the plan. A short week is said as what is missing, never as a save below zero. */
export function PlanNumber({ budget, format }: { budget: WeeklyBudget; format: MoneyFormat }) {
  const { left } = budget;
  const isShort = left.amount < minor(0);
  const label = isShort ? "Missing each week" : "To set aside each week";
  return (
    <div className="plan-number">
      <p className="plan-number-label">
        {label} <Why about={label} {...explanationWords(left.why, format)} />
      </p>
      <Money amount={isShort ? negate(left.amount) : left.amount} format={format} size="hero" />
    </div>
  );
}
