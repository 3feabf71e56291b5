import type { Household } from "#domain/household/household.ts";
import { formatMoney, minor, sum } from "#domain/money/money.ts";
import { type Envelope, envelopesOf } from "#domain/spending/envelopes.ts";
import { type SpendingBook, spentIn } from "#domain/spending/spending-book.ts";
import type { WeekId } from "#domain/time/week.ts";
import { explanationWords } from "#web/household/explanation-words.ts";
import { Meter } from "#web/ui/meter.tsx";
import { Why } from "#web/ui/why.tsx";

type SpendingProps = { household: Household; began: WeekId; book: SpendingBook; opened: WeekId };

/** What the week cost against its budgets; nothing where neither is known. */
export function WeekSpending({ household, began, book, opened }: SpendingProps) {
  const envelopes = envelopesOf(book, household.categories, opened, began);
  const [budget, spent] = [sum(envelopes.map((envelope) => envelope.budget)), spentIn(book, opened)];
  if (budget === 0 && spent === 0) return null;
  const worth = spent === 0 ? "Nothing entered" : formatMoney(spent, household);
  const words = budget > 0 ? `${worth} of ${formatMoney(budget, household)}` : worth;
  return (
    <section className="opened-week-part" aria-label="Spent">
      <p className="opened-week-spent">
        <span>
          Spent <Why about="Spent" {...explanationWords(why(envelopes, spent), household)} />
        </span>
        <span>{words}</span>
      </p>
      {budget > 0 && <Meter label="Spent" value={spent} max={budget} valueText={words} over={spent > budget} />}
    </section>
  );
}

function why(envelopes: readonly Envelope[], spent: number) {
  const inputs = envelopes.map(({ category, spent: amount }) => ({ label: category.label, amount }));
  const rest = spent - inputs.reduce((total, { amount }) => total + amount, 0);
  return {
    formula: "all spending of the week, refunds taken off, beside that week’s budgets added up",
    inputs: rest === 0 ? inputs : [...inputs, { label: "Without a category", amount: minor(rest) }],
  };
}
