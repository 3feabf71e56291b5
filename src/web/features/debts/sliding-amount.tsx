import { useState } from "react";
import { type Currency, exponentOf, type Minor, type MoneyFormat, minor } from "#domain/money/money.ts";
import { amountAsTyped, parseAmount } from "#domain/money/parse-amount.ts";
import { shortMoney } from "#web/household/words/number-words.ts";
import { amountProblemText, MoneyField } from "#web/ui/money-field.tsx";
import "./try-card.css";

interface SlidingProps {
  label: string;
  value: Minor;
  scale: AmountScale;
  format: MoneyFormat;
  onChange: (amount: Minor) => void;
}

/** A slider with an exact text field. Invalid text stays in the field, and the last valid amount stays in effect. */
export function SlidingAmount({ label, value, scale, format, onChange }: SlidingProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    setTyped(text);
    const amount = readAmount(text, format);
    if (typeof amount === "number") onChange(amount);
  };
  const problem = typed === null ? null : readAmount(typed, format);
  const slide = (amount: number) => {
    setTyped(null);
    onChange(minor(amount));
  };
  return (
    <div className="sliding">
      <MoneyField
        label={label}
        value={typed ?? amountAsTyped(value, format)}
        format={format}
        onChange={type}
        onBlur={() => typeof problem === "number" && setTyped(null)}
        error={typeof problem === "string" ? problem : undefined}
      />
      <Slider label={label} value={value} scale={scale} format={format} onChange={slide} />
      <div className="sliding-ends small quiet" aria-hidden="true">
        <span>{shortMoney(minor(0), format)}</span>
        <span>{shortMoney(scale.most, format)}</span>
      </div>
    </div>
  );
}

interface SliderProps extends Omit<SlidingProps, "onChange"> {
  onChange: (amount: number) => void;
}

function Slider({ label, value, scale: { most, step }, format, onChange }: SliderProps) {
  const shown = Math.min(value, most);
  return (
    <input
      type="range"
      className="sliding-range"
      aria-label={`${label}, as a slider`}
      aria-valuetext={shortMoney(value, format)}
      min={0}
      max={most}
      step={step}
      value={shown}
      style={{ "--share": `${(shown / most) * 100}%` } as object}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  );
}

/** Returns the amount, or an error message. An empty field is zero. */
function readAmount(text: string, format: MoneyFormat): Minor | string {
  const parsed = parseAmount(text, format);
  if (!parsed.ok) return parsed.problem === "empty" ? minor(0) : amountProblemText[parsed.problem];
  return parsed.value < 0 ? "Enter nothing or more. What you typed is still here." : parsed.value;
}

interface AmountScale {
  most: Minor;
  step: Minor;
}

const stepsOnScale = 40;
const roundFactors = [1, 2, 2.5, 5, 10];

/** A round maximum that is at least `wanted`, and a step that yields about forty positions. */
export function amountScale(wanted: readonly number[], leastUnits: number, currency: Currency): AmountScale {
  const unit = 10 ** exponentOf(currency);
  const units = Math.ceil(Math.max(leastUnits * unit, ...wanted) / unit);
  const power = 10 ** Math.floor(Math.log10(units));
  const most = roundFactors.map((part) => Math.round(part * power)).find((one) => one >= units)!;
  const step = Math.max(1, Math.floor(most / stepsOnScale));
  return { most: minor(most * unit), step: minor(step * unit) };
}
