import type { ChangeEvent, KeyboardEvent } from "react";
import { type NumberFormat, type NumberProblem, numberAsTyped, parseNumber } from "#domain/money/parse-number.ts";
import type { Result } from "#domain/result.ts";
import { Field, type FieldFrame, type FieldIds, fieldFrame, InputBox } from "./field.tsx";

export type NumberFieldProps = FieldFrame & {
  /** The typed text, valid or not. */
  value: string;
  onChange: (text: string, parsed: Result<number, NumberProblem>) => void;
  onBlur?: (() => void) | undefined;
  locale: string;
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  /** The most decimals allowed; none by default. */
  decimals?: number | undefined;
  suffix?: string | undefined;
  name?: string | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
};

const stepKeys: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

export function NumberField(props: NumberFieldProps) {
  return (
    <Field {...fieldFrame(props)} suffix={props.suffix}>
      {(ids) => (
        <InputBox ids={ids} suffix={props.suffix}>
          <NumberInput {...props} ids={ids} />
        </InputBox>
      )}
    </Field>
  );
}

function NumberInput({ ids, ...props }: NumberFieldProps & { ids: FieldIds }) {
  const { name, placeholder, disabled, value, min, max, locale, decimals = 0 } = props;
  const format = { locale, decimals, min, max };
  const parsed = parseNumber(value, format);
  return (
    <input
      name={name}
      placeholder={placeholder}
      disabled={disabled}
      value={value}
      {...ids}
      className="field-control field-control--number"
      type="text"
      role="spinbutton"
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={parsed.ok ? parsed.value : undefined}
      aria-valuetext={value || undefined}
      inputMode={decimals > 0 ? "decimal" : "numeric"}
      autoComplete="off"
      {...handlers(props, format)}
    />
  );
}

function handlers({ value, onChange, onBlur, step = 1 }: NumberFieldProps, format: NumberFormat) {
  const change = (text: string) => onChange(text, parseNumber(text, format));
  return {
    onChange: (event: ChangeEvent<HTMLInputElement>) => change(event.target.value),
    onBlur: () => {
      const parsed = parseNumber(value, format);
      const tidy = parsed.ok ? numberAsTyped(parsed.value, format) : value;
      if (tidy !== value) change(tidy);
      onBlur?.();
    },
    onKeyDown: (event: KeyboardEvent) => {
      const steps = stepKeys[event.key];
      const next = steps === undefined ? undefined : stepBy(value, steps * step, format);
      if (next === undefined) return;
      event.preventDefault();
      change(numberAsTyped(next, format));
    },
  };
}

/** The number one step from the typed one, within the limits. Undefined for unreadable text. */
function stepBy(text: string, change: number, format: NumberFormat): number | undefined {
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, decimals } = format;
  const typed = parseNumber(text, { locale: format.locale, decimals });
  if (!typed.ok && typed.problem !== "empty") return undefined;
  const from = typed.ok ? typed.value : 0;
  // Rounded, because 0.1 + 0.2 is not 0.3 in binary.
  const next = Number((from + change).toFixed(decimals));
  return Math.min(max, Math.max(min, next));
}
