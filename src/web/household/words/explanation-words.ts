import type { Explanation, ExplanationInput } from "#domain/explain.ts";
import { formatMoney, type MoneyFormat, sum } from "#domain/money/money.ts";
import { percentOf } from "#domain/money/rate.ts";

export interface ExplanationWords {
  formula: string;
  inputs: { label: string; value: string }[];
}

/** Nobody reads a longer list; the remaining rows are added up. */
const mostRows = 12;

/** An explanation as `Why` shows it: a sentence, and each input formatted in the household's locale. */
export function explanationWords({ formula, inputs }: Explanation, format: MoneyFormat): ExplanationWords {
  const rows = uniqueLabels(limitRows(inputs)).map((input) => ({
    label: input.label,
    value: inputText(input, format),
  }));
  return { formula: sentence(formula), inputs: rows };
}

const sentence = (words: string): string =>
  `${words.charAt(0).toUpperCase()}${words.slice(1)}${words.endsWith(".") ? "" : "."}`;

function limitRows(inputs: readonly ExplanationInput[]): readonly ExplanationInput[] {
  const rest = inputs.slice(mostRows - 1);
  const amounts = rest.flatMap((input) => ("amount" in input ? [input.amount] : []));
  if (rest.length < 2 || amounts.length < rest.length) return inputs;
  return [...inputs.slice(0, mostRows - 1), { label: `${rest.length} more`, amount: sum(amounts) }];
}

/** Two people's pay may both be called "Pay": the second is "Pay (2)". */
function uniqueLabels(inputs: readonly ExplanationInput[]): ExplanationInput[] {
  const taken = new Set<string>();
  return inputs.map((input) => {
    let label = input.label;
    for (let turn = 2; taken.has(label); turn += 1) label = `${input.label} (${turn})`;
    taken.add(label);
    return { ...input, label };
  });
}

function inputText(input: ExplanationInput, format: MoneyFormat): string {
  if ("amount" in input) return formatMoney(input.amount, format);
  if ("rate" in input) return `${numberText(percentOf(input.rate), format)}\u00a0%`;
  return "count" in input ? numberText(input.count, format) : input.text;
}

const numbers = new Map<string, Intl.NumberFormat>();

// Cached, because creating a formatter costs far more than using it.
function numberText(value: number, { locale }: MoneyFormat): string {
  const format = numbers.get(locale) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  numbers.set(locale, format);
  return format.format(value);
}
