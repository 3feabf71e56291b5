import { type Currency, exponentOf, type Minor, minor } from "#domain/money/money.ts";

export interface AmountScale {
  most: Minor;
  step: Minor;
}

const stepsOnScale = 40;
const round = [1, 2, 2.5, 5, 10];

/** A slider's end, round and no less than asked, and a step that gives it some forty places. */
export function amountScale(asked: readonly number[], leastUnits: number, currency: Currency): AmountScale {
  const unit = 10 ** exponentOf(currency);
  const units = Math.ceil(Math.max(leastUnits * unit, ...asked) / unit);
  const power = 10 ** Math.floor(Math.log10(units));
  const most = round.map((part) => Math.round(part * power)).find((one) => one >= units)!;
  const step = Math.max(1, Math.floor(most / stepsOnScale));
  return { most: minor(most * unit), step: minor(step * unit) };
}
