import { leads, type MoneyDate } from "#domain/money-date/money-date.ts";

const step = 30;

/** As whoever reads writes times. */
const times = new Intl.DateTimeFormat(undefined, { timeStyle: "short", timeZone: "UTC" });

/** Every half hour of a day, and the chosen time where it is none of them. */
export function timeOptions(chosen: number) {
  const halfHours = Array.from({ length: (24 * 60) / step }, (_, index) => index * step);
  const minutes = [...new Set([...halfHours, chosen])].sort((one, other) => one - other);
  return minutes.map((minute) => ({ value: String(minute), label: times.format(minute * 60_000) }));
}

const leadWords: Readonly<Record<number, string>> = {
  60: "An hour before",
  180: "Three hours before",
  1440: "The day before, at the same time",
};

export const leadOptions = leads.map((lead) => ({ value: String(lead), label: leadWords[lead]! }));

/** By the clocks of the money date, wherever the reader is. */
export const momentIn = ({ timeZone }: MoneyDate, instant: number): string =>
  new Intl.DateTimeFormat(undefined, {
    ...{ weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "2-digit" },
    timeZone,
  }).format(instant);
