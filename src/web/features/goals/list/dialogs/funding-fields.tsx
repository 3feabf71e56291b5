import { useState } from "react";
import { canHaveFund } from "#domain/plan/bill-funds.ts";
import { MoneyField } from "#web/ui/money-field.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { Select } from "#web/ui/select.tsx";
import { billOf, shareFormat, sweepToGoal } from "./goal-answers.ts";
import { type FieldsProps, fieldOf } from "./goal-fields.tsx";
import "#web/ui/fold.css";

const ways = [
  { value: "", label: "By its date, else in its turn" },
  { value: "fixed", label: "A fixed amount a week" },
  { value: "share", label: "A share of each week" },
  { value: "leftover", label: "What other goals leave" },
];

const hints: Readonly<Record<string, string>> = {
  leftover: "Each week’s plan gives it what the others leave. What a week’s budgets leave is offered when it is over.",
};

/** How a goal is fed, what happens once it is full, and the bill that it lays by for. */
export function FundingFields({ form, parts }: FieldsProps) {
  const { answers } = form;
  const { household } = parts;
  const field = fieldOf(form);
  const hasBill = billOf(answers, household) !== undefined;
  // Open from the start where something is said already; from then on it is the reader's.
  const [isOpen] = useState(hasBill || (answers.funding ?? "") !== "");
  const hasPart = answers.funding === "fixed" || answers.funding === "share";
  return (
    <details className="fold goal-form-wide" open={isOpen}>
      <summary>Where its money comes from</summary>
      <div className="goal-form-fields">
        <LaysByFor form={form} parts={parts} />
        {!hasBill && (
          <Select {...field("funding")} label="How it is fed" options={ways} hint={hints[answers.funding ?? ""]} />
        )}
        {!hasBill && answers.funding === "fixed" && (
          <MoneyField {...field("weekly")} label="Fixed amount" suffix="a week" format={household} />
        )}
        {!hasBill && answers.funding === "share" && (
          <NumberField
            {...field("share")}
            {...shareFormat}
            label="Share"
            suffix="% of a week"
            locale={household.locale}
          />
        )}
        {!hasBill && hasPart && <SweepsTo form={form} parts={parts} />}
      </div>
    </details>
  );
}

function SweepsTo({ form, parts: { others } }: FieldsProps) {
  const options = [
    { value: "", label: "Down the list" },
    { value: "investing", label: "To investing" },
    ...others.map(({ id, label }) => ({ value: sweepToGoal(id), label: `To ${label}` })),
  ];
  return <Select {...fieldOf(form)("sweep")} label="Once it is full, its part goes" options={options} />;
}

/** A yearly or quarterly bill. The plan fills emergency and debt-free goals in ways of their own. */
function LaysByFor({ form, parts: { household } }: FieldsProps) {
  const { kind = "own" } = form.answers;
  const bills = household.bills.filter(canHaveFund);
  if (bills.length === 0 || kind === "emergency" || kind === "debt-free") return null;
  const options = [{ value: "", label: "No bill" }, ...bills.map(({ id, label }) => ({ value: id, label }))];
  return <Select {...fieldOf(form)("billId")} label="It lays by for" options={options} />;
}
