import { currencyOfRegion } from "#domain/money/region-currency.ts";
import { parseTimeZone, type Weekday } from "#domain/time/day.ts";
import { countries } from "./countries.ts";

/** Where a household lives and how it writes: guessed from the browser, and for people to change. */
export interface Place {
  country: string;
  currency: string;
  locale: string;
  firstDay: Weekday;
  timeZone: string;
}

export interface BrowserSays {
  language: string;
  timeZone: string;
}

export const browserSays = (): BrowserSays => ({
  language: navigator.language || "en-US",
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});

export function guessPlace({ language, timeZone }: BrowserSays): Place {
  const region = localeOf(language).maximize().region ?? "";
  const country = countries.includes(region) ? region : "US";
  return { ...placeIn(country, language), timeZone: parseTimeZone(timeZone).ok ? timeZone : "UTC" };
}

/** A country brings its money, its way of writing and its week; the clocks stay where the device is. */
export function placeIn(country: string, language: string): Omit<Place, "timeZone"> {
  const locale = new Intl.Locale(localeOf(language).language, { region: country });
  return { country, currency: currencyOfRegion(country), locale: locale.toString(), firstDay: firstDayOf(locale) };
}

/** A browser's language may be none that this engine knows. */
function localeOf(language: string): Intl.Locale {
  try {
    return new Intl.Locale(language);
  } catch {
    return new Intl.Locale("en-US");
  }
}

interface KnowsWeeks {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
}

const sundayFirst =
  "AG AS AU BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW";

/** Not every browser tells when weeks begin. */
function firstDayOf(locale: Intl.Locale): Weekday {
  const { getWeekInfo, weekInfo } = locale as KnowsWeeks;
  const told = (getWeekInfo?.call(locale) ?? weekInfo)?.firstDay;
  if (told) return told as Weekday;
  return sundayFirst.split(" ").includes(locale.region ?? "") ? 7 : 1;
}
