import type { ReactNode } from "react";
import { Field, type FieldFrame, fieldFrame } from "./field.tsx";
import { Icon } from "./icon.tsx";
import "./field.css";

type SelectProps = FieldFrame & {
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  options: readonly SelectOption[];
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined;
  /** A mark before the selected text. */
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
    <Field {...fieldFrame(props)}>
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

/** Options of the same group go together, at the position of the first of them. */
function SelectOptions({ options }: { options: readonly SelectOption[] }) {
  const groups = new Map<string, SelectOption[]>();
  for (const option of options) {
    const key = option.group ?? `\u0000${option.value}`;
    groups.set(key, [...(groups.get(key) ?? []), option]);
  }
  return [...groups].map(([key, members]) => <SelectGroup key={key} label={members[0]?.group} members={members} />);
}

function SelectGroup({ label, members }: { label: string | undefined; members: SelectOption[] }) {
  const options = members.map(({ value, label: text, disabled }) => (
    <option key={value} value={value} disabled={disabled}>
      {text}
    </option>
  ));
  return label === undefined ? options : <optgroup label={label}>{options}</optgroup>;
}
