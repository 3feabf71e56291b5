import type { ReactNode } from "react";
import { Field, type FieldLook, fieldLook } from "./field.tsx";
import { Icon } from "./icon.tsx";
import { type SelectOption, SelectOptions } from "./select-options.tsx";
import "./select.css";

export type SelectProps = FieldLook & {
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
