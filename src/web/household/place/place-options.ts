import { parseTimeZone } from "#domain/time/day.ts";
import type { Place } from "./place.ts";

export const weekdayOptions = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"].map(
  (label, index) => ({ value: String(index + 1), label }),
);

/** `America/New_York` as people read it. */
export const zoneName = (zone: string): string => zone.replaceAll("_", " ");

/** All that this browser knows, with the present one even where it does not list it. */
export function timeZoneOptions(present: string) {
  const listed = Intl.supportedValuesOf?.("timeZone") ?? [];
  const zones = new Set([present, "UTC", ...listed].filter((zone) => parseTimeZone(zone).ok));
  return [...zones].sort().map((value) => ({ value, label: zoneName(value) }));
}

const amount = 1234.56;

/** The reader's own languages, each also as it is written in the chosen country. */
export function localeOptions({ country, locale }: Pick<Place, "country" | "locale">, languages: readonly string[]) {
  const there = languages.map((language) => new Intl.Locale(new Intl.Locale(language).language, { region: country }));
  const tags = new Set([locale, ...there.map(String), ...languages, `en-${country}`]);
  const names = new Intl.DisplayNames("en", { type: "language" });
  return [...tags].map((value) => ({
    value,
    label: `${names.of(value) ?? value}: ${new Intl.NumberFormat(value, { minimumFractionDigits: 2 }).format(amount)}`,
  }));
}
