/** "4.99 %" with no more decimals than it has, or with as many as a column that lines up wants. */
export function percentWords(percent: number, locale: string, decimals?: number): string {
  const minimumFractionDigits = decimals ?? 0;
  const maximumFractionDigits = decimals ?? mostDecimals;
  return `${percent.toLocaleString(locale, { minimumFractionDigits, maximumFractionDigits })}\u00a0%`;
}

/** As many as a rate has. */
const mostDecimals = 3;
