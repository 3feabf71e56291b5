import { type Minor, type MoneyFormat, symbolOf } from "#domain/money/money.ts";
import { type AmountProblem, amountAsTyped, parseAmount } from "#domain/money/parse-amount.ts";
import type { Result } from "#domain/result.ts";
import { Field, FieldBox, type FieldIds, type FieldLook, fieldLook } from "./field.tsx";

export type MoneyFieldProps = FieldLook & {
  /** What was typed, readable or not. */
  value: string;
  onChange: (text: string, parsed: Result<Minor, AmountProblem>) => void;
  onBlur?: (() => void) | undefined;
  format: MoneyFormat;
  /** Words after the amount, such as “a month”. */
  suffix?: string | undefined;
  name?: string | undefined;
  placeholder?: string | undefined;
  autoFocus?: boolean | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
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
    <Field {...fieldLook(props)} suffix={props.suffix}>
      {(ids) => (
        <FieldBox ids={ids} {...symbol} suffix={props.suffix}>
          <MoneyInput {...props} ids={ids} />
        </FieldBox>
      )}
    </Field>
  );
}

function MoneyInput({ ids, value, format, onChange, onBlur, ...props }: MoneyFieldProps & { ids: FieldIds }) {
  const { name, placeholder, autoFocus, disabled, required } = props;
  const change = (text: string) => onChange(text, parseAmount(text, format));
  const leave = () => {
    const tidy = tidied(value, format);
    if (tidy !== value) change(tidy);
    onBlur?.();
  };
  return (
    <input
      {...{ name, placeholder, autoFocus, disabled, required, value }}
      {...ids}
      className="field-control field-control--number"
      type="text"
      inputMode="decimal"
      autoComplete="off"
      onChange={(event) => change(event.target.value)}
      onBlur={leave}
    />
  );
}

// Unreadable text stays exactly as it was typed, and so does what is below zero: most fields refuse it.
function tidied(text: string, format: MoneyFormat): string {
  const parsed = parseAmount(text, format);
  return parsed.ok && parsed.value >= 0 ? amountAsTyped(parsed.value, format) : text;
}
