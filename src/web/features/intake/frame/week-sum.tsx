import type { Explanation, Figure } from "#domain/explain.ts";
import type { MoneyFormat } from "#domain/money/money.ts";
import type { WeeklyBudget } from "#domain/plan/weekly-budget.ts";
import { explanationWords } from "#web/household/explanation-words.ts";
import { Money } from "#web/ui/money.tsx";
import { Why } from "#web/ui/why.tsx";
import { type Answered, weekSoFar } from "./week-so-far.ts";
import "./week-sum.css";

interface WeekSumProps {
  budget: WeeklyBudget | null;
  answered: Answered;
  format: MoneyFormat;
}

/** What the week leaves, closed as ledgers close. A short week is said plainly; what comes next is a notice. */
export function WeekSum({ budget, answered, format }: WeekSumProps) {
  const { label, amount, note, isShort } = weekSoFar(budget, answered);
  return (
    <div className="sum week-sum">
      <p>
        {label} {budget && amount !== null && <LeftWhy label={label} {...{ budget, answered, format }} />}
        {note && <span className="week-sum-note">{note}</span>}
      </p>
      <p className="week-sum-amount">
        {amount === null ? (
          <span className="money money--large money--quiet">–</span>
        ) : (
          <Money amount={amount} format={format} size="large" tone={isShort ? "loss" : "plain"} />
        )}
      </p>
    </div>
  );
}

function LeftWhy({ label, budget, answered, format }: WeekSumProps & { label: string; budget: WeeklyBudget }) {
  return <Why about={label} {...explanationWords(whyLeft(budget, answered), format)} />;
}

/** What nobody has answered yet went in as nothing, and is not shown as an answer. */
function whyLeft({ income, committed, everyday, left }: WeeklyBudget, answered: Answered): Explanation {
  const input = (label: string, { amount }: Figure, isAnswered: boolean) =>
    isAnswered ? { label, amount } : { label, text: "not yet" };
  const inputs = [
    input("Money in", income, answered.income),
    input("Bills and debt minimums", committed, answered.committed),
    input("Everyday spending", everyday, answered.everyday),
  ];
  return { formula: left.why.formula, inputs };
}
