import type { Day } from "#domain/time/day.ts";
import { Button } from "#web/ui/button.tsx";
import { Select } from "#web/ui/select.tsx";
import { type KindName, kindOf } from "./kinds.ts";
import { rowError } from "./problem-words.ts";
import { RowField } from "./row-field.tsx";
import type { Row } from "./rows.ts";
import type { WhatIfState } from "./use-what-if.ts";

interface RowProps {
  row: Row;
  state: WhatIfState;
  today: Day;
  onRemove: () => void;
}

/** One change, with its fields and a way to take it out again. */
export function TriedRow({ row, state, today, onRemove }: RowProps) {
  const { tried, problems, type } = state;
  const { what, answers } = row;
  const { title, fields } = kindOf(what);
  const errorAt = (name: string) => rowError(problems[row.key], name, tried);
  return (
    <fieldset className="tried-row" data-row={row.key}>
      <legend>{title}</legend>
      <Thing {...{ row, state }} error={errorAt("id")} />
      {fields(tried, answers.id ?? "").map((spec) => (
        <RowField
          key={spec.name}
          {...{ spec, today }}
          format={tried.household}
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

type ThingProps = Pick<RowProps, "row" | "state"> & { error: string | undefined };

function Thing({ row, state: { tried, choose }, error }: ThingProps) {
  const { things, thing } = kindOf(row.what);
  if (!things) return null;
  const { id = "" } = row.answers;
  const known = things(tried).map((one) => ({ value: one.id, label: one.label }));
  const isGone = !known.some(({ value }) => value === id);
  const options = isGone ? [{ value: id, label: "No longer here" }, ...known] : known;
  return <Select label={thing} value={id} onChange={(next) => choose(row, next)} options={options} error={error} />;
}

/** Two rows of a kind are told apart by what they are about. */
function nameOf({ answers }: Row, what: KindName, { tried }: WhatIfState): string {
  const { things, title } = kindOf(what);
  const label = things?.(tried).find(({ id }) => id === answers.id)?.label ?? answers.label;
  return label ? `${title}, ${label}` : title;
}
