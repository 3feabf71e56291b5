import { add, formatMoney } from "#domain/money/money.ts";
import type { Overspent } from "#domain/money-date/agenda-facts.ts";
import { useRun } from "#web/household/commands/use-run.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { Button } from "#web/ui/button.tsx";
import { raisingBudget } from "./raising-budget.ts";
import "./raise-budget.css";

/** A category that went over and was left so: its budget may follow, from next week on. */
export function RaiseBudget({ overspent: { envelope, over }, figures }: { overspent: Overspent; figures: Figures }) {
  const run = useRun();
  const { household, week, began } = figures;
  const { category, spent } = envelope;
  const raised = add(envelope.budget, over);
  if (category.weeklyBudget >= raised) return null;
  const words = `${category.label} from ${formatMoney(envelope.budget, household)} to ${formatMoney(raised, household)} a week`;
  return (
    <div className="raise-budget">
      <p>
        {category.label} took {formatMoney(spent, household)}. Its budget could follow, from next week on.
      </p>
      <Button
        variant="outline"
        size="small"
        onClick={() => void run(raisingBudget(category.id, raised, week, began), words)}
      >
        Raise it to {formatMoney(raised, household)}
      </Button>
    </div>
  );
}
