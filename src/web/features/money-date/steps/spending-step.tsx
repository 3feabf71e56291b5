import { formatMoney, type MoneyFormat } from "#domain/money/money.ts";
import { overspentOf, whyLeftOver } from "#domain/money-date/agenda-facts.ts";
import type { Envelope } from "#domain/spending/envelopes.ts";
import { explanationWords } from "#web/household/words/explanation-words.ts";
import { youWords } from "#web/household/words/people-words.ts";
import { Meter } from "#web/ui/meter.tsx";
import { Money } from "#web/ui/money.tsx";
import { Why } from "#web/ui/why.tsx";
import type { StepProps } from "../step-screen.tsx";
import { OverspentPart } from "./overspent-part.tsx";
import { overWords } from "./spending-words.ts";
import "./spending-step.css";

/** The week's budgets at a glance, and a word on each that went over. */
export function SpendingStep({ figures, date, here }: StepProps) {
  const { household } = figures;
  if (!date.spending) return <p className="lede">These amounts are too large to be added up exactly.</p>;
  const { envelopes, sum } = date.spending;
  const over = overspentOf(envelopes);
  const you = youWords(household.people);
  return (
    <>
      <p className="lede">
        {you[0]!.toUpperCase() + you.slice(1)} spent {formatMoney(sum.spent, household)} of{" "}
        {formatMoney(sum.budgeted, household)}. {overWords(over.length, envelopes.length)}
        {sum.outside !== 0 && ` ${formatMoney(sum.outside, household)} went outside the budgets.`}
      </p>
      {envelopes.length > 0 && (
        <SpendingTable spending={date.spending} format={household} when={date.isPast ? "that week" : "this week"} />
      )}
      {over.map((one) => (
        <OverspentPart key={one.envelope.category.id} overspent={one} {...{ figures, date, here }} />
      ))}
    </>
  );
}

type Spending = NonNullable<StepProps["date"]["spending"]>;

interface TableProps {
  spending: Spending;
  format: MoneyFormat;
  when: string;
}

function SpendingTable({ spending: { envelopes, sum }, format, when }: TableProps) {
  const label = `Left over ${when}`;
  return (
    <table className="spending-table">
      <caption className="visually-hidden">Budgets of the week</caption>
      <thead>
        <tr>
          <th scope="col">Category</th>
          <th scope="col">
            <span className="visually-hidden">Spent</span>
          </th>
          <th scope="col">Left</th>
        </tr>
      </thead>
      <tbody>
        {envelopes.toSorted(overFirst).map((envelope) => (
          <EnvelopeRow key={envelope.category.id} envelope={envelope} format={format} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {label} <Why about={label} {...explanationWords(whyLeftOver(sum), format)} />
          </th>
          <td>
            <Money amount={sum.left} format={format} tone={sum.left < 0 ? "loss" : "plain"} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

/** The others keep the household's order. */
const overFirst = (one: Envelope, other: Envelope): number => Number(other.left < 0) - Number(one.left < 0);

function EnvelopeRow({ envelope, format }: { envelope: Envelope; format: MoneyFormat }) {
  const { category, budget, carried, spent, left } = envelope;
  const isOver = left < 0;
  return (
    <tr className={isOver ? "spending-table-over" : undefined}>
      <th scope="row">{category.label}</th>
      <td>
        <Meter
          label={`Spent on ${category.label}`}
          value={isOver ? 1 : spent}
          max={isOver ? 1 : budget + carried}
          valueText={formatMoney(spent, format)}
          over={isOver}
        />
      </td>
      <td>
        <Money amount={left} format={format} tone={isOver ? "loss" : "plain"} />
      </td>
    </tr>
  );
}
