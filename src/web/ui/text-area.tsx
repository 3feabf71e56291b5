import type { ComponentProps } from "react";
import { Field, type FieldLook, fieldLook } from "./field.tsx";
import "./text-area.css";

type AreaProps = Omit<ComponentProps<"textarea">, keyof FieldLook | "onChange" | "value" | "id">;

export type TextAreaProps = FieldLook & AreaProps & { value: string; onChange: (value: string) => void };

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
