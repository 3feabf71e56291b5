import type { ComponentProps, ReactNode } from "react";
import { Field, type FieldLook, fieldLook } from "./field.tsx";
import { FieldBox } from "./field-box.tsx";

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
