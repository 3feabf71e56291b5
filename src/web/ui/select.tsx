import type { ReactNode } from "react";
import { Field, type FieldLook, fieldLook } from "./field.tsx";
import { Icon } from "./icon.tsx";
import "./field.css";

type SelectProps = FieldLook & {
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  options: readonly SelectOption[];
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined;
  /** A drawn mark before the chosen words. */
  mark?: ReactNode;
  name?: string | undefined;
  autoComplete?: string | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
};

export function Select(props: SelectProps) {
  const { label, hint, error, optional, aside, labelHidden, onChange, options, placeholder, mark, ...select } = props;
  const className = `field-control select-control${mark ? " select-control--marked" : ""}`;
  return (
    <Field {...fieldLook(props)}>
      {(ids) => (
        <div className="field-box select">
          {mark && <span className="select-mark">{mark}</span>}
          <select {...select} {...ids} className={className} onChange={(event) => onChange(event.target.value)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            <SelectOptions options={options} />
          </select>
          <span className="select-chevron">
            <Icon name="chevron-down" />
          </span>
        </div>
      )}
    </Field>
  );
}

export type SelectOption = { value: string; label: string; group?: string | undefined; disabled?: boolean | undefined };

/** Options that name the same group stand together under it, where the first of them stands. */
function SelectOptions({ options }: { options: readonly SelectOption[] }) {
  const groups = new Map<string, SelectOption[]>();
  for (const option of options) {
    const key = option.group ?? `\u0000${option.value}`;
    groups.set(key, [...(groups.get(key) ?? []), option]);
  }
  return [...groups].map(([key, members]) => <SelectGroup key={key} label={members[0]?.group} members={members} />);
}

function SelectGroup({ label, members }: { label: string | undefined; members: SelectOption[] }) {
  const options = members.map(({ value, label: words, disabled }) => (
    <option key={value} value={value} disabled={disabled}>
      {words}
    </option>
  ));
  return label === undefined ? options : <optgroup label={label}>{options}</optgroup>;
}
