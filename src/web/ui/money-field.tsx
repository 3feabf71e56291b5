import { type Minor, type MoneyFormat, symbolOf } from "#domain/money/money.ts";
import { type AmountProblem, amountAsTyped, parseAmount } from "#domain/money/parse-amount.ts";
import type { Result } from "#domain/result.ts";
import { Field, type FieldFrame, type FieldIds, fieldFrame, InputBox } from "./field.tsx";
import type { DataAttributes } from "./money.tsx";

export type MoneyFieldProps = FieldFrame & {
  /** The typed text, valid or not. */
  value: string;
  onChange: (text: string, parsed: Result<Minor, AmountProblem>) => void;
  onBlur?: (() => void) | undefined;
  format: MoneyFormat;
  /** Text after the amount, such as “a month”. */
  suffix?: string | undefined;
  name?: string | undefined;
  placeholder?: string | undefined;
  autoFocus?: boolean | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  /** Attributes that name the figure in the field for tests. */
  mark?: DataAttributes | undefined;
};

export const amountProblemText: Record<AmountProblem, string> = {
  empty: "Enter an amount.",
  unreadable: "This doesn’t read as an amount. What you typed is still here.",
  ambiguous: "This can be read in two ways. Leave out the thousands separator to make it clear.",
  "too-many-decimals": "These are more decimals than the currency has.",
  "too-large": "The largest amount that fits here is 1 billion.",
};

export function MoneyField(props: MoneyFieldProps) {
  const symbol = symbolOf(props.format);
  return (
    <Field {...fieldFrame(props)} suffix={props.suffix}>
      {(ids) => (
        <InputBox ids={ids} {...symbol} suffix={props.suffix}>
          <MoneyInput {...props} ids={ids} />
        </InputBox>
      )}
    </Field>
  );
}

function MoneyInput({ ids, value, format, onChange, onBlur, ...props }: MoneyFieldProps & { ids: FieldIds }) {
  const { name, placeholder, autoFocus, disabled, required, mark } = props;
  const change = (text: string) => onChange(text, parseAmount(text, format));
  const onLeave = () => {
    const tidy = normalized(value, format);
    if (tidy !== value) change(tidy);
    onBlur?.();
  };
  return (
    <input
      name={name}
      placeholder={placeholder}
      // biome-ignore lint/a11y/noAutofocus: set only where a press opened the form that this field begins
      autoFocus={autoFocus}
      disabled={disabled}
      required={required}
      value={value}
      {...ids}
      {...mark}
      className="field-control field-control--number"
      type="text"
      inputMode="decimal"
      autoComplete="off"
      onChange={(event) => change(event.target.value)}
      onBlur={onLeave}
    />
  );
}

// Unreadable text stays exactly as typed, and so do negative amounts, which most fields refuse.
function normalized(text: string, format: MoneyFormat): string {
  const parsed = parseAmount(text, format);
  return parsed.ok && parsed.value >= 0 ? amountAsTyped(parsed.value, format) : text;
}
