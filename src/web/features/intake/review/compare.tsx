import type { Household } from "#domain/household/household.ts";
import { type Minor, type MoneyFormat, subtract } from "#domain/money/money.ts";
import { type WeeklyBudget, weeklyBudget } from "#domain/plan/weekly-budget.ts";
import { Money } from "#web/ui/money.tsx";
import "./compare.css";

interface CompareProps {
  before: Household;
  after: Household;
  format: MoneyFormat;
}

const rows: readonly [label: string, figure: keyof WeeklyBudget][] = [
  ["Money in", "income"],
  ["Bills and debts", "committed"],
  ["Everyday spending", "everyday"],
  ["Left to save", "left"],
];

/** The week as it was finished last, and as it would be with what was typed since. */
export function Compare({ before, after, format }: CompareProps) {
  const [was, is] = [figuresOf(before), figuresOf(after)];
  return (
    <section className="section review-part">
      <h2>Before and after</h2>
      <table className="before-after">
        <thead>
          <tr>
            <th scope="col">A week</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, figure]) => (
            <CompareRow key={figure} label={label} was={was(figure)} is={is(figure)} format={format} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps {
  label: string;
  was: Minor | null;
  is: Minor | null;
  format: MoneyFormat;
}

function CompareRow({ label, was, is, format }: RowProps) {
  const change = was !== null && is !== null && was !== is ? subtract(is, was) : null;
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{was === null ? "–" : <Money amount={was} format={format} />}</td>
      <td>{is === null ? "–" : <Money amount={is} format={format} />}</td>
      <td>{change === null ? "–" : <Money amount={change} format={format} sign="always" />}</td>
    </tr>
  );
}

/** A household without figures has none to compare. */
function figuresOf(household: Household): (figure: keyof WeeklyBudget) => Minor | null {
  const budget = weeklyBudget(household);
  return (figure) => (budget.ok ? budget.value[figure].amount : null);
}
