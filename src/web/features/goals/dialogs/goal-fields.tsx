import { type ReactNode, useState } from "react";
import { goalDefaults } from "#domain/goals/goal-defaults.ts";
import type { GoalKind } from "#domain/household/household.ts";
import type { AnswerProblem, AnswerProblems } from "#domain/intake/answers.ts";
import { formatMoney } from "#domain/money/money.ts";
import { canHaveFund } from "#domain/plan/bill-funds.ts";
import { HeldInFields } from "#web/household/held-in-fields.tsx";
import { explanationWords } from "#web/household/words/explanation-words.ts";
import { goalKindOptions } from "#web/household/words/kind-options.ts";
import { listWords } from "#web/household/words/list-words.ts";
import { Button } from "#web/ui/button.tsx";
import { amountProblemText, MoneyField } from "#web/ui/money-field.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { Select } from "#web/ui/select.tsx";
import { DateField, TextField } from "#web/ui/text-field.tsx";
import { Why } from "#web/ui/why.tsx";
import { billOf, onlyMe, shareFormat, sweepToGoal } from "./goal-answers.ts";
import type { GoalForm, GoalFormParts } from "./use-goal-form.ts";
import "#web/ui/blocks.css";

interface FieldsProps {
  form: GoalForm;
  parts: GoalFormParts;
}

const fieldOf =
  ({ answers, problems, type }: GoalForm) =>
  (name: string) => ({
    name,
    value: answers[name] ?? "",
    error: errorFor(problems, name),
    onChange: (text: string) => type({ [name]: text }),
  });

/** Kind, name, target, date, amount saved, place in line and owners. */
export function GoalFields({ form, parts }: FieldsProps) {
  const { household, today } = parts;
  const field = fieldOf(form);
  const bill = billOf(form.answers, household);
  return (
    <>
      <Select
        {...field("kind")}
        value={form.answers.kind ?? "own"}
        onChange={form.chooseKind}
        label="What for"
        options={goalKindOptions}
      />
      <TextField {...field("label")} label="Name" autoComplete="off" />
      {bill ? (
        <p className="goal-form-wide small">
          Amount and date are those of {bill.label}: {formatMoney(bill.amount, household)}, and follow it.
        </p>
      ) : (
        <>
          <MoneyField
            {...field("target")}
            label="Target"
            format={household}
            hint={<UsualTarget form={form} parts={parts} />}
          />
          <DateField {...field("by")} label="By" optional min={today} />
        </>
      )}
      <MoneyField
        {...field("alreadySaved")}
        label="Already saved"
        optional
        hint="Before the first save recorded here."
        format={household}
      />
      {!form.isPrivate && (
        <HeldInFields
          answers={form.answers}
          accounts={household.accounts}
          format={household}
          rowClass="goal-form-wide"
          errorOf={(name) => errorFor(form.problems, name)}
          onType={form.type}
        />
      )}
      {!form.becomesPrivate && <Place form={form} parts={parts} />}
      <Whose form={form} parts={parts} />
    </>
  );
}

/** Explains the suggested target until the user types another. */
function UsualTarget({ form, parts: { household, today } }: FieldsProps): ReactNode {
  const { kind = "own" } = form.answers;
  const usual = form.touched.has("target") ? null : goalDefaults(kind as GoalKind, household, today).target;
  if (!usual) return null;
  return (
    <>
      From your answers <Why about="this target" {...explanationWords(usual.why, household)} />
    </>
  );
}

function Place({ form, parts: { others, now, opened } }: FieldsProps) {
  const isClosed = opened && now && now.state !== "active" && now.state !== "paused";
  if (others.length === 0 || isClosed) return null;
  const after = others.map(({ label }, index) => ({ value: String(index + 1), label: `After ${label}` }));
  return (
    <Select {...fieldOf(form)("place")} label="Place in line" options={[{ value: "0", label: "First" }, ...after]} />
  );
}

/** Shared, or one person's. "Several people" appears only if it is set already; "only me" only for a new goal. */
function Whose({ form, parts: { household, opened } }: FieldsProps) {
  const { people } = household;
  const { whose = "" } = form.answers;
  if (people.length < 2) return null;
  const chosen = whose.split(" ");
  const names = people.filter(({ id }) => chosen.includes(id)).map(({ name }) => name);
  const several = chosen.length > 1 ? [{ value: whose, label: listWords(names) }] : [];
  const options = [
    { value: "", label: "All of us together" },
    ...people.map(({ id, name }) => ({ value: id, label: `${name} alone` })),
    ...several,
    ...(opened ? [] : [{ value: onlyMe, label: "Only me" }]),
  ];
  const hint = form.becomesPrivate ? "Nobody else sees it, and no plan or shared sum counts it." : undefined;
  return <Select {...fieldOf(form)("whose")} label="Whose" options={options} hint={hint} />;
}

const ways = [
  { value: "", label: "By its date, else in its turn" },
  { value: "fixed", label: "A fixed amount a week" },
  { value: "share", label: "A share of each week" },
  { value: "leftover", label: "What other goals leave" },
];

const hints: Readonly<Record<string, string>> = {
  leftover: "Each week’s plan gives it what the others leave. What a week’s budgets leave is offered when it is over.",
};

/** How the goal is funded, what happens once it is complete, and the bill it saves for. */
export function FundingFields({ form, parts }: FieldsProps) {
  const { answers } = form;
  const { household } = parts;
  const field = fieldOf(form);
  const hasBill = billOf(answers, household) !== undefined;
  // Starts open if anything is set; from then on the user opens and closes it.
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

/** A yearly or quarterly bill. Not for emergency and debt-free goals, which the plan funds differently. */
function LaysByFor({ form, parts: { household } }: FieldsProps) {
  const { kind = "own" } = form.answers;
  const bills = household.bills.filter(canHaveFund);
  if (bills.length === 0 || kind === "emergency" || kind === "debt-free") return null;
  const options = [{ value: "", label: "No bill" }, ...bills.map(({ id, label }) => ({ value: id, label }))];
  return <Select {...fieldOf(form)("billId")} label="It lays by for" options={options} />;
}

type Words = Readonly<Partial<Record<AnswerProblem, string>>>;

const stillHere = "What you typed is still here.";

const amount: Words = { ...amountProblemText, negative: `This can’t be below zero. ${stillHere}` };

const words: Readonly<Record<string, Words>> = {
  label: { empty: "Enter a name.", "too-long": `Up to 80 characters fit here. ${stillHere}` },
  target: { ...amount, "too-small": "A goal needs an amount above zero." },
  alreadySaved: amount,
  alsoAmount: {
    ...amount,
    empty: "Enter what this account holds of it.",
    "too-small": "Enter an amount above zero, or choose no other account.",
    "too-large": "Together that is more than what is already saved.",
  },
  weekly: { ...amount, "too-small": "A fixed amount is above zero." },
  by: {
    "not-a-day": `This is no day of the calendar. ${stillHere}`,
    "too-small": "That day is over. Choose today or a later one, or leave it open.",
  },
  share: {
    empty: "Enter how much of each week, in percent.",
    unreadable: `This doesn’t read as a percentage. ${stillHere}`,
    "too-many-decimals": "One decimal fits here.",
    "too-small": "The least that fits here is 0.1 %.",
    "too-large": "The most that fits here is 100 %.",
  },
};

/** The error message of a field. It also says that the typed text is safe. */
function errorFor(problems: AnswerProblems, field: string): string | undefined {
  const problem = problems[field];
  // The parts in other accounts share their words.
  return problem && (words[field.replace(/\d+$/, "")]?.[problem] ?? `This can’t be kept as it stands. ${stillHere}`);
}

interface ActionsProps {
  submitLabel: string;
  isBusy: boolean;
  onClose: () => void;
}

/** The submit and cancel buttons at the end of each goal form. */
export const FormActions = ({ submitLabel, isBusy, onClose }: ActionsProps) => (
  <div className="goal-form-wide goal-form-actions">
    <Button type="submit" busy={isBusy}>
      {submitLabel}
    </Button>
    <Button variant="quiet" onClick={onClose}>
      Cancel
    </Button>
  </div>
);
