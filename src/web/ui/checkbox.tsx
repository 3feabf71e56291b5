import { type ComponentProps, type ReactNode, useId } from "react";
import { describedBy, FieldNotes } from "./field.tsx";
import { Icon } from "./icon.tsx";
import "./field.css";

export type CheckboxProps = Omit<ComponentProps<"input">, "onChange" | "checked" | "id" | "type"> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

export function Checkbox({ label, hint, error, onChange, className, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div className={`checkbox${error ? " checkbox--error" : ""}${className ? ` ${className}` : ""}`}>
      <label className="checkbox-label">
        <span className="checkbox-box">
          <input
            {...input}
            className="checkbox-input"
            id={id}
            type="checkbox"
            aria-describedby={describedBy(id, { error, hint })}
            aria-invalid={error ? true : undefined}
            onChange={(event) => onChange(event.target.checked)}
          />
          <Icon name="check" size={16} />
        </span>
        <span>{label}</span>
      </label>
      <div className="checkbox-notes">
        <FieldNotes id={id} hint={hint} error={error} />
      </div>
    </div>
  );
}
