import { useSyncExternalStore } from "react";
import { type Currency, currency, currencyOfRegion, type MoneyFormat } from "#domain/money/money.ts";

/** Prerendered pages use American English and dollars; the reader's own format follows after hydration. */
export const defaultFormat: MoneyFormat = { locale: "en-US", currency: "USD" as Currency };

let readerFormat: MoneyFormat | undefined;

function formatFor(locale: string): MoneyFormat {
  const region = new Intl.Locale(locale).maximize().region ?? "US";
  const known = currency(currencyOfRegion(region));
  if (!known.ok) throw new Error(`No currency for ${region}`);
  return { locale, currency: known.value };
}

/** For code that runs after the first render. */
export function readReaderFormat(): MoneyFormat {
  const { language } = navigator;
  // Intl is slow on phones, so skip it for the most common locale.
  readerFormat ??= !language || language === defaultFormat.locale ? defaultFormat : formatFor(language);
  return readerFormat;
}

const subscribeToNothing = () => () => {};

/** How to format money, guessed from the browser's language until a household sets it. */
export const useReaderFormat = (): MoneyFormat =>
  useSyncExternalStore(subscribeToNothing, readReaderFormat, () => defaultFormat);
