import type { Currency } from "../../money/money.ts";
import type { Day } from "../../time/day.ts";
import type { ReadOptions } from "../answers.ts";

/** Read options of households in several locales, on a Sunday in November. */
export const askedIn = (locale: string, currency: string): ReadOptions => ({
  format: { locale, currency: currency as Currency },
  today: "2026-11-15" as Day,
});

export const american = askedIn("en-US", "USD");
export const british = askedIn("en-GB", "GBP");
export const german = askedIn("de-DE", "EUR");
export const french = askedIn("fr-FR", "EUR");
export const indian = askedIn("en-IN", "INR");
export const swiss = askedIn("de-CH", "CHF");
export const swedish = askedIn("sv-SE", "SEK");
export const japanese = askedIn("ja-JP", "JPY");
export const egyptian = askedIn("ar-EG", "EGP");
