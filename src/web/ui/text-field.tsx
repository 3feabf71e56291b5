import type { ComponentProps, ReactNode } from "react";
import { Field, type FieldFrame, fieldFrame, InputBox } from "./field.tsx";
import "./field.css";

type InputProps = Omit<ComponentProps<"input">, keyof FieldFrame | "onChange" | "value" | "id">;

export type TextFieldProps = FieldFrame &
  InputProps & {
    value: string;
    onChange: (value: string) => void;
    /** A small control inside the box, at its right end. */
    trailing?: ReactNode;
  };

export function TextField(props: TextFieldProps) {
  const { label, hint, error, optional, aside, labelHidden, onChange, trailing, ...input } = props;
  return (
    <Field {...fieldFrame(props)}>
      {(ids) => (
        <InputBox ids={ids} trailing={trailing}>
          <input
            type="text"
            {...input}
            {...ids}
            className="field-control"
            onChange={(event) => onChange(event.target.value)}
          />
        </InputBox>
      )}
    </Field>
  );
}

type AreaProps = Omit<ComponentProps<"textarea">, keyof FieldFrame | "onChange" | "value" | "id">;

type TextAreaProps = FieldFrame & AreaProps & { value: string; onChange: (value: string) => void };

/** A text field for a few sentences; grows with its content if the browser supports it. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, optional, aside, labelHidden, onChange, ...area } = props;
  return (
    <Field {...fieldFrame(props)}>
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

type DateFieldProps = FieldFrame & {
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
    <Field {...fieldFrame(props)}>
      {(ids) => (
        <InputBox ids={ids}>
          <input
            {...input}
            {...ids}
            className="field-control date-field"
            type="date"
            onChange={(event) => onChange(event.target.value)}
          />
        </InputBox>
      )}
    </Field>
  );
}
