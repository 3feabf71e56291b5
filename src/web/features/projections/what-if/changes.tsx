import { useEffect, useRef, useState } from "react";
import { cadences } from "#domain/intake/choices.ts";
import { rateDecimals } from "#domain/intake/fields.ts";
import { formatMoney, type MoneyFormat } from "#domain/money/money.ts";
import type { Day } from "#domain/time/day.ts";
import { cadenceOptions } from "#web/household/words/kind-options.ts";
import { Button } from "#web/ui/button.tsx";
import { amountProblemText, MoneyField } from "#web/ui/money-field.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { Segments } from "#web/ui/segments.tsx";
import { Select } from "#web/ui/select.tsx";
import { DateField, TextField } from "#web/ui/text-field.tsx";
import { percentProblemWords } from "../read-assumptions.ts";
import { type Baseline, type FieldSpec, type KindName, kindOf, kindsFor } from "./change-kinds.ts";
import { maxRows, type Row, type RowProblem, type RowProblems } from "./rows.ts";
import type { WhatIfState } from "./use-what-if.ts";

/** The list of changes, and the control that adds one. */
export function Changes({ state, today }: { state: WhatIfState; today: Day }) {
  const { place, toNew, toAdding } = useFocusAfterChange(state.rows.length);
  const remove = (row: Row) => {
    state.remove(row);
    toAdding();
  };
  const add = (what: KindName) => {
    state.add(what);
    toNew();
  };
  return (
    <div ref={place} className="tried">
      {state.rows.map((row) => (
        <TriedRow key={row.key} row={row} state={state} today={today} onRemove={() => remove(row)} />
      ))}
      {state.rows.length < maxRows ? (
        <Adding state={state} onAdd={add} />
      ) : (
        <p className="small quiet">{maxRows} changes at once are the most. Remove one to try another.</p>
      )}
    </div>
  );
}

/** Focuses the new row after adding, and the "add" control after removing. */
function useFocusAfterChange(count: number) {
  const place = useRef<HTMLDivElement>(null);
  const wanted = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a row was added or removed
  useEffect(() => {
    const places = wanted.current && place.current?.querySelectorAll<HTMLElement>(wanted.current);
    if (places) [...places].at(-1)?.querySelector<HTMLElement>("select, input")?.focus();
    wanted.current = null;
  }, [count]);
  const go = (where: string) => () => {
    wanted.current = where;
  };
  return { place, toNew: go(".tried-row"), toAdding: go(".tried-adding") };
}

function Adding({ state: { baseline }, onAdd }: { state: WhatIfState; onAdd: (what: KindName) => void }) {
  const offered = kindsFor(baseline);
  const [chosen, choose] = useState<KindName>("save");
  const what = offered.includes(chosen) ? chosen : offered[0]!;
  return (
    <div className="tried-adding">
      <Select
        label="What would be different"
        value={what}
        onChange={(name) => choose(name as KindName)}
        options={offered.map((value) => ({ value, label: kindOf(value).title }))}
      />
      <Button variant="outline" icon="plus" onClick={() => onAdd(what)}>
        Add
      </Button>
    </div>
  );
}

interface RowProps {
  row: Row;
  state: WhatIfState;
  today: Day;
  onRemove: () => void;
}

/** A change with its fields and a remove button. */
function TriedRow({ row, state, today, onRemove }: RowProps) {
  const { baseline, problems, type } = state;
  const { what, answers } = row;
  const { title, fields } = kindOf(what);
  const errorAt = (name: string) => rowError(problems[row.key], name, baseline);
  return (
    <fieldset className="tried-row" data-row={row.key}>
      <legend>{title}</legend>
      <SubjectSelect row={row} state={state} error={errorAt("id")} />
      {fields(baseline, answers.id ?? "").map((spec) => (
        <RowField
          key={spec.name}
          spec={spec}
          today={today}
          format={baseline.household}
          value={answers[spec.name] ?? ""}
          error={errorAt(spec.name)}
          onChange={(text) => type(row, spec.name, text)}
        />
      ))}
      <Button variant="quiet" size="small" icon="close" className="tried-remove" onClick={onRemove}>
        Remove<span className="visually-hidden">: {nameOf(row, what, state)}</span>
      </Button>
    </fieldset>
  );
}

type SubjectProps = Pick<RowProps, "row" | "state"> & { error: string | undefined };

function SubjectSelect({ row, state: { baseline, choose }, error }: SubjectProps) {
  const { subjects, subjectLabel } = kindOf(row.what);
  if (!subjects) return null;
  const { id = "" } = row.answers;
  const known = subjects(baseline).map((one) => ({ value: one.id, label: one.label }));
  const isGone = !known.some(({ value }) => value === id);
  const options = isGone ? [{ value: id, label: "No longer here" }, ...known] : known;
  return (
    <Select label={subjectLabel} value={id} onChange={(next) => choose(row, next)} options={options} error={error} />
  );
}

/** Includes the subject, since two rows can be of the same kind. */
function nameOf({ answers }: Row, what: KindName, { baseline }: WhatIfState): string {
  const { subjects, title } = kindOf(what);
  const label = subjects?.(baseline).find(({ id }) => id === answers.id)?.label ?? answers.label;
  return label ? `${title}, ${label}` : title;
}

interface FieldProps {
  spec: FieldSpec;
  value: string;
  error: string | undefined;
  format: MoneyFormat;
  today: Day;
  onChange: (text: string) => void;
}

const ways = [
  { value: "in", label: "Comes in" },
  { value: "out", label: "Is spent" },
];

/** The control for a field, by the name of the field. */
function RowField({ spec, value, error, format, today, onChange }: FieldProps) {
  const { name, label, suffix, hint } = spec;
  const field = { label, hint, error, value, onChange };
  if (name === "label") return <TextField {...field} autoComplete="off" />;
  if (name === "by") return <DateField {...field} optional min={today} />;
  if (name === "cadence") return <Select {...field} options={cadenceOptions(cadences)} />;
  if (name === "way") return <Segments {...field} label="This money" options={ways} wide />;
  if (name !== "percent") return <MoneyField {...field} suffix={suffix} format={format} />;
  const percent = { locale: format.locale, decimals: rateDecimals, min: 0, max: 100, step: 0.5 };
  return <NumberField {...field} {...percent} suffix={suffix} />;
}

type Words = Readonly<Partial<Record<RowProblem, string>>>;

const below = "This can’t be below zero. What you typed is still here.";
const amount: Words = { ...amountProblemText, negative: below, "negative-amount": below };
const nothing = "A goal of nothing is none. Enter a target above zero.";

const words: Readonly<Record<string, Words>> = {
  id: { gone: "It is no longer here: someone deleted it. Choose another, or remove this change." },
  label: { empty: "Enter a name.", "too-long": "Up to 80 characters fit here. What you typed is still here." },
  amount,
  target: { ...amount, "too-small": nothing, "target-not-above-zero": nothing },
  by: {
    "not-a-day": "This is no day of the calendar.",
    "date-in-past": "That day is over. Choose one that is still to come, or leave it open.",
  },
};

const tooMuch = ({ household, setAside }: Baseline): string =>
  `Money spent once comes out of your emergency money, and that is ${formatMoney(setAside, household)}.`;

/** The error message of a field. */
export function rowError(problems: RowProblems | undefined, field: string, baseline: Baseline): string | undefined {
  const problem = problems?.[field];
  if (!problem) return undefined;
  if (problem === "above-balance") return tooMuch(baseline);
  if (field === "percent")
    return percentProblemWords(problem === "rate-out-of-range" ? "too-large" : (problem as "empty"));
  return words[field]?.[problem] ?? "This can’t be tried as it stands. What you typed is still here.";
}
