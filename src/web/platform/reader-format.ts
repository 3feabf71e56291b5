import { useSyncExternalStore } from "react";
import { currency, type Currency, currencyOfRegion, type MoneyFormat } from "#domain/money/money.ts";

/** Prerendered pages speak American English and dollars; the reader's own notation follows once the page is live. */
export const defaultFormat: MoneyFormat = { locale: "en-US", currency: "USD" as Currency };

let readerFormat: MoneyFormat | undefined;

function formatFor(locale: string): MoneyFormat {
  const region = new Intl.Locale(locale).maximize().region ?? "US";
  const known = currency(currencyOfRegion(region));
  if (!known.ok) throw new Error(`No currency for ${region}`);
  return { locale, currency: known.value };
}

/** For what happens after the first rendering. */
export function readReaderFormat(): MoneyFormat {
  const { language } = navigator;
  // Asking Intl is slow on phones, and the most common answer is known.
  readerFormat ??= !language || language === defaultFormat.locale ? defaultFormat : formatFor(language);
  return readerFormat;
}

const never = () => () => {};

/** How this reader writes money, guessed from the browser's language until a household says otherwise. */
export const useReaderFormat = (): MoneyFormat => useSyncExternalStore(never, readReaderFormat, () => defaultFormat);
