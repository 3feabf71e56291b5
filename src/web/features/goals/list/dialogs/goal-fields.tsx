import type { ReactNode } from "react";
import { goalDefaults } from "#domain/goals/goal-defaults.ts";
import type { GoalKind } from "#domain/household/household.ts";
import { formatMoney } from "#domain/money/money.ts";
import { explanationWords } from "#web/household/explanation-words.ts";
import { goalKindOptions } from "#web/household/words/goal-kinds.ts";
import { listWords } from "#web/household/words/list-words.ts";
import { DateField } from "#web/ui/date-field.tsx";
import { MoneyField } from "#web/ui/money-field.tsx";
import { Select } from "#web/ui/select.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { Why } from "#web/ui/why.tsx";
import { billOf, onlyMe } from "./goal-answers.ts";
import { errorOf } from "./goal-problem-words.ts";
import type { GoalForm, GoalFormParts } from "./use-goal-form.ts";

export interface FieldsProps {
  form: GoalForm;
  parts: GoalFormParts;
}

export const fieldOf =
  ({ answers, problems, type }: GoalForm) =>
  (name: string) => ({
    ...{ name, value: answers[name] ?? "", error: errorOf(problems, name) },
    onChange: (text: string) => type({ [name]: text }),
  });

/** What a goal is, how much, until when, and where it stands. */
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
      {!form.becomesOwn && <Place form={form} parts={parts} />}
      <Whose form={form} parts={parts} />
    </>
  );
}

/** Where the amount came from, as long as nobody has typed another. */
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

/** The household's together, or one person's; a few people's where it is that already. A new one may be for one's eyes alone. */
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
  const hint = form.becomesOwn ? "Nobody else sees it, and no plan or shared sum counts it." : undefined;
  return <Select {...fieldOf(form)("whose")} label="Whose" options={options} hint={hint} />;
}
