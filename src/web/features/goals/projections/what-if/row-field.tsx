import { cadences } from "#domain/intake/choices.ts";
import { rateDecimals } from "#domain/intake/fields.ts";
import type { MoneyFormat } from "#domain/money/money.ts";
import type { Day } from "#domain/time/day.ts";
import { cadenceOptions } from "#web/household/words/cadence-words.ts";
import { DateField } from "#web/ui/date-field.tsx";
import { MoneyField } from "#web/ui/money-field.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { Segments } from "#web/ui/segments.tsx";
import { Select } from "#web/ui/select.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { FieldSpec } from "./kind.ts";

interface FieldProps {
  spec: FieldSpec;
  value: string;
  error: string | undefined;
  format: MoneyFormat;
  today: Day;
  onChange: (text: string) => void;
}

const ways = [
  { value: "in", label: "Comes in" },
  { value: "out", label: "Is spent" },
];

/** The control that a field's name asks for. */
export function RowField({ spec, value, error, format, today, onChange }: FieldProps) {
  const { name, label, suffix, hint } = spec;
  const field = { label, hint, error, value, onChange };
  if (name === "label") return <TextField {...field} autoComplete="off" />;
  if (name === "by") return <DateField {...field} optional min={today} />;
  if (name === "cadence") return <Select {...field} options={cadenceOptions(cadences)} />;
  if (name === "way") return <Segments {...field} label="This money" options={ways} wide />;
  if (name !== "percent") return <MoneyField {...field} suffix={suffix} format={format} />;
  const percent = { locale: format.locale, decimals: rateDecimals, min: 0, max: 100, step: 0.5 };
  return <NumberField {...field} {...percent} suffix={suffix} />;
}
