import { useId } from "react";
import { formatMoney, type Minor, type MoneyFormat, negate } from "#domain/money/money.ts";
import { type Overspent, overspentOf, weeksOver, whyLeftOver } from "#domain/money-date/agenda-facts.ts";
import { type Envelope, whyLeft } from "#domain/spending/envelopes.ts";
import { endOfWeek, startOfWeek } from "#domain/time/week.ts";
import { useRun } from "#web/household/commands/use-run.ts";
import { figureMark } from "#web/household/figures/figure-mark.ts";
import { NeedsCategory } from "#web/household/needs-category/needs-category.tsx";
import { explanationWords } from "#web/household/words/explanation-words.ts";
import { markOf, youWords } from "#web/household/words/people-words.ts";
import { MemberMark } from "#web/ui/icon.tsx";
import { Money } from "#web/ui/money.tsx";
import { Meter } from "#web/ui/progress.tsx";
import { Why } from "#web/ui/why.tsx";
import { choosing } from "../sign-off-commands.ts";
import type { StepProps } from "../step-screen.tsx";
import {
  type ChoiceOption,
  choiceOf,
  choiceOptions,
  disagreementWords,
  overWords,
  streakWords,
} from "./spending-words.ts";
import "./spending-step.css";

/** The week's budgets, and a choice for each overspent category. */
export function SpendingStep({ figures, date, here }: StepProps) {
  const { household } = figures;
  if (!date.spending) return <p className="lede">These amounts are too large to be added up exactly.</p>;
  const { envelopes, sum } = date.spending;
  const over = overspentOf(envelopes);
  const { calendars } = household;
  const between = { from: startOfWeek(date.week, calendars), to: endOfWeek(date.week, calendars) };
  const you = youWords(household.people);
  return (
    <>
      <p className="lede">
        {you[0]!.toUpperCase() + you.slice(1)} spent{" "}
        <span {...(!date.isPast && figureMark("spent-week", sum.spent))}>{formatMoney(sum.spent, household)}</span> of{" "}
        {formatMoney(sum.budgeted, household)}. {overWords(over.length, envelopes.length)}
      </p>
      <NeedsCategory entries={sum.uncategorized.entries} between={between} />
      {(envelopes.length > 0 || sum.uncategorized.entries > 0) && (
        <SpendingTable spending={date.spending} format={household} isPast={date.isPast} />
      )}
      {over.map((one) => (
        <OverspentCategory key={one.envelope.category.id} overspent={one} figures={figures} date={date} here={here} />
      ))}
    </>
  );
}

type Spending = NonNullable<StepProps["date"]["spending"]>;

interface TableProps {
  spending: Spending;
  format: MoneyFormat;
  isPast: boolean;
}

function SpendingTable({ spending: { envelopes, sum }, format, isPast }: TableProps) {
  const label = `Left over ${isPast ? "that week" : "this week"}`;
  const isSafe = !isPast && sum.left >= 0;
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
        {sum.uncategorized.entries > 0 && <UncategorizedRow spent={sum.uncategorized.spent} format={format} />}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {label} <Why about={label} {...explanationWords(whyLeftOver(sum), format)} />
          </th>
          <td>
            <Money
              amount={sum.left}
              format={format}
              tone={sum.left < 0 ? "loss" : "plain"}
              mark={isSafe ? figureMark("safe-to-spend", sum.left) : undefined}
            />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

/** Overspent categories first; the others keep the household's order. */
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

/** It has no budget, so all of it takes from what is left. */
const UncategorizedRow = ({ spent, format }: { spent: Minor; format: MoneyFormat }) => (
  <tr>
    <th scope="row">Without a category</th>
    <td />
    <td>
      <Money amount={negate(spent)} format={format} tone={spent > 0 ? "loss" : "plain"} />
    </td>
  </tr>
);

interface OverspentCategoryProps extends StepProps {
  overspent: Overspent;
}

/** An overspent category and what to do about it. Each person may choose; the latest choice counts. */
function OverspentCategory({ overspent, figures, date, here }: OverspentCategoryProps) {
  const { envelope, over } = overspent;
  const { household, book, began } = figures;
  const { category } = envelope;
  const options = choiceOptions(overspent, household);
  const title = `${category.label} is ${formatMoney(over, household)} over`;
  const row = streakWords(weeksOver(book, envelope, date.week, began));
  const differ = disagreementWords(category.id, options, date.signOffs, date.adults);
  return (
    <section className="overspent">
      <h3 className="overspent-title">
        {title} <Why about={title} {...explanationWords(whyLeft(envelope), household)} />
      </h3>
      <Options
        options={options}
        date={date}
        here={here}
        categoryId={category.id}
        legend={`${row} What should happen to it?`.trim()}
      />
      <p className="small quiet overspent-note">{differ || "It is noted on the sheet. Budgets stay as they are."}</p>
    </section>
  );
}

interface OptionsProps extends Pick<StepProps, "date" | "here"> {
  options: readonly ChoiceOption[];
  categoryId: string;
  legend: string;
}

function Options({ options, categoryId, legend, date, here }: OptionsProps) {
  const run = useRun();
  const name = useId();
  const own = choiceOf(date.signOffs, here[0]!, categoryId)?.choice;
  const choose = ({ choice, from }: ChoiceOption) =>
    void run(choosing(date.week, here, { categoryId, choice, ...(from && { from }), at: Date.now() }));
  return (
    <fieldset className="overspent-options">
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.choice} className="overspent-option">
          <input
            className="overspent-radio"
            type="radio"
            name={name}
            checked={option.choice === own}
            onChange={() => choose(option)}
          />
          <span>{option.words}</span>
          <ChosenBy date={date} categoryId={categoryId} choice={option.choice} />
        </label>
      ))}
    </fieldset>
  );
}

interface ChosenByProps extends Pick<StepProps, "date"> {
  categoryId: string;
  choice: ChoiceOption["choice"];
}

function ChosenBy({ date: { adults, signOffs }, categoryId, choice }: ChosenByProps) {
  const marks = adults.flatMap(({ id, name }) => {
    const shape = choiceOf(signOffs, id, categoryId)?.choice === choice && markOf(adults, id);
    return shape ? [<MemberMark key={id} shape={shape} label={`${name} chose this`} />] : [];
  });
  return marks.length > 0 && <span className="overspent-marks">{marks}</span>;
}
