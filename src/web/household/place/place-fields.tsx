import { useMemo } from "react";
import { currencies } from "#domain/money/currency.ts";
import type { Weekday } from "#domain/time/day.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Select } from "#web/ui/select.tsx";
import { countryOptions, currencyOptions } from "./countries.ts";
import { type Place, placeIn } from "./place.ts";
import { localeOptions, timeZoneOptions, weekdayOptions, zoneName } from "./place-options.ts";
import "./place-fields.css";

interface PlaceFieldsProps {
  place: Place;
  onChange: (place: Place) => void;
  /** Why the currency stays what it is, where it does. */
  currencyStays?: string | undefined;
}

/** The country says most of it; the rest is folded away, with what it says in its heading. */
export function PlaceFields({ place, onChange, currencyStays }: PlaceFieldsProps) {
  const options = useMemo(countryOptions, []);
  const { currency } = place;
  const move = (country: string) =>
    onChange({ ...place, ...placeIn(country, navigator.language), ...(currencyStays && { currency }) });
  return (
    <>
      <Select label="Country" name="country" value={place.country} onChange={move} options={options} />
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
