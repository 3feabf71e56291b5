import { currencyOfRegion } from "#domain/money/money.ts";
import { parseTimeZone, type Weekday } from "#domain/time/day.ts";

/** Where a household lives and its locale: guessed from the browser, and editable. */
export interface Place {
  country: string;
  currency: string;
  locale: string;
  firstDay: Weekday;
  timeZone: string;
}

interface BrowserLocale {
  language: string;
  timeZone: string;
}

export const browserLocale = (): BrowserLocale => ({
  language: navigator.language || "en-US",
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});

export function guessPlace({ language, timeZone }: BrowserLocale): Place {
  const region = localeOf(language).maximize().region ?? "";
  const country = countries.includes(region) ? region : "US";
  return { ...placeIn(country, language), timeZone: parseTimeZone(timeZone).ok ? timeZone : "UTC" };
}

/** A country implies its currency, locale and first day of the week, but not the time zone. */
export function placeIn(country: string, language: string): Omit<Place, "timeZone"> {
  const locale = new Intl.Locale(localeOf(language).language, { region: country });
  return { country, currency: currencyOfRegion(country), locale: locale.toString(), firstDay: firstDayOf(locale) };
}

/** The browser may report a language that its Intl engine does not accept. */
function localeOf(language: string): Intl.Locale {
  try {
    return new Intl.Locale(language);
  } catch {
    return new Intl.Locale("en-US");
  }
}

interface LocaleWithWeekInfo {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
}

const sundayFirst =
  "AG AS AU BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW";

/** Not every browser knows the first day of the week. */
function firstDayOf(locale: Intl.Locale): Weekday {
  const { getWeekInfo, weekInfo } = locale as LocaleWithWeekInfo;
  const known = (getWeekInfo?.call(locale) ?? weekInfo)?.firstDay;
  if (known) return known as Weekday;
  return sundayFirst.split(" ").includes(locale.region ?? "") ? 7 : 1;
}

/** ISO 3166-1. */
const codes = `
  AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD
  CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF
  GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN
  KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA
  NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI
  SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI
  VN VU WF WS YE YT ZA ZM ZW`;

export const countries: readonly string[] = codes.trim().split(/\s+/);

interface NamedOption {
  value: string;
  label: string;
}

function namedOptions(values: readonly string[], type: "region" | "currency"): NamedOption[] {
  const names = new Intl.DisplayNames("en", { type });
  const order = new Intl.Collator("en");
  return values
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((one, other) => order.compare(one.label, other.label));
}

export const countryOptions = (): NamedOption[] => namedOptions(countries, "region");

/** With their codes, because several are called dollar. */
export const currencyOptions = (currencies: readonly string[]): NamedOption[] =>
  namedOptions(currencies, "currency").map(({ value, label }) => ({ value, label: `${label} (${value})` }));
