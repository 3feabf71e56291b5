import { type NumberFormat, parseNumber } from "#domain/money/parse-number.ts";

/** The number a step away from what was typed, kept within the limits. Unreadable text takes no step. */
export function stepBy(text: string, change: number, format: NumberFormat): number | undefined {
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, decimals } = format;
  const typed = parseNumber(text, { locale: format.locale, decimals });
  if (!typed.ok && typed.problem !== "empty") return undefined;
  const from = typed.ok ? typed.value : 0;
  // Rounded, because 0.1 + 0.2 is not 0.3 in binary.
  const next = Number((from + change).toFixed(decimals));
  return Math.min(max, Math.max(min, next));
}
