import { Field, type FieldLook, fieldLook } from "./field.tsx";
import { FieldBox } from "./field-box.tsx";
import "./date-field.css";

export type DateFieldProps = FieldLook & {
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
