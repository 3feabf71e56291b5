import { spell } from "./amount-text.ts";
import type { MoneyFormat } from "./money.ts";

const knownMarks = new Map<string, readonly string[]>();

// Only this currency’s own marks: €12 must not become $12.
export function currencyMarks(format: MoneyFormat): readonly string[] {
  const key = `${format.locale} ${format.currency}`;
  const marks = knownMarks.get(key) ?? findMarks(format);
  knownMarks.set(key, marks);
  return marks;
}

function findMarks({ currency, locale }: MoneyFormat): string[] {
  const displays = ["symbol", "narrowSymbol", "code", "name"] as const;
  const found = [locale, "en", "en-001"].flatMap((place) =>
    displays.flatMap((currencyDisplay) => {
      const formatter = new Intl.NumberFormat(place, { style: "currency", currency, currencyDisplay });
      return [1, 2, 5].flatMap((count) => formatter.formatToParts(count).filter(({ type }) => type === "currency"));
    }),
  );
  const marks = new Set(found.map(({ value }) => spell(value)));
  marks.delete("");
  return [...marks].sort((a, b) => b.length - a.length);
}
