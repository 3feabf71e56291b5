import type { ComponentProps, ReactNode } from "react";
import { Field, FieldBox, type FieldLook, fieldLook } from "./field.tsx";
import "./field.css";

type InputProps = Omit<ComponentProps<"input">, keyof FieldLook | "onChange" | "value" | "id">;

export type TextFieldProps = FieldLook &
  InputProps & {
    value: string;
    onChange: (value: string) => void;
    /** A small control inside the box at its right end. */
    trailing?: ReactNode;
  };

export function TextField(props: TextFieldProps) {
  const { label, hint, error, optional, aside, labelHidden, onChange, trailing, ...input } = props;
  return (
    <Field {...fieldLook(props)}>
      {(ids) => (
        <FieldBox ids={ids} trailing={trailing}>
          <input
            type="text"
            {...input}
            {...ids}
            className="field-control"
            onChange={(event) => onChange(event.target.value)}
          />
        </FieldBox>
      )}
    </Field>
  );
}

type AreaProps = Omit<ComponentProps<"textarea">, keyof FieldLook | "onChange" | "value" | "id">;

type TextAreaProps = FieldLook & AreaProps & { value: string; onChange: (value: string) => void };

/** Room for a few sentences; it grows with them where the browser can. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, optional, aside, labelHidden, onChange, ...area } = props;
  return (
    <Field {...fieldLook(props)}>
      {(ids) => (
        <div className="field-box text-area">
          <textarea
            rows={3}
            {...area}
            {...ids}
            className="field-control text-area-control"
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </Field>
  );
}

type DateFieldProps = FieldLook & {
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  onChange: (day: string) => void;
  onBlur?: (() => void) | undefined;
  min?: string | undefined;
  max?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
};

export function DateField(props: DateFieldProps) {
  const { label, hint, error, optional, aside, labelHidden, onChange, ...input } = props;
  return (
    <Field {...fieldLook(props)}>
      {(ids) => (
        <FieldBox ids={ids}>
          <input
            {...input}
            {...ids}
            className="field-control date-field"
            type="date"
            onChange={(event) => onChange(event.target.value)}
          />
        </FieldBox>
      )}
    </Field>
  );
}
