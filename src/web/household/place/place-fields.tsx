import { useMemo } from "react";
import { currencies } from "#domain/money/money.ts";
import { parseTimeZone, type Weekday } from "#domain/time/day.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Select } from "#web/ui/select.tsx";
import { countryOptions, currencyOptions, type Place, placeIn } from "./place.ts";
import "./place-fields.css";

interface PlaceFieldsProps {
  place: Place;
  onChange: (place: Place) => void;
  /** Why the currency can't be changed, if it can't. */
  currencyStays?: string | undefined;
}

/** The country implies most of it; the rest is collapsed, with a summary as its heading. */
export function PlaceFields({ place, onChange, currencyStays }: PlaceFieldsProps) {
  const options = useMemo(countryOptions, []);
  const { currency } = place;
  const changeCountry = (country: string) =>
    onChange({ ...place, ...placeIn(country, navigator.language), ...(currencyStays && { currency }) });
  return (
    <>
      <Select label="Country" name="country" value={place.country} onChange={changeCountry} options={options} />
      <details className="place-more">
        <summary>
          <span>Currency, week and time zone</span>
          <span className="small quiet place-words">{placeInWords(place)}</span>
          <Icon name="chevron-down" />
        </summary>
        <MoreFields place={place} onChange={onChange} currencyStays={currencyStays} />
      </details>
    </>
  );
}

function placeInWords({ currency, firstDay, timeZone }: Place): string {
  const day = weekdayOptions.find(({ value }) => value === String(firstDay))!.label;
  return `${currency}, weeks from ${day}, ${zoneName(timeZone)}`;
}

function MoreFields({ place, onChange, currencyStays }: PlaceFieldsProps) {
  const change = (part: Partial<Place>) => onChange({ ...place, ...part });
  const money = useMemo(() => currencyOptions(currencies), []);
  const zones = useMemo(() => timeZoneOptions(place.timeZone), [place.timeZone]);
  return (
    <div className="place-fields">
      <Select
        label="Currency"
        hint={currencyStays ?? "One for the whole household."}
        disabled={currencyStays !== undefined}
        value={place.currency}
        onChange={(currency) => change({ currency })}
        options={money}
      />
      <Select
        label="Figures and dates are written as in"
        value={place.locale}
        onChange={(locale) => change({ locale })}
        options={localeOptions(place, navigator.languages)}
      />
      <Select
        label="Your week begins on"
        value={String(place.firstDay)}
        onChange={(day) => change({ firstDay: Number(day) as Weekday })}
        options={weekdayOptions}
      />
      <Select label="Time zone" value={place.timeZone} onChange={(timeZone) => change({ timeZone })} options={zones} />
    </div>
  );
}

export const weekdayOptions = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"].map(
  (label, index) => ({ value: String(index + 1), label }),
);

/** "America/New York". */
const zoneName = (zone: string): string => zone.replaceAll("_", " ");

/** All time zones that this browser knows, and the current one even if it is not among them. */
export function timeZoneOptions(current: string) {
  const listed = Intl.supportedValuesOf?.("timeZone") ?? [];
  const zones = new Set([current, "UTC", ...listed].filter((zone) => parseTimeZone(zone).ok));
  return [...zones].sort().map((value) => ({ value, label: zoneName(value) }));
}

const amount = 1234.56;

/** The user's languages, each also in its variant for the chosen country. */
export function localeOptions({ country, locale }: Pick<Place, "country" | "locale">, languages: readonly string[]) {
  const there = languages.map((language) => new Intl.Locale(new Intl.Locale(language).language, { region: country }));
  const tags = new Set([locale, ...there.map(String), ...languages, `en-${country}`]);
  const names = new Intl.DisplayNames("en", { type: "language" });
  return [...tags].map((value) => ({
    value,
    label: `${names.of(value) ?? value}: ${new Intl.NumberFormat(value, { minimumFractionDigits: 2 }).format(amount)}`,
  }));
}
