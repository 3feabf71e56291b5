import type { Household } from "#domain/household/household.ts";
import { formatMoney, type MoneyFormat } from "#domain/money/money.ts";
import type { PeriodSpending } from "#domain/spending/period-spending.ts";
import { whyEnvelope, whyTotalLeft } from "#domain/spending/period-why.ts";
import type { Day } from "#domain/time/day.ts";
import { explanationWords } from "#web/household/explanation-words.ts";
import { Money } from "#web/ui/money.tsx";
import { Why } from "#web/ui/why.tsx";
import { rolledWords, Spent } from "./budget-cells.tsx";
import { BudgetRow, LooseRow } from "./budget-row.tsx";
import { markWords } from "./budget-words.ts";
import "./budget-table.css";
import "./budget-lines.css";

interface TableProps {
  household: Household;
  spending: PeriodSpending;
  today: Day;
  chosen: string | undefined;
  entriesAt: (categoryId: string | undefined) => string;
}

/** A table on a wide page; on a phone each row is a line of its own. */
export function BudgetTable({ household, spending, today, chosen, entriesAt }: TableProps) {
  const { envelopes, uncategorised } = spending;
  return (
    <table className="budget-table">
      <caption className="visually-hidden">Budgets and what they took</caption>
      <thead>
        <tr>
          <th scope="col">Category</th>
          <th scope="col">{markWords(spending, today)}</th>
          <th scope="col">Budget</th>
          <th scope="col">Rolled over</th>
          <th scope="col">Spent</th>
          <th scope="col">Left</th>
        </tr>
      </thead>
      <tbody>
        {envelopes.map((envelope) => (
          <BudgetRow
            key={envelope.category.id}
            {...{ envelope, spending }}
            format={household}
            isChosen={chosen === envelope.category.id}
            to={entriesAt(chosen === envelope.category.id ? undefined : envelope.category.id)}
            why={explanationWords(whyEnvelope(spending, envelope), household)}
          />
        ))}
        {uncategorised && (
          <LooseRow
            spent={uncategorised.spent}
            format={household}
            isChosen={chosen === ""}
            to={entriesAt(chosen === "" ? undefined : "")}
          />
        )}
      </tbody>
      {envelopes.length > 0 && <Sums spending={spending} format={household} />}
    </table>
  );
}

/** Each column adds up; what has no category is in what was spent, and in no budget. */
function Sums({ spending, format }: { spending: PeriodSpending; format: MoneyFormat }) {
  const { total, spent } = spending;
  return (
    <tfoot>
      <tr>
        <th scope="row">Everyday</th>
        <td className="budget-meter" />
        <td className="budget-budget">{formatMoney(total.budget, format)}</td>
        <td className="budget-rolled">{rolledWords(total.carried, format)}</td>
        <td className="budget-spent">
          <Spent amount={spent} format={format} />
        </td>
        <td className="budget-left">
          <Why about="Left" {...explanationWords(whyTotalLeft(spending), format)} />{" "}
          <Money amount={total.left} format={format} />
        </td>
      </tr>
    </tfoot>
  );
}
